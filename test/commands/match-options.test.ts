import {describe, expect, test} from 'vitest';
import {termsIn} from '../../source/commands/options/match-options.js';
import {namesIn, playersIn} from '../../source/commands/options/people.js';
import {usage as words} from '../../source/words/en/usage.js';
import {complaintOf} from '../helpers/complaint-of.js';

const terms = (options: Readonly<Record<string, string>>) => termsIn(new Map(Object.entries(options)));
const refusedTerms = (options: Readonly<Record<string, string>>) => complaintOf(() => terms(options));

function players(options: Readonly<Record<string, string>>, name?: string) {
	return playersIn(new Map(Object.entries(options)), terms(options), {name, words})
		.map(player => player.kind === 'human' ? player.name : player.level);
}

describe('the terms', () => {
	test('are as the rulebook has them when nothing is said', () => {
		expect(terms({})).toMatchObject({
			variant: {id: 'five-up'}, seats: 2, target: 61, games: 1, house: {'blocked-bonus': 'worst'},
		});
		expect(terms({variant: 'seven-toed-pete'})).toMatchObject({seats: 4, target: 10, house: {'deal-ends': 'last-holder'}});
	});

	test('are what was said', () => {
		expect(terms({
			variant: 'double-bergen', players: '3', target: '30', games: '5', 'like-ends': 'any',
		})).toMatchObject({
			variant: {id: 'double-bergen'}, seats: 3, target: 30, games: 5, house: {'like-ends': 'any'},
		});
	});

	test.each([
		[{variant: 'fiveup'}, '--variant cannot be fiveup, only five-up, seven-toed-pete or double-bergen. Did you mean five-up?'],
		[{variant: 'seven-toed-pete', players: '3'}, 'seven-toed-pete is for 4 players, not 3.'],
		[{players: '5'}, 'five-up is for 2, 3 or 4 players, not 5.'],
		[{players: 'two'}, '--players must be a whole number from 1 to 99, not two.'],
		[{target: '0'}, '--target must be a whole number from 1 to 1000000, not 0.'],
		[{target: '061'}, '--target must be a whole number from 1 to 1000000, not 061.'],
		[{target: '6.5'}, '--target must be a whole number from 1 to 1000000, not 6.5.'],
		[{games: '2'}, '--games must be odd, so that a match has a winner, not 2.'],
		[{'like-ends': 'any'}, '--like-ends is a house rule of double-bergen, not of five-up.'],
		[{'blocked-bonus': 'som'}, '--blocked-bonus cannot be som, only worst or sum. Did you mean sum?'],
	])('%j is refused', (options, sentence) => {
		expect(refusedTerms(options)).toBe(sentence);
	});

	test('is refused in Polish too', () => {
		expect(complaintOf(() => terms({players: '5'}), 'pl')).toContain('2, 3 lub 4, nie 5.');
	});
});

describe('the players', () => {
	test('are one person and casual bots when nothing is said', () => {
		expect(players({})).toEqual(['Player', 'casual']);
		expect(players({players: '4'}, 'Ania')).toEqual(['Ania', 'casual', 'casual', 'casual']);
	});

	test('are several people and a bot for each other seat', () => {
		expect(players({players: '3', humans: '2', bots: 'novice'}, 'Ania')).toEqual(['Ania', 'Player 2', 'novice']);
		expect(players({players: '3', bots: 'novice,casual'})).toEqual(['Player', 'novice', 'casual']);
		expect(players({humans: '2'})).toEqual(['Player 1', 'Player 2']);
	});

	test('have names of their own', () => {
		const all = playersIn(new Map(), terms({players: '4'}), {name: 'łucja', words}).map(player => player.name);
		expect(new Set(all.map(name => name.toLowerCase())).size).toBe(4);
	});

	test.each([
		[{humans: '3'}, '--humans 3 is too many for 2 players.'],
		[{humans: '0'}, '--humans must be a whole number from 1 to 99, not 0.'],
		[{humans: '2', bots: 'casual'}, 'There is no seat left for --bots.'],
		[{bots: 'casual,novice'}, '--bots must name 1 bot here, not 2.'],
		[{players: '4', bots: 'casual,novice'}, '--bots must name 1 or 3 bots here, not 2.'],
		[{bots: 'casul'}, '--bots cannot be casul, only novice, casual, club, expert or exec:…. Did you mean casual?'],
		[{players: '3', bots: 'casual,'}, '--bots cannot be "", only novice, casual, club, expert or exec:….'],
	])('%j is refused', (options, sentence) => {
		expect(complaintOf(() => players(options))).toBe(sentence);
	});

	test('have names that a record can hold', () => {
		const name = (text: string) => namesIn(new Map([['name', text]]))!.join(',');
		expect(name('Żółć 🙂')).toBe('Żółć 🙂');
		expect(name('x'.repeat(40))).toHaveLength(40);
		for (const bad of ['x'.repeat(41), 'a"b', 'a\u0007b', 'a\nb', '  ']) {
			expect(complaintOf(() => name(bad))).toMatch(/^A name has 1 to 40 characters/);
		}
	});

	test('who share the keyboard can all be named; one person\'s name may have a comma', () => {
		expect(players({players: '3', humans: '2', name: 'Ala, Jan'})).toEqual(['Ala', 'Jan', 'casual']);
		expect(players({players: '3', humans: '3', name: 'Ala'}, 'Ola')).toEqual(['Ala', 'Player 2', 'Player 3']);
		expect(players({players: '3', humans: '2'}, 'Ola')).toEqual(['Ola', 'Player 2', 'casual']);
		expect(players({name: 'Smith, John'})).toEqual(['Smith, John', 'casual']);
		expect(complaintOf(() => players({humans: '2', name: 'a,b,c'}))).toBe('--name has 3 names, but --humans is 2.');
		expect(complaintOf(() => players({humans: '2', name: 'a,a'}))).toBe('--name has a twice.');
		expect(complaintOf(() => players({humans: '2', name: 'a,,'}))).toMatch(/^A name has 1 to 40 characters/);
	});
});
