import {expect, test} from 'vitest';
import {jsonReport, textReport} from '../../../source/commands/simulation/report.js';
import {addMatch, emptyTally, wilson} from '../../../source/commands/simulation/tally.js';
import {agree} from '../../../source/rules/variant.js';
import {fiveUp} from '../../../source/variants/five-up.js';
import {usage as english} from '../../../source/words/en/usage.js';
import {usage as polish} from '../../../source/words/pl/usage.js';

test('wins and points are counted for the contender, wherever it sat', () => {
	let tally = emptyTally(['casual', 'novice']);
	tally = addMatch(tally, {winner: 0, deals: 10, points: [61, 40]}, [0, 1]);
	tally = addMatch(tally, {winner: 1, deals: 12, points: [50, 65]}, [1, 0]);
	expect(tally).toEqual({
		matches: 2,
		deals: 22,
		standings: [{bot: 'casual', matchesWon: 2, points: 126}, {bot: 'novice', matchesWon: 0, points: 90}],
	});
});

test('the interval is Wilson\'s', () => {
	const {rate, low, high} = wilson(884, 1000);
	expect([rate, low, high].map(share => share.toFixed(4))).toEqual(['0.8840', '0.8627', '0.9024']);
	expect(wilson(0, 10).low).toBe(0);
	expect(wilson(0, 10).high).toBeCloseTo(0.2775, 4);
	expect(wilson(10, 10).high).toBe(1);
	expect(wilson(0, 0)).toEqual({rate: 0, low: 0, high: 1});
});

const outcome = {
	terms: agree(fiveUp, {seats: 2, games: 3}),
	tally: {
		matches: 22, deals: 1002, standings: [{bot: 'casual', matchesWon: 20, points: 5010}, {bot: 'novice', matchesWon: 2, points: 2004}],
	},
	seconds: 1.234_56,
};

test('the report for programs is one object', () => {
	expect(JSON.parse(jsonReport(outcome))).toEqual({
		variant: 'five-up',
		players: 2,
		matches: 22,
		deals: 1002,
		seconds: 1.235,
		seats: [
			{
				bot: 'casual', matchesWon: 20, ...wilson(20, 22), pointsPerDeal: 5,
			},
			{
				bot: 'novice', matchesWon: 2, ...wilson(2, 22), pointsPerDeal: 2,
			},
		],
	});
});

test('the report for people is a table, in their language', () => {
	expect(textReport(outcome, english.simulation, 'en').split('\n')).toEqual([
		'Five Up, 2 players, to 61, best of 3',
		'22 matches, 1002 deals, 1.2 s',
		'',
		'bot       won    rate  95 % interval  points a deal',
		'casual  20/22  90.9 %    72.2–97.5 %           5.00',
		'novice   2/22   9.1 %     2.5–27.8 %           2.00',
	]);
	expect(textReport(outcome, polish.simulation, 'pl').split('\n').slice(0, 4)).toEqual([
		'Five Up, gracze: 2, do 61, mecz do 2 wygranych rund',
		'22 mecze, 1002 rozdania, 1,2 s',
		'',
		'bot     wygrane  odsetek  przedział 95 %  punkty na rozdanie',
	]);
});

test('numbers bend their nouns in Polish', () => {
	const {simulation} = polish;
	expect([1, 2, 5, 22, 100].map(played => simulation.played(played, 1, '1'))).toEqual([
		'1 mecz, 1 rozdanie, 1 s', '2 mecze, 1 rozdanie, 1 s', '5 meczów, 1 rozdanie, 1 s', '22 mecze, 1 rozdanie, 1 s', '100 meczów, 1 rozdanie, 1 s',
	]);
});
