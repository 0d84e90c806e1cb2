/** Moves as lessons and drills tell of them. */
import type {LaidEvent} from '../match/events.js';
import {
	type Move, draw, laysTile, pass,
} from '../rules/move.js';
import type {Variant} from '../rules/variant.js';
import {type NameOfPlace, tileAndPlace} from '../words/hints.js';
import {wordsOfVariant} from '../words/variants.js';
import type {Words} from '../words/words.js';

/** What a tile brings its player, in the variant's terms: "sum 15, 3 points". */
export function makes(words: Words, variant: Variant, {count, points, another, host}: LaidEvent): string {
	const brought = wordsOfVariant(words, variant).brings({
		count, points, another, lead: host === undefined, own: true,
	});
	return brought === '' ? words.teaching.answers.makesNothing : brought;
}

/** "Lay 5-3 on 5-5", "Draw". */
export function advised({bots: {hint}}: Words, move: Move, nameOfPlace?: NameOfPlace): string {
	if (laysTile(move)) {
		return hint.lay(tileAndPlace(move, nameOfPlace));
	}

	return hint[move === draw ? 'draw' : (move === pass ? 'pass' : 'stop')];
}
