import {describe, expect, test} from 'vitest';
import {labelEnds} from '../../../source/board/letters.js';
import type {Match} from '../../../source/match/match.js';
import {viewOf} from '../../../source/match/view.js';
import {agree} from '../../../source/rules/variant.js';
import {deskFor} from '../../../source/ui/game/desk.js';
import {letterAt, placesInOrder} from '../../../source/board/move-places.js';
import {newGame} from '../../../source/ui/game/game.js';
import {endsLines} from '../../../source/ui/panels/ends.js';
import {readerOf} from '../../../source/ui/panels/sight.js';
import {plainText, textWidth} from '../../../source/ui/text/text.js';
import {variants} from '../../../source/variants/index.js';
import {wordsFor} from '../../../source/words/words-for.js';
import {playRandomMatch} from '../../helpers/play-matches.js';
import {alone} from '../scenes.js';

/** The ends lines of each tile of the seat in turn that fits somewhere, with the letters of its places. */
function linesOf(match: Match, width: number): Array<{letters: Array<string | undefined>; lines: string[]}> {
	const view = viewOf(match, match.table!.deal.turn);
	const desk = deskFor(view);
	return desk.tiles.map((tile, cursor) => {
		const sight = {
			words: wordsFor('pl'), view, desk: {...desk, cursor}, log: [], village: undefined, reader: readerOf(newGame([0]), view), width, isAmongActions: false,
		};
		return {
			letters: placesInOrder(view, tile).map(move => letterAt(view, move)),
			lines: endsLines(sight, 2).map(line => plainText(line)),
		};
	});
}

/** Calls for the position after each move of some matches of every kind. */
function everyPosition(look: (match: Match) => void) {
	for (const variant of variants) {
		const seats = variant.seats.at(-1)!;
		for (let seed = 1; seed <= 12; seed++) {
			playRandomMatch(agree(variant, {seats}), {
				seed,
				most: 60,
				players: alone.slice(0, seats),
				watch({match}) {
					if (match.table !== undefined && match.table.deal.stage !== 'over') {
						look(match);
					}
				},
			});
		}
	}
}

describe('the ends lines', () => {
	test('name the sum that is and the one that would be, in 60 columns', () => {
		everyPosition(match => {
			for (const {letters, lines: [present, future]} of linesOf(match, 60)) {
				expect(Math.max(textWidth(present), textWidth(future))).toBeLessThanOrEqual(60);
				expect(present).toMatch(match.table!.deal.layout.size === 0 ? /^Stół jest pusty/ : /suma \d+/);
				if (letters.length === 1) {
					expect(future).toMatch(/^po \d-\d: .*suma \d+/);
				}
			}
		});
	});

	test('name the points of a sum beside it, and after them that one goes out', () => {
		let both = 0;
		everyPosition(match => {
			for (const {lines: [, future]} of linesOf(match, 80)) {
				if (match.terms.variant.id === 'five-up' && future.includes('domino') && future.includes('punkt')) {
					both++;
					expect(future).toMatch(/suma \d+ → \d+ punkt\S* → domino!/);
				}
			}
		});
		expect(both).toBeGreaterThan(0);
	});

	test('name what each of several places would bring, in the order of their letters', () => {
		let several = 0;
		everyPosition(match => {
			const order = labelEnds(match.table!.deal.layout).map(({letter}) => letter);
			for (const {letters, lines: [, future]} of linesOf(match, 60)) {
				if (letters.length > 1) {
					several++;
					expect(letters).toEqual(order.filter(letter => letters.includes(letter)));
					expect([...future.slice(4).matchAll(/(?:^|(?<=[ :]))[a-zA-Z](?= )/g)].map(([letter]) => letter)).toEqual(letters);
				}
			}
		});
		expect(several).toBeGreaterThan(50);
	});
});
