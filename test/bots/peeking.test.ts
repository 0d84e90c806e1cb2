import {describe, expect, test} from 'vitest';
import type {Bot} from '../../source/bots/bot.js';
import {botByLevel, levels} from '../../source/bots/index.js';
import type {Match} from '../../source/match/match.js';
import {viewOf} from '../../source/match/view.js';
import {allowedMoves} from '../../source/rules/allowed.js';
import type {Terms} from '../../source/rules/variant.js';
import {differences, lookAlike} from '../helpers/look-alikes.js';
import {allTerms} from '../helpers/play-deals.js';
import {playRandomMatch} from '../helpers/play-matches.js';
import {picksFrom, randomFrom} from '../helpers/random.js';

const bots: readonly Bot[] = levels.map(level => botByLevel(level)!);
const budget = {playouts: 24, spent: () => false};
/** In how many deals that its seat cannot tell apart each position is looked at, and how often two hidden tiles change places for one. */
const deals = 2;
const changes = 40;

/** Positions of two random matches in which the seat in turn has a choice. */
function positions(terms: Terms): Match[] {
	const found: Match[] = [];
	for (const seed of [1, 2]) {
		playRandomMatch(terms, {
			seed,
			most: 40,
			watch({match}) {
				if (allowedMoves(match.table!.deal).length > 1) {
					found.push(match);
				}
			},
		});
	}

	return found.filter((_, number) => number % 5 === 0);
}

describe.each(allTerms)('$name', ({terms}) => {
	const alike = positions(terms).map((match, number) => [
		match,
		...Array.from({length: deals}, (_, deal) => lookAlike(match, match.table!.deal.turn, {pick: picksFrom((number * deals) + deal), changes})),
	]);

	test('a seat sees the same in every deal that it cannot tell from the true one', () => {
		let changed = 0;
		for (const [match, ...others] of alike) {
			const {turn} = match.table!.deal;
			for (const other of others) {
				changed += differences(match, other) / others.length;
				expect(viewOf(other, turn)).toEqual(viewOf(match, turn));
			}
		}

		expect(changed / alike.length).toBeGreaterThan(2);
	});

	test.each(bots)('$level makes the same move for the same reason in all of them', bot => {
		for (const [number, matches] of alike.entries()) {
			const [choice, ...others] = matches.map(match => bot.choose(viewOf(match, match.table!.deal.turn), randomFrom(number), budget));
			for (const other of others) {
				expect(other).toEqual(choice);
			}
		}
	});
});
