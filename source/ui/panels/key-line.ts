/** The line of keys at the bottom. */
import type {Words} from '../../words/words.js';
import {type KeyWord, keyLabels} from '../key-labels.js';
import {type Line, lineWidth, span} from '../text/text.js';

/** As many keys as there is room for, the most needed first: `1-9 tile  ←→ move  Enter lay`. */
export function keyLine({screens: {keys}}: Words, wanted: readonly KeyWord[], width: number): Line {
	return labelledKeys(wanted.map(word => [keyLabels[word], keys[word]]), width);
}

/** The same from labels and their words; a word without a label stands alone. */
export function labelledKeys(wanted: ReadonlyArray<readonly [label: string | undefined, word: string]>, width: number): Line {
	const line: Line[] = [];
	let room = width;
	for (const [label, word] of wanted) {
		const piece: Line = [...(label === undefined ? [] : [span(label, 'heading'), span(' ')]), span(word)];
		const needed = lineWidth(piece) + (line.length > 0 ? 2 : 0);
		if (needed > room) {
			break;
		}

		room -= needed;
		line.push(line.length > 0 ? [span('  '), ...piece] : piece);
	}

	return line.flat();
}
