import {describe, expect, test} from 'vitest';
import type {Match} from '../../source/match/match.js';
import {
	type OtherHand, type Tracker, possibleHolders, trackerOf,
} from '../../source/match/tracker.js';
import {viewOf} from '../../source/match/view.js';
import {
	handSize, holds, suits, tilesOf, wholeSet,
} from '../../source/rules/hand.js';
import {formatTile} from '../../source/rules/tile.js';
import {agree} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {knowledgeSentences} from '../../source/words/tracker-sentences.js';
import {wordsFor} from '../../source/words/words-for.js';
import {matchAt} from '../helpers/match-at.js';
import {type Position, tile} from '../helpers/notation.js';
import {allTerms} from '../helpers/play-deals.js';
import {playRandomMatch} from '../helpers/play-matches.js';

const trackerIn = (match: Match) => trackerOf(viewOf(match, 0));
/** What seat 0 knows of seat 1. */
const knownOf = (match: Match): OtherHand => trackerIn(match).others.find(({seat}) => seat === 1)!;
const sentences = (match: Match, language: 'en' | 'pl' = 'en') => knowledgeSentences(wordsFor(language), trackerIn(match), match.players);

describe('what has been seen', () => {
	const match = matchAt(agree(fiveUp, {seats: 2}), {hands: ['5-3 4-2', '6-5'], leader: 0}, '5-3 6-5>5-3');

	test('lies on the table or in the own hand; all else has not', () => {
		const {table, own, unseen} = trackerIn(match);
		expect(tilesOf(table).map(one => formatTile(one))).toEqual(['5-3', '6-5']);
		expect(handSize(own)).toBe(4);
		expect(own & table).toBe(0);
		expect(own | table | unseen).toBe(wholeSet);
		expect(unseen & (own | table)).toBe(0);
	});

	test('is counted by suit', () => {
		for (const {pip, seen, unseen} of trackerIn(match).suits) {
			expect(seen + handSize(unseen)).toBe(7);
			expect(unseen).toBe(suits[pip] & trackerIn(match).unseen);
		}
	});

	test('by a watcher is the table only', () => {
		const {own, others} = trackerOf(viewOf(match, undefined));
		expect(own).toBe(0);
		expect(others.map(({seat}) => seat)).toEqual([0, 1]);
	});

	test('tells at first nothing of the others, who are told of in turn order', () => {
		const four = matchAt(agree(fiveUp, {seats: 4}), {hands: ['', '', '', '']});
		const {others, unseen} = trackerOf(viewOf(four, 2));
		expect(others).toEqual([3, 0, 1].map(seat => ({
			seat, size: 5, excluded: 0, lacks: [], lacksLeads: false, earlier: [],
		})));
		expect(possibleHolders(trackerOf(viewOf(four, 2)), tilesOf(unseen)[0])).toEqual([3, 0, 1]);
		expect(sentences(four)).toEqual(['No pass has told anything yet.']);
	});
});

describe('who draws', () => {
	const terms = agree(fiveUp, {seats: 2});
	const position: Position = {
		hands: ['5-3 5-5 4-3 1-1 5-2', '6-6 6-4 6-2 4-4 2-2'], boneyard: '4-2 6-1 3-0 3-3 5-4', leader: 0,
	};
	const drawn = '5-3 draw draw draw 3-0>5-3';

	test('held nothing that was open then, nor is what he drew and kept', () => {
		expect(knownOf(matchAt(terms, position, drawn))).toMatchObject({size: 7, lacks: [3, 5], earlier: []});
		expect(sentences(matchAt(terms, position, drawn))).toEqual(['Player 2 holds no 3 or 5.']);
	});

	test('may hold anything as the last tile while he goes on drawing', () => {
		const match = matchAt(terms, position, '5-3 draw draw');
		expect(knownOf(match)).toMatchObject({size: 7, lacks: [], earlier: [{suits: [3, 5], drawnSince: 1}]});
		expect(possibleHolders(trackerIn(match), tile('6-5'))).toEqual([1]);
	});

	test('later may by then hold such a tile, but among those drawn since only', () => {
		const match = matchAt(terms, position, `${drawn} 5-5>5-3 draw draw 5-4>5-5`);
		expect(knownOf(match)).toMatchObject({lacks: [0, 5], earlier: [{suits: [3], drawnSince: 1}]});
		expect(sentences(match)).toEqual(['Player 2 holds no 0 or 5.', 'Player 2 holds no 3, not counting 1 tile drawn since.']);
		expect(sentences(match, 'pl')).toEqual(['Player 2 nie ma 0 ani 5.', 'Player 2 nie ma 3, nie licząc 1 kamienia dobranego później.']);
		expect(possibleHolders(trackerIn(match), tile('3-3'))).toEqual([1]);
		expect(possibleHolders(trackerIn(match), tile('6-5'))).toEqual([]);
	});

	test('holds none of them any more once the tile drawn since has been laid', () => {
		const match = matchAt(terms, position, `${drawn} 5-5>5-3 draw draw 5-4>5-5 4-3>5-4 3-3>4-3`);
		expect(knownOf(match)).toMatchObject({lacks: [0, 3, 5], earlier: []});
	});

	test('may have laid the one or the other tile: nobody knows which is left', () => {
		const match = matchAt(terms, {...position, hands: ['5-3 5-5 6-5 1-1 5-2', '6-6 6-4 6-2 4-4 2-2']}, `${drawn} 5-5>5-3 draw draw 5-4>5-5 6-5>5-5 6-6>6-5`);
		expect(knownOf(match)).toMatchObject({earlier: [{suits: [3], drawnSince: 1}]});
	});
});

describe('who passes', () => {
	test('holds nothing that is open', () => {
		const terms = agree(sevenToedPete, {seats: 4});
		const match = matchAt(terms, {hands: ['5-5 5-0 5-1', '6-6 6-4 4-4 4-2 2-2 6-2 3-3'], leader: 0}, '5-5 5-1>5-5 pass');
		expect(knownOf(match)).toMatchObject({lacks: [1, 5], excluded: (suits[1] | suits[5]) & trackerIn(match).unseen});
	});

	test('only has nothing for the cross, as long as that is being filled', () => {
		const terms = agree(doubleBergen, {seats: 2});
		const match = matchAt(terms, {hands: ['5-5 5-1 5-2', '6-6 6-4 4-1 4-2 2-2 1-1'], boneyard: '6-3 5-3', leader: 0}, '5-5 draw draw 5-3>5-5 5-1>5-5');
		expect(knownOf(match)).toMatchObject({lacks: [5], earlier: []});
		expect(possibleHolders(trackerIn(match), tile('1-1'))).toEqual([1]);
	});

	test('a lead on holds nothing that may be led', () => {
		const terms = agree(doubleBergen, {seats: 3});
		const position: Position = {hands: ['5-5 5-1 5-2', '6-1 6-4 4-1 4-2 2-1 3-1', '4-4'], leader: 1};
		const match = matchAt(terms, position, 'pass 4-4');
		expect(knownOf(match)).toMatchObject({lacks: [], lacksLeads: true});
		expect(sentences(match)).toEqual(['Player 2 holds no tile that may be led.']);
		expect(sentences(match, 'pl')).toEqual(['Player 2 nie ma kamienia, którym można otworzyć.']);
	});

	test('the lead on and then draws one that may not be led either holds none still', () => {
		const terms = agree(doubleBergen, {seats: 2});
		const match = matchAt(terms, {
			hands: ['5-4 5-1 5-2 6-5 3-0 2-0', '6-1 6-4 4-1 4-2 2-1 3-1'], boneyard: '4-0 6-6', leader: 1,
		}, 'pass pass draw draw 6-6');
		expect(knownOf(match)).toMatchObject({size: 7, lacksLeads: true});
	});
});

test('who has earned another tile and loses the turn without stopping could lay none', () => {
	const terms = agree(sevenToedPete, {seats: 4});
	const own = '6-4 6-6 6-5 6-3 3-3 2-2 2-1';
	const lost = matchAt(terms, {hands: [own, '5-5 4-3 4-1 3-2 2-0 1-0 4-2'], leader: 1}, '5-5');
	expect(lost.table!.deal.turn).toBe(2);
	expect(knownOf(lost)).toMatchObject({lacks: [5]});
	const stopped = matchAt(terms, {hands: [own, '5-5 5-3 4-1 3-2 2-0 1-0 4-2'], leader: 1}, '5-5 stop');
	expect(knownOf(stopped)).toMatchObject({lacks: []});
});

/** How many tiles the viewer knows not to be somewhere; each such knowledge is compared with what is there. */
function checkedKnowledge({table}: Match, tracker: Tracker): number {
	let known = 0;
	for (const {seat, size, excluded, lacks, earlier} of tracker.others) {
		const hand = table!.deal.hands[seat];
		expect(handSize(hand)).toBe(size);
		expect(hand & excluded).toBe(0);
		expect(lacks.every(pip => (hand & suits[pip]) === 0)).toBe(true);
		for (const {suits: told, drawnSince} of earlier) {
			const such = tilesOf(hand).filter(one => told.some(pip => holds(suits[pip], one)));
			expect(such.length).toBeLessThanOrEqual(drawnSince);
		}

		known += handSize(excluded);
	}

	return known;
}

test.each(allTerms)('$name: nobody is ever said not to hold what he holds', ({terms}) => {
	const matches: Match[] = [];
	for (const seed of [1, 2]) {
		playRandomMatch(terms, {
			seed, most: 80, watch({match}) {
				matches.push(match);
			},
		});
	}

	let known = 0;
	for (const match of matches) {
		for (const viewer of [...terms.teams.keys(), undefined]) {
			known += checkedKnowledge(match, trackerOf(viewOf(match, viewer)));
		}
	}

	expect(known).toBeGreaterThan(0);
});
