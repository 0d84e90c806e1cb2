import {expect, test} from 'vitest';
import {type OpenApp, openApp} from '../open-app.js';

/** The options of a match, with the cursor on a row. */
async function onRow(word: string, scene: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
	const app = await openApp(scene);
	await app.press('enter');
	const row = /(\d) {2}/.exec(app.line(word))!;
	await app.press(row[1]);
	return app;
}

test('a name is typed; Escape leaves it as it was', async () => {
	const app = await onRow('Your name');
	expect(app.text()).toContain('at most 40 characters, no quotation marks');
	await app.press('enter', 'backspace', 'backspace', 'backspace', 'Z', 'o', 'ś', ' ', 'q', 'backspace', 'enter');
	expect(app.line('Your name')).toMatch(/‹ Zoś ›$/);
	await app.press('enter', 'x', 'escape');
	expect(app.line('Your name')).toMatch(/‹ Zoś ›$/);
});

test('every character that is not taken is said not to be, and why', async () => {
	const app = await onRow('Your name');
	await app.press('enter', '"');
	expect(app.line('quotation')).toBe('A name has no quotation marks.');
	expect(app.line('Your name')).toMatch(/Ala_$/);
	await app.press('x');
	expect(app.line('A name has')).toBe('');
	await app.press(...'x'.repeat(36), 'y');
	expect(app.line('A name has')).toBe('A name has at most 40 characters.');
	await app.press('left');
	expect(app.line('You are typing')).not.toBe('');
	await app.send('\u001B[200~Zosia\u001B[201~');
	expect(app.line('Pasting')).toBe('Pasting does nothing here: please type it.');
});

test('a target is typed within its bounds, which are told', async () => {
	const app = await onRow('Target');
	expect(app.text()).toContain('From 1 to 999 points');
	await app.press('enter', '3', 'x');
	expect(app.line('Only digits')).not.toBe('');
	await app.press('0', 'enter');
	expect(app.line('Target')).toMatch(/‹ 30 ›$/);
	await app.press('enter', '0', 'enter');
	expect(app.line('The target can be')).toBe('The target can be from 1 to 999.');
	await app.press('escape');
	expect(app.line('Target')).toMatch(/‹ 30 ›$/);
	await app.press('enter', '9', '9', '9', '9');
	expect(app.line('The target can be')).not.toBe('');
	expect(app.line('Target')).toMatch(/999_$/);
	await app.press('backspace', 'backspace', 'backspace', 'enter', 'left');
	expect(app.line('Target')).toMatch(/‹ 29 ›$/);
});

test('everybody at the keyboard has a name of his own, which is remembered', async () => {
	const app = await onRow('At this keyboard', {last: {players: 3, bots: ['novice'], others: ['Jan']}});
	expect(app.line('Name of person 1')).toMatch(/ Ala$/);
	expect(app.line('Name of person 2')).toMatch(/ Jan$/);
	await app.press('right');
	expect(app.line('Name of person 3')).toMatch(/ Player 3$/);
	await app.press('end', 'up', 'enter', 'J', 'a', 'n');
	await app.press('backspace', 'backspace', 'backspace', 'backspace', 'backspace', 'backspace', 'backspace', 'backspace', 'A', 'l', 'a', 'enter');
	expect(app.line('Somebody else')).toBe('Somebody else is called Ala: take another name.');
	await app.press('n', 'enter', 'home', 'enter');
	expect(app.saved.at(-1)?.draft).toMatchObject({name: 'Ala', others: ['Jan', 'Alan']});
	expect(app.program.state().game && [...app.program.state().game!.sides.values()][0].view.players.map(({name}) => name)).toEqual(['Ala', 'Jan', 'Alan']);
});

test('what is pasted at the table is no key', async () => {
	const app = await openApp({});
	await app.press('enter', 'enter');
	const before = app.text();
	await app.send('\u001B[200~q \r\u001B[201~');
	expect(app.text()).toBe(before);
});
