/** The line of keys at the bottom. */
import type {Words} from '../../words/words.js';
import {type KeyWord, keyLabels} from '../key-labels.js';
import {type Line, lineWidth, span} from '../text/text.js';

/** Between two keys. */
const gap = '  ';

/** As many keys as there is room for, the most needed first: `1-9 tile  ←→ move  Enter lay`. That for help, which names all others, has its place in any case. */
export function keyLine({screens: {keys}}: Words, wanted: readonly KeyWord[], width: number): Line {
	return labelledKeys(wanted.map(word => [keyLabels[word], keys[word]]), width, wanted.indexOf('help'));
}

/** The same from labels and their words; a word without a label stands alone. `always` is the place of the key that is never left out, -1 for none. */
export function labelledKeys(wanted: ReadonlyArray<readonly [label: string | undefined, word: string]>, width: number, always = -1): Line {
	const pieces = wanted.map(([label, word]): Line => [...(label === undefined ? [] : [span(label, 'heading'), span(' ')]), span(word)]);
	const line: Line[] = [];
	let room = width + gap.length - (always === -1 ? 0 : lineWidth(pieces[always]) + gap.length);
	let isFull = false;
	for (const [place, piece] of pieces.entries()) {
		const needed = place === always ? 0 : lineWidth(piece) + gap.length;
		isFull ||= needed > room;
		if (!isFull || place === always) {
			room -= needed;
			line.push(line.length > 0 ? [span(gap), ...piece] : piece);
		}
	}

	return line.flat();
}
