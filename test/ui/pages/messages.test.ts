import {expect, test} from 'vitest';
import {agree} from '../../../source/rules/variant.js';
import {fiveUp} from '../../../source/variants/five-up.js';
import type {ProgramFailure} from '../../../source/bots/program.js';
import {failureSentence} from '../../../source/words/programs.js';
import {wordsFor} from '../../../source/words/words-for.js';
import {openApp} from '../open-app.js';
import {playDeal} from '../play-deal.js';
import {alone, drawing, hotSeat} from '../scenes.js';

const four = {terms: agree(fiveUp, {seats: 4}), players: alone};

/** The lines between title and keys. */
const page = ({lines}: {lines: () => string[]}) => lines().slice(1, -1);

test('m tells what has happened in the whole match, deal by deal, and closes again', async () => {
	const app = await openApp({match: four, columns: 100, rows: 60});
	await playDeal(app);
	await app.press('enter', 'm');
	const lines = page(app);
	expect(lines.filter(line => line.startsWith('Deal '))).toEqual([
		expect.stringMatching(/^Deal 1\. By lot /),
		expect.stringMatching(/^Deal over: /),
		expect.stringMatching(/^Deal 2\. /),
	]);
	expect(lines[lines.findIndex(line => line.startsWith('Deal 2')) - 1]).toBe('');
	await app.press('m');
	expect(app.line('What has happened')).toBe('');
});

test('it opens at its end and is scrolled to its beginning', async () => {
	const app = await openApp({match: four, columns: 60, rows: 18});
	await playDeal(app);
	await app.press('m');
	expect(app.lines()[0]).toMatch(/^What has happened +(\d+)\/\1$/);
	await app.press('home');
	expect(page(app)[0]).toBe('The game begins.');
	await app.press('down');
	expect(page(app)[0]).toMatch(/^Deal 1/);
	await app.press('up', 'page-down', 'end', 'page-up', 'home');
	expect(page(app)[0]).toBe('The game begins.');
	await app.press('enter');
	expect(app.line('Deal 1 is over')).not.toBe('');
});

test('a match that was taken up tells its present deal', async () => {
	const app = await openApp({position: drawing});
	await app.press('m');
	expect(page(app).slice(0, 6)).toEqual([
		'The game begins.',
		'Deal 1. By lot Łucja leads.',
		'Łucja leads 5-2: sum 7.',
		'You lay 2-2 on 5-2: sum 9.',
		'Łucja lays 5-3 on 5-2: sum 7.',
		'',
	]);
});

test('whoever has drawn reads which tiles, nobody else does', async () => {
	const app = await openApp({position: drawing});
	await app.press('d', 'm');
	expect(page(app)).toContain('You draw 6-6, 4-0 and 3-2.');
	const together = await openApp({position: hotSeat});
	await together.press('enter', '5', 'enter');
	await together.read();
	await together.press('enter', 'd', 'enter');
	await together.read();
	await together.press('enter', 'm');
	expect(page(together)).toContain('Jan draws 2 tiles.');
});

test('a window that grows while the page is open shows more of it', async () => {
	const app = await openApp({match: four, columns: 60, rows: 18});
	await playDeal(app);
	await app.press('m');
	await app.resize(80, 50);
	expect(page(app)[0]).toBe('The game begins.');
	await app.press('down');
	expect(page(app)[0]).toBe('The game begins.');
});

test('which program has failed, and why, can be read there as long as the match lasts', async () => {
	const app = await openApp({match: {terms: agree(fiveUp, {seats: 2}), players: alone.slice(0, 2)}, columns: 60, rows: 18});
	const failure: ProgramFailure = {name: 'Klara', trouble: {kind: 'ended', by: '3'}, complaint: ''};
	app.program.remark({kind: 'program-failed', failure});
	await app.settled();
	await app.press('right', 'left', 'm', 'end');
	const text = page(app).join(' ').replaceAll(/\s+/g, ' ');
	expect(text).toContain(failureSentence(wordsFor('en'), failure));
});
