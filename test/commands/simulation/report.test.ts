import {describe, expect, test} from 'vitest';
import {jsonReport, textReport} from '../../../source/commands/simulation/report.js';
import {wilson} from '../../../source/commands/simulation/statistics.js';
import type {Standing} from '../../../source/commands/simulation/tally.js';
import {agree} from '../../../source/rules/variant.js';
import {fiveUp} from '../../../source/variants/five-up.js';
import {usage as english} from '../../../source/words/en/usage.js';
import {usage as polish} from '../../../source/words/pl/usage.js';

function standing(bot: string, matchesWon: number, points: number): Standing {
	return {
		bot, matchesWon, points, lead: {size: 11, mean: (points - 3507) / 501, squares: 27.5}, decisions: 4000, milliseconds: 1000, failures: 0,
	};
}

const matches = {
	terms: agree(fiveUp, {seats: 2, games: 3}),
	isByDeal: false,
	playouts: undefined,
	tally: {matches: 22, deals: 1002, standings: [standing('casual', 20, 5010), standing('novice', 2, 2004)]},
	seconds: 1.234_56,
};
const deals = {
	...matches, isByDeal: true, playouts: 500, tally: {...matches.tally, matches: 22, deals: 22},
};

describe('the report for programs is one object', () => {
	test('of matches', () => {
		expect(JSON.parse(jsonReport(matches))).toEqual({
			variant: 'five-up',
			players: 2,
			target: 61,
			games: 3,
			houseRules: {'blocked-bonus': 'worst'},
			matches: 22,
			deals: 1002,
			evenShare: 0.5,
			seconds: 1.235,
			seats: [
				{
					bot: 'casual', matchesWon: 20, ...wilson(20, 22), pointsPerDeal: 5, decisions: 4000, millisecondsPerDecision: 0.25,
				},
				{
					bot: 'novice', matchesWon: 2, ...wilson(2, 22), pointsPerDeal: 2, decisions: 4000, millisecondsPerDecision: 0.25,
				},
			],
		});
	});

	test('of deals', () => {
		const parsed: unknown = JSON.parse(jsonReport(deals));
		expect(parsed).toMatchObject({
			playouts: 500, deals: 22, sets: 11, seats: [{difference: 3}, {difference: -3}],
		});
		expect(parsed).not.toHaveProperty('matches');
		expect(parsed).toHaveProperty('seats.0.low', expect.closeTo(3 - (1.96 * Math.sqrt(27.5 / 10 / 11)), 4));
	});

	test('with the failures of a program', () => {
		const failure = {name: 'bot', trouble: {kind: 'endless'}, complaint: ''} as const;
		const failing = {...standing('exec:./bot', 1, 1), failures: 2, firstFailure: {match: 1, failure}};
		expect(JSON.parse(jsonReport({...matches, tally: {...matches.tally, standings: [failing]}}))).toMatchObject({seats: [{bot: 'exec:./bot', failures: 2}]});
	});
});

describe('the report for people is a table in their language', () => {
	test('of matches, with what is clear about the rates', () => {
		const level = {...matches, tally: {...matches.tally, standings: [standing('casual', 20, 5010), standing('club', 12, 2004), standing('novice', 2, 2004)]}};
		expect(textReport(level, english.simulation, 'en').split('\n')).toEqual([
			'Five Up, 2 players, to 61, best of 3',
			'22 matches, 1002 deals, 1.2 s',
			'',
			'bot       won    rate  95 % interval  even is 50.0 %  points a deal  ms a decision',
			'casual  20/22  90.9 %    72.2–97.5 %           above           5.00          0.250',
			'club    12/22  54.5 %    34.7–73.1 %       not clear           2.00          0.250',
			'novice   2/22   9.1 %     2.5–27.8 %           below           2.00          0.250',
		]);
		expect(textReport(matches, polish.simulation, 'pl').split('\n').slice(0, 4)).toEqual([
			'Five Up, gracze: 2, do 61, mecz do 2 wygranych rund',
			'22 mecze, 1002 rozdania, 1,2 s',
			'',
			'bot     wygrane  odsetek  przedział 95 %  równo to 50,0 %  punkty na rozdanie  ms na decyzję',
		]);
	});

	test('of deals, with the difference in points', () => {
		expect(textReport(deals, english.simulation, 'en').split('\n').slice(0, 5)).toEqual([
			'Five Up, 2 players, to 61',
			'22 deals: 11 different, each in every seating; 1.2 s',
			'',
			'bot     points more   95 % interval  points a deal  ms a decision',
			'casual        +3.00  +2.02 to +3.98         227.73          0.250',
		]);
		expect(textReport(deals, polish.simulation, 'pl')).toContain('-3,00  od -3,98 do -2,02');
	});

	test('of one set of deals, which has no interval', () => {
		const once = {...standing('casual', 0, 5), lead: {size: 1, mean: 2, squares: 0}};
		expect(textReport({...deals, tally: {matches: 2, deals: 2, standings: [once]}}, english.simulation, 'en')).toMatch(/\+2\.00 +\? /);
	});
});

test('numbers bend their nouns in Polish', () => {
	const {simulation} = polish;
	expect([1, 2, 5, 22, 100].map(played => simulation.played(played, 1, '1'))).toEqual([
		'1 mecz, 1 rozdanie, 1 s', '2 mecze, 1 rozdanie, 1 s', '5 meczów, 1 rozdanie, 1 s', '22 mecze, 1 rozdanie, 1 s', '100 meczów, 1 rozdanie, 1 s',
	]);
});
