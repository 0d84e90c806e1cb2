import {
	describe, expect, it, test,
} from 'vitest';
import {handSize} from '../../source/rules/hand.js';
import {movesOf} from '../../source/rules/layout.js';
import {formatMove} from '../../source/rules/move.js';
import {formatTile} from '../../source/rules/tile.js';
import type {Variant} from '../../source/rules/variant.js';
import type {EndCase, Example, Outcome} from '../../source/teaching/rules/examples.js';
import {likeness} from '../../source/teaching/rules/likeness.js';
import {rulesPages} from '../../source/teaching/rules/pages.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {variants} from '../../source/variants/index.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {languages} from '../../source/words/language.js';
import {rulesWordsOf} from '../../source/words/teaching.js';
import {wordsOfVariant} from '../../source/words/variants.js';
import {wordsFor} from '../../source/words/words-for.js';

function examplesOf(variant: Variant): Example[] {
	return rulesPages(variant).sections.flatMap(({examples}) => examples);
}

function outcomesOf(variant: Variant): Outcome[] {
	return examplesOf(variant).flatMap(example => example.kind === 'layouts' ? example.outcomes : example.cases.flatMap(({last}) => last?.outcome ?? []));
}

function casesOf(variant: Variant): EndCase[] {
	return examplesOf(variant).flatMap(example => example.kind === 'ends' ? example.cases : []);
}

/** The outcome of this layout, which must be among the examples. */
function shown(variant: Variant, moves: string): Outcome {
	const outcome = outcomesOf(variant).find(({layout}) => movesOf(layout).map(move => formatMove(move)).join(' ') === moves);
	expect(outcome, moves).toBeDefined();
	return outcome!;
}

describe('the worked examples of Five Up', () => {
	it.each([
		['6-6', 12, 0],
		['6-6 6-2>6-6', 14, 0],
		['6-6 6-2>6-6 6-1>6-6', 3, 0],
		['6-6 6-2>6-6 6-1>6-6 6-3>6-6', 6, 0],
		['6-6 6-2>6-6 6-1>6-6 6-3>6-6 3-3>6-3', 9, 0],
		['6-1', 7, 0],
		['6-1 6-6>6-1', 13, 0],
		['6-1 6-6>6-1 6-2>6-6', 3, 0],
		['4-2', 6, 0],
		['4-2 4-4>4-2', 10, 2],
		['6-4', 10, 2],
		['0-0', 0, 0],
		['5-3', 8, 0],
		['5-5', 10, 2],
	])('show %s with a sum of %i and %i points', (moves, count, points) => {
		expect(shown(fiveUp, moves)).toMatchObject({count, points});
	});

	it('show that 6-6 offers its two short sides once its long sides are covered', () => {
		expect(['6-1', '6-1 6-6>6-1', '6-1 6-6>6-1 6-2>6-6'].map(moves => shown(fiveUp, moves).places)).toEqual([2, 2, 4]);
	});

	it('show a last tile, 5-5 on the 5 of the ends 0 and 5, that scores before the bonus', () => {
		const {last, over} = casesOf(fiveUp).find(one => one.last !== undefined)!;
		expect(last!.outcome).toMatchObject({count: 10, points: 2});
		expect(last!.outcome.ends.map(({host, counts}) => [formatTile(host), counts])).toEqual([['6-0', 0], ['5-5', 10]]);
		expect(over.points[0]).toBeGreaterThan(0);
	});

	const bonuses = (seats: number, house = 'worst') => casesOf(fiveUp)
		.filter(({terms, last}) => terms.seats === seats && terms.house['blocked-bonus'] === house && last === undefined)
		.map(({over}) => ({how: over.ending.kind, pips: [...over.pips], points: [...over.points]}));

	it.each([[21, 4], [22, 4], [23, 5], [24, 5]])('show that %i pips of the opponent are %i points for going out', (pips, points) => {
		expect(bonuses(2)).toContainEqual({how: 'out', pips: [0, pips], points: [points, 0]});
	});

	it('show three players: A out, B 5, C 19; a block with 10, 5 and 19 by both rules', () => {
		expect(bonuses(3)).toContainEqual({how: 'out', pips: [0, 5, 19], points: [5, 3, 0]});
		expect(bonuses(3)).toContainEqual({how: 'blocked', pips: [10, 5, 19], points: [0, 3, 0]});
		expect(bonuses(3, 'sum')).toContainEqual({how: 'blocked', pips: [10, 5, 19], points: [0, 5, 0]});
	});

	it('show level hands and blocked pairs', () => {
		expect(bonuses(2)).toContainEqual({how: 'blocked', pips: [7, 7], points: [0, 0]});
		expect(bonuses(4)).toContainEqual({how: 'blocked', pips: [12, 9, 3, 9], points: [1, 0]});
	});
});

describe('the worked examples of Double Bergen', () => {
	it.each([
		['5,5,2,1', 2],
		['5*,5,2,1', 3],
		['5,5*,2,1', 3],
		['5*,4,2,1', 0],
		['5,5,5,1', 3],
		['5,5,5*,1', 4],
		['5,5,5,5', 4],
		['5,5,5,5*', 5],
		['4,5,5,1', 0],
		['2,2,5,5', 2],
		['0,0,3,1', 2],
	])('show the ends %s with %i points', (ends, points) => {
		const outcome = outcomesOf(doubleBergen).find(({layout}) => likeness(layout).join(',') === ends);
		expect(outcome).toMatchObject({points});
	});

	it('show how many places are open while the cross is filled', () => {
		const cross = examplesOf(doubleBergen).find(({id}) => id === 'cross')!;
		expect(cross.kind === 'layouts' ? cross.outcomes.map(({places}) => places) : []).toEqual([2, 1, 2, 1, 4]);
	});

	it('show a pair elsewhere by both rules', () => {
		const pairs = outcomesOf(doubleBergen).filter(({layout}) => likeness(layout).join(',') === '4,5,5,1');
		expect(pairs.map(({points}) => points)).toEqual([0, 2]);
	});

	it('show a game that is over at once, without the points of the deal', () => {
		const {over} = casesOf(doubleBergen).find(({last}) => last !== undefined)!;
		expect(over).toMatchObject({ending: {kind: 'target', seat: 0}, points: [0, 0], scores: [15, 9]});
	});
});

describe('the worked examples of Seven-Toed Pete', () => {
	it('show every tile that is no double and may be led, and that it earns another', () => {
		for (const [lead, count] of [['5-0', 5], ['4-1', 5], ['3-2', 5], ['6-4', 10], ['5-5', 10]] as const) {
			expect(shown(sevenToedPete, lead)).toMatchObject({count, another: true});
		}
	});

	it('show that 35 is a five-layout and 0 is none', () => {
		expect(outcomesOf(sevenToedPete)).toContainEqual(expect.objectContaining({count: 35, another: true}));
		expect(outcomesOf(sevenToedPete)).toContainEqual(expect.objectContaining({count: 0, another: false}));
	});

	it('show what a block pays to the lowest of those who hold tiles', () => {
		const paid = casesOf(sevenToedPete).filter(({over}) => over.ending.kind === 'blocked').map(({over}) => over.points);
		expect(paid).toEqual([[0, 0, 1, 0], [1, 0, 1, 0]]);
	});
});

describe.each(variants)('the rules of $id', variant => {
	const pages = rulesPages(variant);

	it('have a section with every paragraph of the short rules, each in one place', () => {
		for (const language of languages) {
			const {howTo} = wordsOfVariant(wordsFor(language), variant);
			expect(pages.sections.flatMap(section => section.howTo).toSorted((one, other) => one - other)).toEqual([...howTo.keys()]);
		}
	});

	it('have a reason for every reading and a caption for every example, in every language', () => {
		for (const language of languages) {
			const words = wordsFor(language);
			const {whys, captions, sections} = rulesWordsOf(words, variant);
			expect(whys).toHaveLength(wordsOfVariant(words, variant).readings.length);
			expect(Object.keys(captions).toSorted()).toEqual(examplesOf(variant).map(({id}) => id).toSorted());
			for (const section of Object.keys(sections(pages.facts))) {
				expect(pages.sections.map(({id}) => id)).toContain(section);
			}
		}
	});

	it('say the same number of paragraphs in every language', () => {
		const [one, ...others] = languages.map(language => Object.entries(rulesWordsOf(wordsFor(language), variant).sections(pages.facts))
			.map(([id, paragraphs]) => [id, paragraphs.length]));
		for (const other of others) {
			expect(other).toEqual(one);
		}
	});

	it('sum exactly the ends that count', () => {
		for (const {ends, count} of outcomesOf(variant)) {
			expect(ends.reduce((sum, end) => sum + end.counts, 0)).toBe(count);
		}
	});

	it('tell of hands that can be held together', () => {
		for (const {over: {hands}} of casesOf(variant)) {
			let all = 0;
			for (const hand of hands) {
				expect(all & hand).toBe(0);
				all |= hand;
			}

			expect(handSize(all)).toBeGreaterThan(0);
		}
	});
});

test('the short rules name the numbers of the rulebook', () => {
	for (const variant of variants) {
		for (const language of languages) {
			const text = wordsOfVariant(wordsFor(language), variant).howTo.join(' ');
			expect(text).toMatch(new RegExp(String.raw`\b${variant.target}\b`));
			expect(text).toMatch(new RegExp(String.raw`\b${variant.tilesEach}\b`));
		}
	}
});
