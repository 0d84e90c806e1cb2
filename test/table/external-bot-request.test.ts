import {describe, expect, test} from 'vitest';
import {viewOf} from '../../source/match/view.js';
import {tilesOf} from '../../source/rules/hand.js';
import {movesOf} from '../../source/rules/layout.js';
import {formatTile, setSize, tiles} from '../../source/rules/tile.js';
import {agree} from '../../source/rules/variant.js';
import {requestOf} from '../../source/table/external-bot-request.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {matchAt} from '../helpers/match-at.js';
import {allTerms} from '../helpers/play-deals.js';
import {playRandomMatch} from '../helpers/play-matches.js';
import {picksFrom} from '../helpers/random.js';

describe('the request', () => {
	test('is the view of the seat, written as in a record', () => {
		const match = matchAt(agree(fiveUp, {seats: 2}), {hands: ['6-4 5-5 3-1 2-1 1-0', '6-5 4-4 3-3 2-2 0-0']}, '6-4 4-4>6-4');
		const request = requestOf(viewOf(match, 0));
		expect(request).toEqual({
			protocol: 1,
			variant: 'five-up',
			target: 61,
			games: 1,
			houseRules: {'blocked-bonus': 'worst'},
			teams: [1, 2],
			seat: 1,
			game: 1,
			deal: 1,
			leader: 1,
			leaderBy: 'lot',
			gamesWon: [0, 0],
			scores: [2, 0],
			hand: ['1-0', '2-1', '3-1', '5-5'],
			handSizes: [4, 4],
			boneyard: 18,
			drawable: 18,
			layout: [{tile: '6-4'}, {tile: '4-4', host: '6-4'}],
			ends: [
				{
					host: '6-4', pip: 6, sides: 1, counts: 6,
				},
				{
					host: '4-4', pip: 4, sides: 1, counts: 8,
				},
			],
			count: 14,
			history: [{seat: 1, move: '6-4'}, {seat: 2, move: '4-4>6-4'}],
			stage: 'play',
			moves: ['draw'],
			previews: {},
		});
	});

	test('tells of each move that lays a tile what it brings', () => {
		const match = matchAt(agree(fiveUp, {seats: 2}), {hands: ['6-4 5-5 3-1 2-1 1-0', '6-5 6-1 3-3 2-2 0-0']}, '6-4');
		expect(requestOf(viewOf(match, 1))).toMatchObject({
			moves: ['6-1>6-4', '6-5>6-4'],
			previews: {'6-1>6-4': {count: 5, points: 1, another: false}, '6-5>6-4': {count: 9, points: 0, another: false}},
		});
	});

	test('says of an end that has to wait that it has no side yet', () => {
		const match = matchAt(agree(doubleBergen, {seats: 2}), {hands: ['6-6 5-1 4-1 3-1 2-1 1-0', '6-5 6-4 6-3 6-2 6-1 6-0']}, '6-6 6-5>6-6');
		expect(requestOf(viewOf(match, 0)).ends).toEqual([
			{
				host: '6-6', pip: 6, sides: 1, counts: 12,
			},
			{
				host: '6-5', pip: 5, sides: 0, counts: 5,
			},
		]);
	});
});

describe.each(allTerms)('no hidden tile leaves, in $name', ({terms}) => {
	const pick = picksFrom(5);
	const views = Array.from({length: 40}, (_, seed) => playRandomMatch(terms, {seed, most: 2 + pick(25)}))
		.filter(match => match.table!.deal.stage !== 'over')
		.map(match => ({match, seat: match.table!.deal.turn}));

	test('not by name: only tiles of the own hand and on the table are in it', () => {
		expect(views.length).toBeGreaterThan(5);
		for (const {match, seat} of views) {
			const {deal} = match.table!;
			const seen = new Set([...tilesOf(deal.hands[seat]), ...movesOf(deal.layout).map(move => move >> 5)].map(tile => formatTile(tile)));
			const named = JSON.stringify(requestOf(viewOf(match, seat))).match(/\b[0-6]-[0-6]\b/g) ?? [];
			expect([...new Set(named)].filter(tile => !seen.has(tile))).toEqual([]);
		}
	});

	test('nor in any other way: other hidden tiles give the same bytes', () => {
		for (const {match, seat} of views) {
			const {deal} = match.table!;
			const turned = {...match, table: {...match.table!, deal: deal.copy()}};
			const others = [...terms.teams.keys()].filter(other => other !== seat);
			const hidden = [...others.flatMap(other => tilesOf(deal.hands[other])), ...deal.boneyard];
			for (const other of others) {
				let hand = 0;
				for (let count = tilesOf(deal.hands[other]).length; count > 0; count--) {
					hand |= 1 << hidden.splice(pick(hidden.length), 1)[0];
				}

				turned.table.deal.hands[other] = hand;
			}

			// What was dealt before the boneyard is not looked at any more.
			Object.assign(turned.table.deal, {order: [...tiles.slice(0, setSize - hidden.length), ...hidden]});
			expect(turned.table.deal.boneyard).toEqual(hidden);
			expect(JSON.stringify(requestOf(viewOf(turned, seat)))).toBe(JSON.stringify(requestOf(viewOf(match, seat))));
		}
	});
});
