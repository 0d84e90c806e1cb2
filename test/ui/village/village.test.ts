import {describe, expect, test} from 'vitest';
import {fiveUp, playMatch, villageOf} from '../../village/village.js';
import {openVisit} from './open-visit.js';

describe('the lobby', () => {
	test('who comes for the first time is asked for the language in all languages, and the village remembers the answer', async () => {
		const place = villageOf();
		const visit = await openVisit(place, {name: 'klara'});
		expect(visit.line('Which language?')).toContain('Jaki język?');
		await visit.press('2');
		expect(visit.line('klara')).toContain('Wioska');
		visit.drop();
		const again = await openVisit(place, {name: 'klara'});
		expect(again.line('klara')).toContain('Wioska');
	});

	test.each([
		['en', 'Enter found it', '? help  q leave  m say  n new table', 'm say  ? help  q get up'],
		['pl', 'Enter załóż', '? pomoc  q wyjdź  m mów  n załóż stół', 'm mów  ? pomoc  q wstań'],
	] as const)('the line of keys tells what each key does (%s)', async (language, found, lobby, table) => {
		const visit = await openVisit(villageOf(), {language});
		expect(visit.text()).toContain(lobby);
		await visit.press('n');
		expect(visit.text()).toContain(found);
		await visit.press('enter');
		expect(visit.text()).toContain(table);
	});

	test('Enter twice founds a table, Enter once more begins a match with bots', async () => {
		const visit = await openVisit(villageOf(), {language: 'en'});
		await visit.press('enter', 'enter');
		expect(visit.line('Table 1')).toContain('Five Up');
		expect(visit.text()).toContain('> 1  Start the match');
		await visit.press('enter');
		expect(visit.line('deal 1')).toContain('you 0');
	});

	test('a table shows who sits there, for what, since when, and Enter sits down', async () => {
		const place = villageOf();
		const ania = place.enter('Ania', 'key of Ania');
		ania.ask({type: 'found', table: fiveUp(2)});
		place.pass(61);
		const visit = await openVisit(place, {name: 'olek', language: 'en'});
		expect(visit.line('table 1')).toMatch(/Five Up +to 61 +Ania, free · waiting, 1 minute/);
		await visit.press('1', 'enter');
		expect(visit.line('seat 2')).toContain('olek (you)');
		expect(visit.text()).toContain('Waiting until Ania starts the match.');
		expect(ania.company()!.card.sitters.map(sitter => sitter?.name)).toEqual(['Ania', 'olek']);
	});

	test('a private table asks for its word, and a wrong one is refused in words', async () => {
		const place = villageOf();
		place.enter('Ania', 'key of Ania').ask({type: 'found', table: fiveUp(2, {word: 'kasztan'})});
		const visit = await openVisit(place, {language: 'en'});
		await visit.press('1', 'enter');
		expect(visit.line('Word of table 1')).not.toBe('');
		await visit.type('klon');
		await visit.press('enter');
		expect(visit.text()).toContain('That is not the word of the table.');
		await visit.type('kasztan');
		await visit.press('enter');
		expect(visit.line('Table 1')).not.toBe('');
	});

	test('what somebody says stands on the screens of the others', async () => {
		const place = villageOf();
		const one = await openVisit(place, {name: 'ania', language: 'en'});
		const other = await openVisit(place, {name: 'olek', language: 'pl'});
		await other.press('m');
		await other.type('dzień dobry');
		expect(other.line('Mówisz')).toContain('dzień dobry_');
		await other.press('enter');
		await one.settled();
		expect(one.text()).toContain('olek: dzień dobry');
	});

	test('a name that somebody has is refused, another is taken', async () => {
		const place = villageOf();
		place.enter('Ala', 'key of Ala');
		const visit = await openVisit(place, {name: 'olek', language: 'en'});
		await visit.press('up', 'up', 'up', 'enter', 'backspace', 'backspace', 'backspace', 'backspace');
		await visit.type('Ala');
		await visit.press('enter');
		expect(visit.text()).toContain('Somebody here has that name.');
		await visit.press('enter', 'backspace', 'backspace', 'backspace', 'backspace');
		await visit.type('Olek');
		await visit.press('enter');
		expect(visit.line('The village')).toContain('Olek');
	});

	test('settings, rules and lessons are opened and left again', async () => {
		const visit = await openVisit(villageOf(), {language: 'en'});
		for (const [row, title] of [[6, 'Settings'], [3, 'Rules'], [2, 'Learn a game']] as const) {
			/* eslint-disable no-await-in-loop */
			await visit.press('home', ...Array.from({length: row}, () => 'down'), 'enter');
			expect(visit.lines()[0]).toContain(title);
			await visit.press('escape');
			expect(visit.lines()[0]).toContain('The village');
			/* eslint-enable no-await-in-loop */
		}
	});

	test('q leaves, and so does Ctrl+C twice; Escape never does', async () => {
		const place = villageOf();
		const one = await openVisit(place, {name: 'one', language: 'en'});
		await one.press('escape');
		expect(one.exits).toEqual([]);
		await one.press('q');
		expect(one.exits).toEqual([0]);
		const other = await openVisit(place, {name: 'other', language: 'en'});
		await other.press('ctrl-c', 'ctrl-c');
		expect(other.exits).toEqual([130]);
	});
});

/** Two people at a table of their own, its match begun. */
async function openMatch() {
	const place = villageOf();
	const ania = await openVisit(place, {name: 'ania', language: 'en'});
	const olek = await openVisit(place, {name: 'olek', language: 'en'});
	await ania.press('enter', 'enter');
	place.pass(1);
	await olek.press('1', 'enter');
	await ania.press('enter');
	await olek.settled();
	return {place, ania, olek};
}

describe('a match', () => {
	test('two people see their own hands and each other\'s moves; the bell sounds once for a turn', async () => {
		const {ania, olek} = await openMatch();
		const [leads, waits] = ania.text().includes('>you') ? [ania, olek] : [olek, ania];
		expect(leads.line('>you')).toContain('1:00');
		expect(waits.line('1:00')).not.toContain('>you');
		expect(leads.bells()).toBe(1);
		expect(waits.bells()).toBe(0);
		await leads.press('enter');
		await waits.settled();
		expect(waits.text()).toMatch(/leads \d-\d/);
		expect(waits.bells()).toBe(1);
	});

	test('while another person thinks, help, messages and the hand are at one\'s keys, and a tile is refused', async () => {
		const {ania, olek} = await openMatch();
		const waits = ania.text().includes('>you') ? olek : ania;
		await waits.press('right', 'enter');
		expect(waits.text()).toMatch(/Waiting for|It is not your turn/);
		await waits.press('?');
		expect(waits.lines()[0]).toContain('Help');
		await waits.press('escape', 'm');
		await waits.type('hm');
		expect(waits.line('Say: hm')).not.toBe('');
		await waits.press('enter');
		expect(waits.text()).toContain(': hm');
	});

	test('who is cut off is shown with his time; who comes back has his seat and hand', async () => {
		const {place, ania, olek} = await openMatch();
		const hand = olek.lines().find(line => /^.1/.test(line));
		olek.drop();
		await ania.settled();
		expect(ania.line('away, 120 s')).toContain('olek');
		place.pass(20);
		await ania.settled();
		expect(ania.line('away, 100 s')).toContain('olek');
		const back = await openVisit(place, {name: 'olek', language: 'en'});
		expect(back.lines().find(line => /^.1/.test(line))).toBe(hand);
		expect(ania.text()).not.toContain('away');
	});

	test('a watcher sees no hand, and no key of his changes anything', async () => {
		const place = villageOf();
		const ania = place.enter('Ania', 'key of Ania');
		const olek = place.enter('Olek', 'key of Olek');
		ania.ask({type: 'found', table: fiveUp(2)});
		olek.ask({type: 'sit', table: 1});
		ania.ask({type: 'start'});
		const visit = await openVisit(place, {name: 'widz', language: 'en'});
		await visit.press('1', 'enter');
		expect(visit.line('deal 1')).toContain('Ania 0');
		const before = JSON.stringify(ania.view());
		await visit.press('enter', '1', 'd', 'p', 'i', 'u', 'a', 'tab');
		expect(JSON.stringify(ania.view())).toBe(before);
		await visit.press('q');
		expect(visit.line('The village')).not.toBe('');
	});

	test('a finished match is in the list of records, and is replayed there', async () => {
		const place = villageOf();
		const ania = place.enter('Ania', 'key of Ania');
		const olek = place.enter('Olek', 'key of Olek');
		ania.ask({type: 'found', table: fiveUp(2, {}, 5)});
		olek.ask({type: 'sit', table: 1});
		ania.ask({type: 'start'});
		playMatch(ania, olek);
		ania.ask({type: 'rise'});
		olek.ask({type: 'rise'});
		const visit = await openVisit(place, {name: 'klara', language: 'en'});
		await visit.press('down', 'enter');
		expect(visit.line('Five Up')).toMatch(/Ania \d+, Olek \d+/);
		await visit.press('1');
		await visit.press('end');
		expect(visit.text()).toContain('The match is over');
	});
});
