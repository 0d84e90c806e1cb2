import {describe, expect, test} from 'vitest';
import type {Bot, Choice} from '../../source/bots/bot.js';
import {club} from '../../source/bots/club.js';
import {expert} from '../../source/bots/expert.js';
import {viewOf} from '../../source/match/view.js';
import {formatMove} from '../../source/rules/move.js';
import {type Terms, agree} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {matchAt} from '../helpers/match-at.js';
import type {Position} from '../helpers/notation.js';
import {allTerms} from '../helpers/play-deals.js';
import {playRandomMatch} from '../helpers/play-matches.js';
import {randomFrom} from '../helpers/random.js';

const strong: readonly Bot[] = [club, expert];
const budget = {playouts: 400, spent: () => false};

type At = {readonly position: Position; readonly moves?: string};

/** What a bot does in the turn after `moves`. */
function choice(bot: Bot, terms: Terms, {position, moves = ''}: At): {move: string; reason: Choice['reason']} {
	const match = matchAt(terms, position, moves);
	const {move, reason} = bot.choose(viewOf(match, match.table!.deal.turn), randomFrom(1), budget);
	return {move: formatMove(move), reason};
}

describe.each(strong)('$level', bot => {
	test.each(allTerms)('with the same chance and budget chooses the same move, and has its reasons: $name', ({terms}) => {
		playRandomMatch(terms, {
			seed: 8,
			most: 40,
			watch({match}) {
				const {deal} = match.table!;
				if (deal.stage === 'over') {
					return;
				}

				const view = viewOf(match, deal.turn);
				const first = bot.choose(view, randomFrom(2), {...budget, playouts: 10});
				expect(view.moves).toContain(first.move);
				expect(bot.choose(view, randomFrom(2), {...budget, playouts: 10})).toEqual(first);
				if (first.reason.kind === 'weighed') {
					const {worth, stuck, ahead, keeps, reply, points} = first.reason;
					for (const share of [worth, stuck, ahead]) {
						expect(share).toBeGreaterThanOrEqual(0);
						expect(share).toBeLessThanOrEqual(1);
					}

					expect(Math.min(keeps, reply, points)).toBeGreaterThanOrEqual(0);
				}
			},
		});
	});

	test('stops thinking when the budget is spent', () => {
		let questions = 0;
		const view = viewOf(matchAt(agree(fiveUp, {seats: 2}), {hands: ['', '']}), 0);
		const {move} = bot.choose(view, randomFrom(1), {playouts: Number.POSITIVE_INFINITY, spent: () => ++questions > 2});
		expect(view.moves).toContain(move);
	});

	test('takes many points rather than few', () => {
		const position = {hands: ['5-5 2-1 3-1 4-3 2-0', '5-0 6-5 6-1 4-4 2-2']};
		// 5-5 counts 10, and with 5-0 against it still 10; 6-5 makes 16.
		const {move, reason} = choice(bot, agree(fiveUp, {seats: 2}), {position, moves: '5-5'});
		expect(move).toBe('5-0>5-5');
		expect(reason).toMatchObject({kind: 'weighed', points: 2});
	});

	test('goes out with a double and then the tile that fits nowhere else in time', () => {
		const short = agree({...sevenToedPete, seats: [4], tilesEach: 2}, {seats: 4});
		// 6-6 earns another play, and 6-1 can follow; 6-1 first earns none.
		const position = {hands: ['6-4 5-0', '6-6 6-1', '', ''], leader: 0};
		expect(choice(bot, short, {position, moves: '6-4'}).move).toBe('6-6>6-4');
		expect(choice(bot, short, {position, moves: '6-4 6-6>6-4'})).toMatchObject({move: '6-1>6-6', reason: {kind: 'goes-out'}});
	});

	test('ends the game at once when it can', () => {
		const terms = agree(doubleBergen, {seats: 2, target: 4});
		// 2 for the lead; then 4-2 makes two ends alike wherever it is laid, 5-1 and 5-4 do not.
		const position = {hands: ['6-6 6-4 6-2 4-2 5-1 0-0', '6-5 6-3 3-3 5-5 1-1 2-2']};
		const {move, reason} = choice(bot, terms, {position, moves: '6-6 6-5>6-6 6-4>6-6 6-3>6-6 6-2>6-6 3-3>6-3'});
		expect(move).toMatch(/^4-2>/);
		expect(reason).toMatchObject({kind: 'weighed', points: 2, worth: 1});
	});
});
