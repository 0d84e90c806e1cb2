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

const inEnglish = {words: english.simulation, language: 'en', width: 79} as const;
const inPolish = {words: polish.simulation, language: 'pl', width: 79} as const;

describe('the report for people is a table in their language', () => {
	test('of matches, with what is clear about the rates', () => {
		const level = {...matches, tally: {...matches.tally, standings: [standing('casual', 20, 5010), standing('club', 12, 2004), standing('novice', 2, 2004)]}};
		expect(textReport(level, inEnglish).split('\n')).toEqual([
			'Five Up, 2 players, to 61, best of 3',
			'22 matches, 1002 deals, 1.2 s',
			'',
			'bot       won    rate  95 % interval  vs 50 %  points/deal  ms/choice',
			'casual  20/22  90.9 %    72.2–97.5 %    above         5.00      0.250',
			'club    12/22  54.5 %    34.7–73.1 %  unclear         2.00      0.250',
			'novice   2/22   9.1 %     2.5–27.8 %    below         2.00      0.250',
		]);
		expect(textReport(matches, inPolish).split('\n').slice(0, 4)).toEqual([
			'Five Up, gracze: 2, do 61, mecz do 2 wygranych rund',
			'22 mecze, 1002 rozdania, 1,2 s',
			'',
			'bot     wygrane  odsetek  przedział 95 %  wobec 50 %  pkt/rozdanie  ms/wybór',
		]);
	});

	test('of deals, with the difference in points', () => {
		expect(textReport(deals, inEnglish).split('\n').slice(0, 5)).toEqual([
			'Five Up, 2 players, to 61',
			'22 deals: 11 different, each in every seating; 1.2 s',
			'',
			'bot     points ahead   95 % interval  points/deal  ms/choice',
			'casual         +3.00  +2.02 to +3.98       227.73      0.250',
		]);
		expect(textReport(deals, inPolish)).toContain('-3,00  od -3,98 do -2,02');
	});

	test('with the deals and seatings it comes from, in good Polish', () => {
		expect(textReport(deals, inPolish).split('\n')[1]).toBe('22 rozdania: 11 zestawów kamieni, każdy w każdym usadzeniu; 1,2 s');
		expect(polish.simulation.dealt(4, 1, '0,1')).toBe('4 rozdania: 1 zestaw kamieni w każdym usadzeniu; 0,1 s');
	});

	test('of three, each of whom would get a third', () => {
		const three = {...matches, terms: agree(fiveUp, {seats: 3})};
		expect(textReport(three, inPolish)).toContain('wobec 33,3 %');
	});

	test.each([inEnglish, inPolish])('that no long name and no number makes wider than the terminal ($language)', reader => {
		const names = ['exec:../greedy.mjs', 'exec:python3 /home/ala/bots/my-bot.py --depth 3 --seed 7 --book openings/five-up.txt'];
		for (const report of [matches, deals]) {
			for (const width of [60, 79, 120]) {
				const many = {...report, tally: {matches: 200_000, deals: 4_000_000, standings: names.map(name => standing(name, 123_456, 2004))}};
				const lines = textReport(many, {...reader, width}).split('\n').slice(3);
				expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(width);
				expect(lines.join(' ').replaceAll(/ +/g, ' ')).toContain(names[1]);
			}
		}
	});

	test('is a list where the columns have no room', () => {
		const program = {...matches, tally: {...matches.tally, standings: [standing('exec:../greedy.mjs', 20, 5010)]}};
		expect(textReport(program, {...inEnglish, width: 60}).split('\n').slice(3)).toEqual([
			'bot: exec:../greedy.mjs  won: 20/22  rate: 90.9 %',
			'  95 % interval: 72.2–97.5 %  vs 50 %: above',
			'  points/deal: 5.00  ms/choice: 0.250',
		]);
	});

	test('of one set of deals, which has no interval', () => {
		const once = {...standing('casual', 0, 5), lead: {size: 1, mean: 2, squares: 0}};
		expect(textReport({...deals, tally: {matches: 2, deals: 2, standings: [once]}}, inEnglish)).toMatch(/\+2\.00 +\? /);
	});
});

test('numbers bend their nouns in Polish', () => {
	const {simulation} = polish;
	expect([1, 2, 5, 22, 100].map(played => simulation.played(played, 1, '1'))).toEqual([
		'1 mecz, 1 rozdanie, 1 s', '2 mecze, 1 rozdanie, 1 s', '5 meczów, 1 rozdanie, 1 s', '22 mecze, 1 rozdanie, 1 s', '100 meczów, 1 rozdanie, 1 s',
	]);
});
