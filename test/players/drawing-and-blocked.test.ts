/** What players of other programs complain about, in our games: drawing, passing, and when nobody can go on. */
import {expect, test} from 'vitest';
import {phaseOf, newMatch} from '../../source/match/match.js';
import {step} from '../../source/match/reducer.js';
import {viewOf} from '../../source/match/view.js';
import {headerLines} from '../../source/record/header.js';
import {allowedMoves} from '../../source/rules/allowed.js';
import {formatMove} from '../../source/rules/move.js';
import {refusal} from '../../source/rules/refusal.js';
import {tiles} from '../../source/rules/tile.js';
import {agree} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {variants} from '../../source/variants/index.js';
import {refusalSentence} from '../../source/words/refusal-sentence.js';
import {wordsFor} from '../../source/words/words-for.js';
import {lateDeal} from '../helpers/late-deal.js';
import {matchAt} from '../helpers/match-at.js';
import {
	allowed, move, playAll, tileList,
} from '../helpers/notation.js';
import {playRandomMatch, bots} from '../helpers/play-matches.js';
import {loaded} from '../helpers/record-of.js';
import {ania, playFirst, tableOf} from '../helpers/table-of.js';

const two = agree(fiveUp, {seats: 2});
const bergen = agree(doubleBergen, {seats: 2});

test('22: no deal is blocked while tiles can be drawn', () => {
	const deal = lateDeal(two, {table: '1-1', hands: ['6-6', '5-5'], boneyard: '3-2 4-1'});
	expect(allowed(deal)).toBe('draw');
	playAll(deal, 'draw');
	expect([deal.stage, deal.turn, allowed(deal)]).toEqual(['play', 0, 'draw']);
	playAll(deal, 'draw');
	expect(allowed(deal)).toBe('4-1>1-1');
});

test('23: with nothing to draw one passes, and the other, who can play, goes out', () => {
	const deal = lateDeal(two, {table: '1-1', hands: ['6-6', '6-1']});
	playAll(deal, 'pass');
	expect([deal.turn, deal.stage]).toEqual([1, 'play']);
	playAll(deal, '6-1>1-1');
	expect(deal.ending).toEqual({kind: 'out', seat: 1});
	expect(deal.payments).toMatchObject([{team: 1, points: 2}]);
});

test('23: if the other cannot play either, the deal is blocked, and the lowest hand is paid', () => {
	const deal = playAll(lateDeal(two, {table: '1-1', hands: ['6-6', '2-2']}), 'pass pass');
	expect([deal.stage, deal.ending]).toEqual(['over', {kind: 'blocked'}]);
	expect(deal.payments).toMatchObject([{team: 1, points: 2}]);
	const bergenDeal = playAll(lateDeal(bergen, {table: '1-1', hands: ['6-6', '2-2'], boneyard: '5-5 4-4'}), 'pass pass');
	expect(bergenDeal.payments).toMatchObject([{team: 1, points: 2}]);
});

test('25: whoever could play may not draw, and is told which tile and where', () => {
	const match = matchAt(two, {hands: ['5-3 1-1 0-0 2-2 1-0', '5-5 4-4 6-4 6-6 6-2'], leader: 1}, '5-5');
	const action = {type: 'move', seat: 0, move: move('draw')} as const;
	expect(refusal(match.table!.deal, 0, action.move)).toBe('you-can-play');
	expect(refusalSentence(wordsFor('en'), {refusal: 'you-can-play', action, view: viewOf(match, 0)}))
		.toBe('You can play 5-3 on 5-5, so you may not draw.');
});

test.each(variants)('26: when all have passed the deal ends once, nothing more is accepted, and the next one can begin: $id', variant => {
	const terms = agree(variant, {seats: variant.seats.at(-1)!, target: 1000});
	let blocked = 0;
	playRandomMatch(terms, {
		seed: 26,
		most: 6000,
		watch({match, events}, action) {
			const ends = events.filter(({type}) => type === 'deal-over');
			if (ends[0]?.type !== 'deal-over' || ends[0].ending.kind !== 'blocked') {
				return;
			}

			blocked++;
			expect(ends).toHaveLength(1);
			expect(action).toMatchObject({type: 'move', move: move('pass')});
			for (const seat of terms.teams.keys()) {
				expect(refusal(match.table!.deal, seat, move('pass'))).toBe('deal-is-over');
			}

			const {leader} = match.table!.start;
			const next = [0, 1, 2, 3].map(seat => (seat + leader) % terms.seats).map(seat => {
				try {
					return step(match, {type: 'deal', order: tiles, leader: seat}).match;
				} catch {
					return undefined;
				}
			}).find(one => one !== undefined);
			expect(next && phaseOf(next)).toBe('playing');
		},
	});
	expect(blocked).toBeGreaterThan(0);
});

test('28: the last two tiles of Double Bergen are never drawn, and a deal can be blocked with both left', () => {
	const deal = lateDeal(bergen, {table: '1-1', hands: ['6-6', '5-5'], boneyard: '3-1 4-1'});
	expect([deal.drawable, allowed(deal)]).toEqual([0, 'pass']);
	playAll(deal, 'pass pass');
	expect([deal.ending, deal.boneyard]).toEqual([{kind: 'blocked'}, tileList('3-1 4-1')]);
});

test('28: in Five Up the boneyard is drawn to its last tile', () => {
	const deal = playAll(lateDeal(two, {table: '1-1', hands: ['6-6', '5-5'], boneyard: '3-2 4-2'}), 'draw draw');
	expect([deal.boneyard, allowed(deal)]).toEqual([[], 'pass']);
});

test.each([fiveUp, doubleBergen])('29: one draws until a tile fits, and that one must be played in the same turn: $id', variant => {
	const terms = agree(variant, {seats: 2});
	const deal = playAll(lateDeal(terms, {table: '1-1', hands: ['6-6', '5-5'], boneyard: '3-2 4-2 5-1 2-1 0-0 3-0'}), 'draw draw draw');
	expect([deal.turn, allowed(deal)]).toEqual([0, '5-1>1-1']);
	expect(refusal(deal, 0, move('pass'))).toBe('you-can-play');
});

test.each([
	[fiveUp, 3], [sevenToedPete, 4], [doubleBergen, 2],
] as const)('30: what a player is offered is what may be done after all that happened before his turn: $id', (variant, seats) => {
	const terms = agree(variant, {seats, target: 12});
	const players = [ania, ...bots(seats - 1)];
	const {table, lines} = tableOf({match: newMatch(terms, players)});
	const header = headerLines({terms, players});
	const offered: string[] = [];
	do {
		table.proceed();
		do {
			// The record as it lies on the disk at this moment knows nothing of what is shown.
			const {deal} = loaded([...header, ...lines]).table!;
			const shown = table.view(0)!.moves.map(one => formatMove(one));
			expect(shown).toEqual(deal.turn === 0 ? allowedMoves(deal).map(one => formatMove(one)) : []);
			offered.push(...shown);
		} while (playFirst(table));
	} while (table.view(0)!.phase !== 'match-over');

	expect(offered).toContain(variant === sevenToedPete ? 'pass' : 'draw');
});
