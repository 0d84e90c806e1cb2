/** What players of other programs complain about, in our games: the ends that count, and the spinner. */
import {expect, test} from 'vitest';
import {liking, pointsIn} from '../../source/bots/trial.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {endsOf, openPlaces} from '../../source/rules/ends.js';
import {holds} from '../../source/rules/hand.js';
import {layoutOf} from '../../source/rules/layout.js';
import {laysTile} from '../../source/rules/move.js';
import {refusal} from '../../source/rules/refusal.js';
import {formatTile} from '../../source/rules/tile.js';
import {type Variant, agree} from '../../source/rules/variant.js';
import {preview} from '../../source/rules/worth.js';
import {refusalSentence} from '../../source/words/refusal-sentence.js';
import {sumClause} from '../../source/words/sum-clause.js';
import {wordsFor} from '../../source/words/words-for.js';
import {matchAt} from '../helpers/match-at.js';
import {
	allowed, dealOf, layout, move, moveList, playAll, tile,
} from '../helpers/notation.js';
import {allTerms, playRandomDeals} from '../helpers/play-deals.js';
import {viewOf} from '../../source/match/view.js';
import {loaded, recordOf} from '../helpers/record-of.js';

const two = agree(fiveUp, {seats: 2});
const words = wordsFor('en');

/** Count and points after each tile. */
function tally(text: string, variant: Variant = fiveUp): Array<[number, number]> {
	const moves = moveList(text);
	return moves.map((_, index) => {
		const after = layoutOf(moves.slice(0, index + 1), variant.spinnerRule);
		return [after.count, variant.points(after, {})];
	});
}

/** The ends where a tile may go: their hosts, and their pips where the host does not tell. */
function openOf(text: string, variant: Variant): string[] {
	return endsOf(layout(text, variant)).flatMap(({host, pip, sides}) => Array.from({length: sides}, () => `${pip} on ${formatTile(host)}`));
}

test.each([fiveUp, sevenToedPete])('1: a double covered on both sides is counted no more ($id)', variant => {
	expect(tally('6-6 6-2>6-6 6-1>6-6', variant).map(([count]) => count)).toEqual([12, 14, 3]);
	expect(tally('6-6 6-2>6-6 6-1>6-6').map(([, points]) => points)).toEqual([0, 0, 0]);
});

test('3: an arm of the spinner counts only once a tile is on it, the fourth arm is offered, a fifth is not', () => {
	expect(tally('6-6 6-4>6-6 6-1>6-6 6-5>6-6 6-2>6-6')).toEqual([[12, 0], [16, 0], [5, 1], [10, 2], [12, 0]]);
	const deal = dealOf(two, {hands: ['6-6 6-1 6-2 5-5 0-0', '6-4 6-5 6-3 4-4 3-3']});
	playAll(deal, '6-6 6-4>6-6 6-1>6-6 6-5>6-6');
	expect(allowed(deal)).toContain('6-2>6-6');
	playAll(deal, '6-2>6-6');
	expect(allowed(deal)).not.toContain('6-3>6-6');
	expect(refusal(deal, 1, move('6-3>6-6'))).toBe('place-is-covered');
});

test.each([fiveUp, sevenToedPete])('4: a double that comes later becomes a spinner all the same ($id)', variant => {
	expect(tally('6-1 6-6>6-1 6-2>6-6', variant).map(([count]) => count)).toEqual([7, 13, 3]);
	const table = layout('6-1 6-6>6-1 6-2>6-6', variant);
	expect(holds(table.spinners, tile('6-6'))).toBe(true);
	expect(openOf('6-1 6-6>6-1 6-2>6-6', variant)).toEqual(['1 on 6-1', '6 on 6-6', '6 on 6-6', '2 on 6-2']);
});

test('4: in Seven-Toed Pete the second double is no spinner, in Double Bergen only the lead is one', () => {
	expect(openOf('6-6 6-2>6-6 2-2>6-2 2-1>2-2', sevenToedPete)).toEqual(['6 on 6-6', '1 on 2-1']);
	const cross = '6-6 6-2>6-6 6-1>6-6 6-3>6-6 6-4>6-6';
	expect(openOf(`${cross} 2-2>6-2 2-0>2-2`, doubleBergen)).toEqual(['1 on 6-1', '3 on 6-3', '4 on 6-4', '0 on 2-0']);
});

test('5: a double at an end counts both its halves', () => {
	expect(tally('4-2 4-4>4-2').at(-1)).toEqual([10, 2]);
});

test('6: a sum of 0 is no five: it pays nothing and earns no other tile', () => {
	expect(tally('2-1 1-0>2-1 2-0>2-1').at(-1)).toEqual([0, 0]);
	expect(sevenToedPete.earnsAnother(layout('2-1 1-0>2-1 2-0>2-1', sevenToedPete))).toBe(false);
	expect(sevenToedPete.earnsAnother(layout('2-1 1-0>2-1 5-2>2-1', sevenToedPete))).toBe(true);
});

test('6: the lead counts once: 5-5 is 10, not 20, and 0-0 is no score', () => {
	expect(['5-5', '6-4', '0-0', '3-2'].map(lead => tally(lead)[0])).toEqual([[10, 2], [10, 2], [0, 0], [5, 1]]);
});

test.each(allTerms)('7: what the bots and the previews expect of a tile is what the table pays: $name', ({terms}) => {
	let compared = 0;
	playRandomDeals(terms, {
		deals: 60,
		seed: 7,
		watch: {
			before(deal, moves) {
				const team = terms.teams[deal.turn];
				const hand = deal.hands[deal.turn];
				for (const one of moves.filter(candidate => laysTile(candidate))) {
					const after = deal.copy();
					after.play(one);
					const paid = after.points[team] - deal.points[team];
					if (paid !== pointsIn(liking(deal, one, hand)) || paid !== preview(terms, deal.layout, {move: one, hand}).points) {
						throw new Error(`Another worth was expected of ${one}.`);
					}

					compared++;
				}
			},
		},
	});
	expect(compared).toBeGreaterThan(1000);
});

test('8: a saved layout of many arms has them all when it is loaded', () => {
	const moves = '6-6 6-4>6-6 6-1>6-6 6-5>6-6';
	const position = {hands: ['6-6 6-1', '6-4 6-5']};
	const before = matchAt(two, position, moves).table!.deal.layout;
	const after = loaded(recordOf(two, position, moves)).table!.deal.layout;
	expect(openPlaces(before)).toBe(4);
	expect(endsOf(after)).toEqual(endsOf(before));
	expect(openOf(moves, fiveUp)).toEqual(['6 on 6-6', '4 on 6-4', '1 on 6-1', '5 on 6-5']);
	// What is a spinner follows from the tiles that lie there: nothing in the record says it.
	expect(recordOf(two, position, moves).join(' ')).not.toContain('spinner');
});

test('10: an end that has been used cannot be used again', () => {
	const deal = dealOf(two, {hands: ['6-6 3-2 1-1 4-4 0-0', '6-3 3-1 5-5 2-2 4-0']});
	playAll(deal, '6-6 6-3>6-6 3-2>6-3');
	expect(refusal(deal, 1, move('3-1>6-3'))).toBe('place-is-covered');
	expect(allowed(deal)).not.toContain('3-1>6-3');
});

test('11: who may not use a place yet hears why, and each score shows its sum', () => {
	const terms = agree(doubleBergen, {seats: 2});
	const position = {hands: ['6-6 3-2 6-1 6-2', '6-3 6-4 6-5 1-1']};
	const view = viewOf(matchAt(terms, position, '6-6 6-3>6-6'), 0);
	const action = {type: 'move', seat: 0, move: move('3-2>6-3')} as const;
	expect(refusal(playAll(dealOf(terms, position), '6-6 6-3>6-6'), 0, action.move)).toBe('cross-first');
	expect(refusalSentence(words, {refusal: 'cross-first', action, view})).toBe('Fill all four sides of 6-6 first.');
	const crossed = playAll(dealOf(terms, position), '6-6 6-3>6-6 6-1>6-6 6-4>6-6 6-2>6-6 1-1>6-1');
	expect(refusal(crossed, 0, action.move)).toBeUndefined();
	expect(sumClause(words, {
		terms: two, layout: layout('6-6 6-4>6-6 6-1>6-6 6-5>6-6', fiveUp), points: 2, another: false,
	})).toBe('4 + 1 + 5 = 10 → 2 points');
});

test.each([
	[sevenToedPete, 4, {hands: ['6-4', '', '', '']}, '6-4'],
	[doubleBergen, 2, {hands: ['5-5', '5-0'], boneyard: '6-4'}, '5-5 5-0>5-5'],
] as const)('12: a count of ten pays nothing where fives are not what scores, loaded or not: $id', (variant, seats, position, moves) => {
	const terms = agree(variant, {seats});
	const played = matchAt(terms, position, moves);
	const again = loaded(recordOf(terms, position, moves));
	for (const {table} of [played, again]) {
		expect(table!.deal.layout.count).toBe(10);
		expect([...table!.deal.points].slice(1)).toEqual([0, 0, 0]);
		expect(table!.deal.points[0]).toBe(variant === doubleBergen ? 2 : 0);
	}
});
