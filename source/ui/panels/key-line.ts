/** The line of keys at the bottom. */
import type {Words} from '../../words/words.js';
import {type KeyWord, keyLabels} from '../keys.js';
import {type Line, lineWidth, span} from '../text.js';

/** As many keys as there is room for, the most needed first: `1-9 tile  ←→ move  Enter lay`. */
export function keyLine({screens: {keys}}: Words, wanted: readonly KeyWord[], width: number): Line {
	const line: Line[] = [];
	let room = width;
	for (const word of wanted) {
		const label = keyLabels[word];
		const piece: Line = [...(label === undefined ? [] : [span(label, 'heading'), span(' ')]), span(keys[word])];
		const needed = lineWidth(piece) + (line.length > 0 ? 2 : 0);
		if (needed > room) {
			break;
		}

		room -= needed;
		line.push(line.length > 0 ? [span('  '), ...piece] : piece);
	}

	return line.flat();
}
