import {describe, expect, test} from 'vitest';
import {levels} from '../../../source/bots/index.js';
import {agree} from '../../../source/rules/variant.js';
import {variantById, variants} from '../../../source/variants/index.js';
import {helpLines} from '../../../source/ui/pages/help.js';
import {plainText} from '../../../source/ui/text/text.js';
import {wordsFor} from '../../../source/words/words-for.js';
import {languages} from '../../../source/words/language.js';
import {openApp} from '../open-app.js';
import {alone} from '../scenes.js';

/** The help of a match, in one line. */
async function helpOf(variant: string, wishes: Parameters<typeof agree>[1], language: 'en' | 'pl' = 'en') {
	const app = await openApp({match: {terms: agree(variantById(variant)!, wishes), players: alone.slice(0, wishes.seats)}, language});
	return {app, text: helpLines(app.program.state()).map(line => plainText(line)).join(' ').replaceAll(/ +/g, ' ')};
}

describe.each(variants)('the help in a match of $id', ({id, seats, target}) => {
	test.each(languages)('names the target of the match, and no other (%s)', async language => {
		const {text} = await helpOf(id, {seats: seats.at(-1)!, target: 7, games: 3}, language);
		expect(text).toMatch(language === 'en' ? /A game goes to 7 points/ : /Rundę gra się do 7 punktów/);
		expect(text).toMatch(language === 'en' ? /This match: to 7 points, first to 2 games\./ : /Ten mecz: do 7 punktów, do 2 wygranych rund\./);
		expect(text).not.toMatch(new RegExp(String.raw`(goes to|gra się do) ${target} `));
	});
});

describe('a house rule in force', () => {
	test.each([
		['five-up', {seats: 3, house: {'blocked-bonus': 'sum'}}, 'difference to the opponents\' sum (in this match); difference to the worst hand (usual)', 'to the sum of both others'],
		[
			'seven-toed-pete',
			{seats: 4, house: {'deal-ends': 'first-out'}},
			'when the first player goes out (in this match); when only one player holds tiles (usual)',
			'and the deal is over',
		],
		[
			'double-bergen',
			{seats: 2, house: {'like-ends': 'any'}},
			'any on the table, the best group (in this match); with the end just laid (usual)',
			'the best group of like ends on the table scores',
		],
	])('of %s is marked in the title, named in the help, and told in how it is played', async (variant, wishes, named, told) => {
		const {app, text} = await helpOf(variant, wishes);
		expect(app.lines()[0]).toContain(' · house rules');
		expect(text).toContain(named);
		expect(text).toContain(told);
	});

	test('that is the usual one is not marked', async () => {
		const {app, text} = await helpOf('double-bergen', {seats: 2});
		expect(app.lines()[0]).not.toContain('house rules');
		expect(text).toContain('with the end just laid (in this match, usual); any on the table, the best group.');
	});

	test('that makes no difference with so many players is not marked either', async () => {
		const {app} = await helpOf('five-up', {seats: 2, house: {'blocked-bonus': 'sum'}});
		expect(app.lines()[0]).not.toContain('house rules');
	});
});

test.each(languages)('the help names every level with the word that options have for it (%s)', async language => {
	const {text} = await helpOf('five-up', {seats: 2}, language);
	for (const level of levels) {
		expect(text).toMatch(language === 'pl' ? `(${level})` : new RegExp(String.raw`\b${level}\b`));
	}
});

test.each(languages)('the help explains every sign that stands on the table (%s)', language => {
	const {signs, tableSigns} = wordsFor(language).screens;
	const explained = [...signs, ...tableSigns].map(text => text.split(' ')[0]);
	expect(explained).toEqual(expect.arrayContaining(['A', 'e', '·', '+', ':', '[5-3]', 'A=5', 'B=6+6', 'B=6*', 'e(4)', '·=4', '→', '(1)', '…']));
	expect([...signs, ...tableSigns].join(' ')).toMatch(/0\+0.*\[(draw|dobierz)]/);
});
