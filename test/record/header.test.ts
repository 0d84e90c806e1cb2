import {describe, expect, it} from 'vitest';
import {
	deal, faultIn, header, inDeal, withHeader, withLine,
} from './few-lines.js';

const named = (name: string) => withLine('seat 1 human "Ania"', `seat 1 human "${name}"`);

describe('The header', () => {
	it('begins with the magic word and the version, after comments and empty lines', () => {
		expect(faultIn('# a record', '', '  # another comment', ...header, ...deal)).toBeUndefined();
		expect(faultIn('dominogranie 2')).toMatch(/^1: dominogranie 2, only version 1/);
		expect(faultIn('dominogranie 01')).toMatch(/^1: /);
		expect(faultIn('variant five-up')).toMatch(/^1: variant five-up, a record begins with/);
		expect(faultIn('\u{FEFF}dominogranie 1')).toMatch(/^1: .*, a record begins with/);
	});

	it('has the variant before the options, and the rest of its lines in any order', () => {
		expect(faultIn('dominogranie 1', 'option target 61')).toMatch(/^2: .*the variant comes before/);
		expect(faultIn('dominogranie 1', 'date 2026-01-10T11:25:00Z', ...header.slice(5), header[1], header[4], header[3], header[2], ...deal)).toBeUndefined();
		expect(withHeader('variant five-up')).toMatch(/^8: .*has been said before/);
	});

	it('names exactly the options of its variant, each once', () => {
		expect(withLine('option target 61')).toMatch(/^7: game 1, .*"option target" is missing/);
		expect(withLine('option blocked-bonus worst')).toMatch(/"option blocked-bonus" is missing/);
		expect(withHeader('option target 61')).toMatch(/^8: .*has been said before/);
		expect(withHeader('option like-ends any')).toMatch(/^8: .*no such option in this variant/);
		expect(withHeader('option target')).toMatch(/^8: .*no line of a record/);
		expect(withLine('option blocked-bonus worst', 'option blocked-bonus best')).toMatch(/^5: .*only worst and sum/);
	});

	it.each(['0', '061', '+61', '-1', '6.5', '1e2', '', 'x', '9999999999999999'])('takes no target like "%s"', value => {
		expect(withLine('option target 61', `option target ${value}`)).toMatch(/^3: /);
	});

	it.each(['0', '2', '10', '01'])('takes no number of games like %s', value => {
		expect(withLine('option games 1', `option games ${value}`)).toMatch(/^4: .*odd/);
	});

	it('names the seats in order, as many as the variant has', () => {
		expect(withLine('seat 2 bot club "Klara"', 'seat 3 bot club "Klara"')).toMatch(/^7: .*seat 2 is to be named/);
		expect(withLine('seat 2 bot club "Klara"')).toMatch(/^7: game 1, the variant has 2, 3 or 4 seats/);
		expect(withHeader('seat 2 human "Ola"')).toMatch(/^8: .*seat 3 is to be named/);
		expect(withHeader('seat 3 human "Ola"', 'seat 4 human "Ola"', 'seat 5 human "Ola"')).toMatch(/^10: .*seats/);
		expect(withLine('variant five-up', 'variant seven-toed-pete')).toMatch(/^5: .*no such option/);
	});

	it('gives a level to a bot only, or none', () => {
		expect(withLine('seat 2 bot club "Klara"', 'seat 2 bot "Klara"')).toBeUndefined();
		expect(withLine('seat 2 bot club "Klara"', 'seat 2 bot exec "Klara"')).toBeUndefined();
		expect(withLine('seat 2 bot club "Klara"', 'seat 2 human club "Klara"')).toMatch(/^7: /);
		expect(withLine('seat 2 bot club "Klara"', 'seat 2 bot Club "Klara"')).toMatch(/^7: /);
	});

	it('names teams where four play in pairs, and only there', () => {
		const four = ['seat 3 human "Ola"', 'seat 4 human "Jan"'];
		expect(withHeader(...four)).toMatch(/^10: game 1, .*"team 1 1 3" is missing/);
		expect(withHeader(...four, 'team 1 1 3')).toMatch(/^11: game 1, .*"team 2 2 4" is missing/);
		expect(withHeader(...four, 'team 1 1 2')).toMatch(/^10: .*the teams are/);
		expect(withHeader(...four, 'team 1 1 3', 'team 1 1 3')).toMatch(/^11: .*has been said before/);
		expect(withHeader('team 1 1 3', ...four)).toMatch(/^8: .*seat 3 is to be named/);
		expect(faultIn(...header.slice(0, 1), ...header.slice(5), ...four, 'team 1 1 3', 'variant double-bergen')).toMatch(/^7: .*in pairs/);
		expect(faultIn('dominogranie 1', 'variant double-bergen', ...header.slice(5), ...four, 'team 1 1 3')).toMatch(/^7: .*in pairs/);
	});

	it.each(['2026-01-10T11:25:00Z', '2028-02-29T00:00:00Z', '1999-12-31T23:59:59Z'])('may have the date %s', date => {
		expect(withHeader(`date ${date}`)).toBeUndefined();
	});

	it.each([
		'2026-01-10',
		'2026-01-10T11:25Z',
		'2026-01-10 11:25:00Z',
		'2026-01-10T11:25:00',
		'2026-01-10T11:25:00+01:00',
		'2026-01-10t11:25:00z',
		'2026-02-30T00:00:00Z',
		'2026-13-01T00:00:00Z',
		'2026-01-01T24:00:00Z',
		'2026-01-01T00:60:00Z',
		'2026-00-10T00:00:00Z',
		'',
	])('has no date like "%s"', date => {
		expect(withHeader(`date ${date}`)).toMatch(/^8: /);
	});

	it('holds a secret or a commit of 64 hexadecimal digits, once', () => {
		const digits = 'ab'.repeat(32);
		expect(withHeader(`commit ${digits}`)).toBeUndefined();
		expect(withHeader(`commit ${digits}`, `commit ${digits}`)).toMatch(/^9: .*before/);
		expect(withHeader(`commit ${digits}`, `secret ${digits}`)).toMatch(/^9: .*not both/);
		expect(withHeader(`commit ${digits.toUpperCase()}`)).toMatch(/^8: .*hexadecimal/);
		expect(withHeader(`secret ${digits.slice(1)}`)).toMatch(/^8: .*hexadecimal/);
		expect(withHeader(`secret ${digits} `)).toMatch(/^8: .*space/);
	});

	it('holds words of seats that are there, each once', () => {
		expect(withHeader('words 1 "łąka"', 'words 2 "a # b"')).toBeUndefined();
		expect(withHeader('words 1 "a"', 'words 1 "b"')).toMatch(/^9: .*before/);
		expect(withHeader('words 3 "a"')).toMatch(/^9: game 1, .*"seat 3" is missing/);
		expect(withHeader('words 5 "a"')).toMatch(/^8: .*no seat 5/);
	});

	it('is over with the first line of the match', () => {
		expect(inDeal('date 2026-01-10T11:25:00Z')).toMatch(/^13: .*header is over/);
		expect(faultIn(...header, '2 human', 'date 2026-01-10T11:25:00Z')).toMatch(/^9: .*header is over/);
		expect(withHeader('nonsense')).toMatch(/^8: nonsense, this is no line/);
	});
});

describe('A name', () => {
	it.each(['', ' ', '  two  spaces ', 'a # b', '#', 'd\'Arc', 'é'.repeat(40), '😀'.repeat(40), 'a\u{2028}b', String.raw`\n`])('may be "%s"', name => {
		expect(named(name)).toBeUndefined();
		expect(named(`${name}" # comment "`)).toBe(named(`${name}" # comment "`));
	});

	it('has at most 40 characters, no quote and no control character', () => {
		expect(named('x'.repeat(41))).toMatch(/^6: .*at most 40/);
		expect(named('😀'.repeat(41))).toMatch(/^6: .*at most 40/);
		expect(named('a"b')).toMatch(/^6: .*no quotes/);
		expect(named('a\tb')).toMatch(/^6: .*tab/);
		expect(named('a\u{85}b')).toMatch(/^6: .*control character/);
		expect(named('\u{1B}[31m')).toMatch(/^6: seat 1 human "\\u{1b}\[31m", .*control character/);
	});

	it('is closed, and only a comment follows', () => {
		expect(withLine('seat 1 human "Ania"', 'seat 1 human "Ania')).toMatch(/^6: /);
		expect(withLine('seat 1 human "Ania"', 'seat 1 human "Ania" x')).toMatch(/^6: /);
		expect(withLine('seat 1 human "Ania"', 'seat 1 human "A # B"  # a "comment"')).toBeUndefined();
	});
});
