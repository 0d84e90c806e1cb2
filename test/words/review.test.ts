import {describe, expect, test} from 'vitest';
import {agree} from '../../source/rules/variant.js';
import {leastCost} from '../../source/teaching/review/appraisal.js';
import {costSentence, summarySentences} from '../../source/teaching/review/sentences.js';
import {type Summary, emptySummary} from '../../source/teaching/review/summary.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {wordsFor} from '../../source/words/words-for.js';
import {move} from '../helpers/notation.js';

const terms = agree(fiveUp, {seats: 2});
const reader = {terms, players: [{name: 'Ala'}, {name: 'Olek'}], seat: undefined};
const better = {
	move: move('6-5>6-6'), reason: {
		kind: 'weighed', points: 2, another: false, keeps: 1, reply: 0, stuck: 0, worth: 0.41, ahead: 0.13,
	},
} as const;

function costs(language: 'en' | 'pl', of: Summary['seats'][0]['game']): string {
	const {teams, seats: [one, other]} = emptySummary(terms);
	return summarySentences(wordsFor(language), {seats: [{...one, game: of}, other], teams}, {reader}).costs.join(' ');
}

test.each(['points', 'game'] as const)('the least cost there is, in %s, is not told as 0', unit => {
	for (const language of ['en', 'pl'] as const) {
		const told = costSentence(wordsFor(language), {
			unit, choices: 5, cost: leastCost[unit], error: 0, better,
		});
		expect(told).toMatch(/^(Cost|Koszt): 0[.,]1/);
	}
});

test('a cost stands against the better move, and no chance to win beside it contradicts it', () => {
	const appraisal = {
		unit: 'game', choices: 5, cost: 0.22, error: 0.01, better,
	} as const;
	expect(costSentence(wordsFor('en'), appraisal)).toBe('Cost: 22.0% of the game. Better: lay 6-5 on 6-6: it brings 2 points.');
	expect(costSentence(wordsFor('pl'), appraisal)).toBe('Koszt: 22,0% rundy. Lepiej: dołóż 6-5 do 6-6: da 2 punkty.');
});

describe('a summary of choices', () => {
	test('tells what they cost, and on average', () => {
		expect(costs('en', {count: 5, costly: 1, cost: 0.22})).toBe('Ala: 5 choices, 1 with a cost: 22.0% of the game, 4.40% a choice.');
		expect(costs('pl', {count: 5, costly: 1, cost: 0.22})).toBe('Ala: 5 wyborów, z kosztem 1: razem 22,0% rundy, średnio 4,40%.');
	});

	test('has no cost that is 0', () => {
		expect(costs('en', {count: 5, costly: 0, cost: 0})).toBe('Ala: 5 choices, none with a cost.');
		expect(costs('pl', {count: 5, costly: 0, cost: 0})).toBe('Ala: 5 wyborów, żaden z kosztem.');
	});

	test('has no average that would be told as 0', () => {
		expect(costs('en', {count: 50, costly: 1, cost: 0.001})).toBe('Ala: 50 choices, 1 with a cost: 0.1% of the game.');
		expect(costs('pl', {count: 50, costly: 1, cost: 0.001})).toBe('Ala: 50 wyborów, z kosztem 1: razem 0,1% rundy.');
	});
});
