import {expect, test} from 'vitest';
import {openApp} from '../open-app.js';

/** From Play up to the settings, the last row but one. */
const toSettings = ['up', 'up', 'enter'];

test('Enter Enter is a game', async () => {
	const app = await openApp({});
	await app.press('enter', 'enter');
	expect(app.line('deal 1')).toMatch(/^Five Up · deal 1 · to 61/);
	expect(app.saved.at(-1)?.draft?.variant.id).toBe('five-up');
});

test('the last match is offered again', async () => {
	const app = await openApp({
		last: {
			variant: 'double-bergen', players: 3, bots: ['novice', 'novice'], target: 9, games: 3, house: {'like-ends': 'any'},
		},
	});
	expect(app.line('Double Bergen')).toBe('Double Bergen: 3 players, bots: novice');
	await app.press('enter', 'enter');
	expect(app.line('deal 1')).toMatch(/^Double Bergen · .*deal 1 · to 9 /);
});

test('what cannot be any more is as usual', async () => {
	const app = await openApp({
		last: {
			variant: 'seven-toed-pete', players: 2, bots: ['wizard'], target: 0, games: 2, house: {'deal-ends': 'never'},
		},
	});
	await app.press('enter', 'enter');
	expect(app.line('deal 1')).toMatch(/^Seven-Toed Pete · deal 1 · to 10/);
});

test('arrows change what is on a row', async () => {
	const app = await openApp({});
	await app.press('enter', 'down', 'down', 'right');
	expect(app.line('Players')).toBe('> 3  Players                   ‹ 3 players ›');
	await app.press('left', 'left');
	expect(app.line('Players')).toMatch(/4 players, in pairs 1\+3 and 2\+4/);
	await app.press('home', 'enter');
	expect(app.line('boneyard')).toMatch(/boneyard 8$/);
});

test('digits alone reach a game of any kind', async () => {
	const app = await openApp({});
	await app.press('1', '2', '2', '2', '3', '3', '1', '1');
	expect(app.line('deal 1')).toMatch(/^Double Bergen · deal 1 · to 15/);
	expect(app.saved.at(-1)?.draft?.players).toBe(2);
});

test('more people can share the keyboard; without bots their level is not asked', async () => {
	const app = await openApp({});
	await app.press('enter', '4', 'right');
	expect(app.line('At this keyboard')).toMatch(/2 people/);
	expect(app.line('Bots')).toBe('');
	await app.press('1', 'enter');
	expect(app.line('Pass the keyboard')).not.toBe('');
});

test('a house rule is offered only where it makes a difference, and what it can be is told', async () => {
	const app = await openApp({});
	await app.press('enter');
	expect(app.line('Block with three players')).toBe('');
	await app.press('3', 'right', '8');
	expect(app.line('Block with three players')).toBe('> 8  Block with three players  ‹ difference to the worst hand ›');
	expect(app.text()).toContain('Block with three players. Usual: difference to the worst hand.\nOr: difference to the opponents\' sum.');
	await app.press('3', 'right');
	expect(app.line('Block with three players')).toBe('');
});

test('another game has its own target, and the players it can have', async () => {
	const app = await openApp({});
	await app.press('enter', '2', 'right');
	expect(app.line('Seven-Toed Pete')).not.toBe('');
	expect(app.line('Players')).toBe('');
	expect(app.line('Target')).toMatch(/ 10$/);
});

test('the language changes at once and is remembered', async () => {
	const app = await openApp({});
	await app.press(...toSettings, 'right');
	expect(app.lines()[0]).toBe('Ustawienia');
	expect(app.saved.at(-1)?.preferences.language).toBe('pl');
});

test('the language that an option or the environment names comes first at the next start, and this is said', async () => {
	const app = await openApp({asked: ['language']});
	await app.press(...toSettings);
	expect(app.text()).toMatch(/What you choose here lasts until you\sleave\./);
	await app.press('right');
	expect(app.text()).toContain('Tutejszy wybór działa do wyjścia z gry.');
	await app.press('down');
	expect(app.text()).not.toContain('wyjścia z gry');
});

test('the bots\' pause can be chosen', async () => {
	const app = await openApp({});
	await app.press(...toSettings, '4', 'left');
	expect(app.line('pause')).toMatch(/‹ 2 s ›$/);
	expect(app.saved.at(-1)?.preferences.pause).toBe(2000);
});

test('colours change at once and are remembered, and text stays what it is', async () => {
	const app = await openApp({});
	await app.press(...toSettings, '3');
	const before = app.text();
	await app.press('right');
	expect(app.line('Colours')).toBe('> 3  Colours      ‹ high contrast ›');
	expect(app.saved.at(-1)?.preferences.theme).toBe('contrast');
	expect(app.cells().join('')).toContain('>');
	await app.press('left');
	expect(app.text()).toBe(before);
});

test('where there are no colours, or nothing but ASCII, there is no choice, and it says so', async () => {
	const app = await openApp({colour: 0, unicode: false});
	await app.press(...toSettings, '3', 'right');
	expect(app.line('Colours')).toBe('> 3  Colours        none');
	expect(app.text()).toContain('There is no choice here');
	await app.press('2', 'right');
	expect(app.line('Tiles')).toBe('> 2  Tiles          plain characters');
	expect(app.saved.map(({preferences}) => [preferences.theme, preferences.glyphs])).toEqual([['default', 'ascii'], ['default', 'ascii']]);
});

test('the bell is settled for tables with other people', async () => {
	const app = await openApp({});
	await app.press(...toSettings, '5', 'right');
	expect(app.line('Bell')).toBe('> 5  Bell         ‹ off ›');
	expect(app.text()).toContain('The bell sounds when your turn comes');
	expect(app.saved.at(-1)?.preferences.bell).toBe(false);
});

test('a row leads back from every page', async () => {
	const app = await openApp({});
	await app.press('1', 'up');
	expect(app.line('Back')).toBe('> 9  Back');
	await app.press('enter');
	expect(app.line('>')).toBe('> 1  Play');
	await app.press(...toSettings, '6', '6');
	expect(app.line('>')).toMatch(/^> \d {2}Settings$/);
});

test('settings that cannot be saved are said to be', async () => {
	const app = await openApp({failsToSave: true});
	await app.press(...toSettings, 'right');
	expect(app.line('Nie udało')).toBe('Nie udało się zapisać ustawień.');
	await app.press('up');
	expect(app.line('Nie udało')).toBe('');
});

test('q leaves the game from the menu, and a match for the menu', async () => {
	const app = await openApp({});
	await app.press('enter', 'enter', 'q');
	expect(app.line('> 1  Play')).not.toBe('');
	expect(app.exits).toEqual([]);
	await app.press('q');
	expect(app.exits).toEqual([0]);
});

test('the rules are those of the game that is chosen', async () => {
	const app = await openApp({last: {variant: 'seven-toed-pete'}});
	await app.press('2');
	expect(app.line('> 2')).toBe('> 2  Seven-Toed Pete');
	await app.press('enter');
	expect(app.lines()[1]).toBe('Seven-Toed Pete');
	await app.press('page-down', 'up', 'end', 'home', 'escape', 'escape');
	expect(app.line('Rules')).toBe('> 2  Rules');
});
