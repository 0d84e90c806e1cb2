import {expect, test} from 'vitest';
import {statisticsSentence} from '../../source/words/statistics-rows.js';
import {wordsFor} from '../../source/words/words-for.js';

const counted = {
	matches: 8, matchesWon: 3, games: 8, gamesWon: 3, deals: 80, points: 400, bestDeal: 9, hints: 0, undos: 0,
};
const told = (players: number, ...levels: string[]) => (['en', 'pl'] as const).map(language => statisticsSentence(wordsFor(language), {...counted, players, levels}));

test('a row is a sentence that names the levels and people one has played against', () => {
	expect(told(2, 'human')).toEqual([
		'2 players, against people: won 3 of 8 matches, 38 %; 400 points, at most 9 in a deal.',
		'2 osoby, przeciwnicy: ludzie; 8 meczów, wygrane 3, czyli 38 %; 400 punktów, najwięcej w rozdaniu 9.',
	]);
	expect(told(4, 'human', 'club', 'expert')).toEqual([
		'4 players, against people, club and expert: won 3 of 8 matches, 38 %; 400 points, at most 9 in a deal.',
		'4 osoby, przeciwnicy: ludzie, klubowicz i ekspert; 8 meczów, wygrane 3, czyli 38 %; 400 punktów, najwięcej w rozdaniu 9.',
	]);
});

test('all kinds together are told without opponents', () => {
	expect(wordsFor('pl').statistics.told({
		players: undefined, against: [], won: 3, played: 8, rate: 38, points: 400, best: 9,
	})).toBe('Razem: 8 meczów, wygrane 3, czyli 38 %; 400 punktów, najwięcej w rozdaniu 9.');
});
