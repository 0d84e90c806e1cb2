/** What players of other programs complain about, in our games: the end of a deal, of a game and of a match. */
import {expect, test} from 'vitest';
import type {DealOverEvent} from '../../source/match/events.js';
import {
	type Match, dueDeal, gameWinner, phaseOf, scores,
} from '../../source/match/match.js';
import {refusalOf} from '../../source/match/action.js';
import {outcomeOf} from '../../source/match/outcome.js';
import {step} from '../../source/match/reducer.js';
import {viewOf} from '../../source/match/view.js';
import {dealEndLines} from '../../source/plain/deal-end.js';
import {roundToFives} from '../../source/rules/ending.js';
import {
	handOf, handSize, tilesOf, wholeSet,
} from '../../source/rules/hand.js';
import {setSize, tiles} from '../../source/rules/tile.js';
import {type Terms, agree} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {variants} from '../../source/variants/index.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {wordsFor} from '../../source/words/words-for.js';
import {lateDeal} from '../helpers/late-deal.js';
import {matchAt} from '../helpers/match-at.js';
import {playAll} from '../helpers/notation.js';
import {allTerms} from '../helpers/play-deals.js';
import {playRandomMatch} from '../helpers/play-matches.js';
import {picksFrom} from '../helpers/random.js';
import {shuffle} from '../../source/match/shuffle.js';

test('31: in Five Up a deal is played to its end although somebody is past the target', () => {
	const two = agree(fiveUp, {seats: 2, target: 2});
	const match = matchAt(two, {hands: ['5-5 4-4', '5-4']}, '5-5');
	expect([phaseOf(match), match.table!.deal.points[0]]).toEqual(['playing', 2]);
});

/** Random matches from one seed after the other, until `isSought` finds something in one of them. */
function search<Found>(terms: Terms, isSought: (match: Match) => Found | undefined): Found {
	const found: Found[] = [];
	const watch = ({match}: {readonly match: Match}) => {
		const sought = isSought(match);
		if (sought !== undefined) {
			found.push(sought);
		}
	};

	for (let seed = 1; found.length === 0; seed++) {
		if (seed > 3000) {
			throw new Error('There is no such match.');
		}

		playRandomMatch(terms, {seed, watch});
	}

	return found[0];
}

test('31: in Five Up the highest at the end of the deal wins, though another was past the target first', () => {
	const two = agree(fiveUp, {seats: 2, target: 4});
	let past: number | undefined;
	const [first, winner] = search(two, match => {
		const reached = scores(match).findIndex(score => score >= two.target);
		past = reached === -1 ? undefined : past ?? reached;
		return phaseOf(match) === 'match-over' && past !== gameWinner(match) ? [past, gameWinner(match)] : undefined;
	});
	expect(first).not.toBe(winner);
	expect(winner).toBeDefined();
});

test('31: where the top is level at the target nothing is decided: another deal is due', () => {
	const two = agree(fiveUp, {seats: 2, target: 2});
	const level = search(two, match => phaseOf(match) === 'deal-over' && scores(match)[0] >= two.target ? match : undefined);
	expect(new Set(scores(level)).size).toBe(1);
	expect(dueDeal(level)).toMatchObject({game: 1, deal: level.deals.length + 2});
});

test('31: in Double Bergen the target ends the game at once, without the two points for the deal', () => {
	const two = agree(doubleBergen, {seats: 2, target: 2});
	const match = matchAt(two, {hands: ['6-6', '6-5']}, '6-6');
	expect(phaseOf(match)).toBe('match-over');
	expect(outcomeOf(match)[0]).toMatchObject({
		ending: {kind: 'target', seat: 0}, payments: [], points: [0, 0], scores: [2, 0],
	});
	expect(refusalOf(match, {type: 'deal', order: tiles, leader: 0})).toBe('match-is-over');
});

test('35: pips are divided by five and rounded to the nearest, once, and the sum comes first', () => {
	expect([0, 1, 2, 3, 7, 8, 12, 13].map(pips => roundToFives(pips))).toEqual([0, 0, 0, 1, 1, 2, 2, 3]);
	const pairs = agree(fiveUp, {seats: 4});
	const deal = playAll(lateDeal(pairs, {table: '5-5', hands: ['5-0', '4-3', '6-5', '3-3']}), '5-0>5-5');
	// 7 and 6 are 13, which is 3; each by itself would be 1 and 1.
	expect(deal.payments).toMatchObject([{team: 0, points: 3}]);
});

test.each(variants)('37: anybody may go out, from any seat, and his empty hand is told in words: $id', variant => {
	const terms = agree(variant, {seats: variant.seats.at(-1)!, target: variant === doubleBergen ? 15 : 1000});
	const out = new Set<number>();
	for (let seed = 1; out.size < terms.seats && seed < 200; seed++) {
		playRandomMatch(terms, {
			seed,
			most: 2000,
			watch({match, events}) {
				const over = events.find((event): event is DealOverEvent => event.type === 'deal-over');
				for (const seat of over === undefined ? [] : terms.teams.keys()) {
					const view = viewOf(match, seat);
					const told = dealEndLines({words: wordsFor('en'), view, reader: {seat, players: match.players, terms}}, over!);
					if (over!.hands[seat] === 0) {
						out.add(seat);
						expect(told).toContain('You: no tiles.');
					} else {
						expect(told.find(line => line.startsWith('You: '))).toMatch(/^You: \d-\d.*pip/);
					}
				}
			},
		});
	}

	expect([...out].toSorted((one, other) => one - other)).toEqual([...terms.teams.keys()]);
});

test.each(allTerms)('41: at every moment every one of the 28 tiles is there once, also in the next deal: $name', ({terms}) => {
	let deals = 0;
	playRandomMatch({...terms, target: 20}, {
		seed: 41,
		most: 1500,
		watch({match, events}) {
			const {deal} = match.table!;
			deals += events.some(({type}) => type === 'dealt') ? 1 : 0;
			const all = [
				...[...deal.hands].slice(0, terms.seats).flatMap(hand => tilesOf(hand)),
				...deal.boneyard,
				...deal.layout.order.subarray(0, deal.layout.size),
			];
			if (all.length !== setSize || handOf(all) !== wholeSet) {
				throw new Error('A tile is there twice, or missing.');
			}
		},
	});
	expect(deals).toBeGreaterThan(1);
});

test('41: a deal in which a tile stands twice is refused', () => {
	const pick = picksFrom(41);
	const terms = agree(sevenToedPete, {seats: 4});
	const order = shuffle(pick);
	const match = matchAt(terms, {hands: ['', '', '', '']});
	const fresh = {...match, table: undefined};
	expect(refusalOf(fresh, {type: 'deal', order: [...order.slice(1), order[1]], leader: 0})).toBe('not-the-set');
	expect(refusalOf(fresh, {type: 'deal', order: order.slice(1), leader: 0})).toBe('not-the-set');
	const dealt = step(fresh, {type: 'deal', order, leader: 0}).match;
	expect([...dealt.table!.deal.hands].map(hand => handSize(hand))).toEqual([7, 7, 7, 7]);
});
