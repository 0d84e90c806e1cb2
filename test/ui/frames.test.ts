import {expect, test} from 'vitest';
import {agree} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {playDeal} from './play-deal.js';
import {openApp} from './open-app.js';
import {
	alone, another, choiceOfPlaces, drawing, hotSeat, longDrawing, openCross, stuck,
} from './scenes.js';

const small = {columns: 60, rows: 18, language: 'pl'} as const;

/** A whole frame, as it is kept in `frames/`. */
async function expectFrame(text: string, name: string) {
	await expect(`${text}\n`).toMatchFileSnapshot(`frames/${name}.txt`);
}

test('a turn shows the board, the ends, what each place would bring, and the hand', async () => {
	const app = await openApp({position: choiceOfPlaces});
	await expectFrame(app.text(), 'turn');
});

test('once a place is picked, the tile is shown on it, with what it would bring', async () => {
	const app = await openApp({position: choiceOfPlaces});
	await app.press('b');
	await expectFrame(app.text(), 'turn.picked');
});

test('in mid-deal the last events tell what everybody did', async () => {
	const app = await openApp({match: {terms: agree(fiveUp, {seats: 4}), players: alone}, columns: 100, rows: 30});
	await app.press('tab', 'enter', 'tab', 'enter', 'tab', 'enter');
	await expectFrame(app.text(), 'mid-deal');
});

test('a small window in Polish holds the same', async () => {
	const app = await openApp({position: choiceOfPlaces, ...small});
	await expectFrame(app.text(), 'turn.small');
});

test('without Unicode nothing goes beyond ASCII', async () => {
	const app = await openApp({
		position: choiceOfPlaces, ...small, unicode: false, colour: 0,
	});
	expect(app.text()).toMatch(/^[ -~\n]*$/);
	await expectFrame(app.text(), 'turn.ascii');
});

test('a tall window gives its rows to the board and the events', async () => {
	const app = await openApp({position: choiceOfPlaces, columns: 120, rows: 40});
	await expectFrame(app.text(), 'turn.tall');
});

test.each([[110, 24], [160, 50]])('a wide window has a panel beside the board (%s×%s)', async (columns, rows) => {
	const app = await openApp({match: {terms: agree(fiveUp, {seats: 4, games: 3}), players: alone}, columns, rows});
	await app.press('tab', 'enter', 'tab', 'enter', 'tab', 'enter');
	await expectFrame(app.text(), `wide.${columns}`);
	await playDeal(app);
	await expectFrame(app.text(), `wide-end.${columns}`);
});

test.each([['en', 80, 24], ['pl', 60, 18]] as const)('the row of actions takes the place of the keys (%s)', async (language, columns, rows) => {
	const app = await openApp({
		position: another, language, columns, rows,
	});
	await app.press('down', 'right');
	await expectFrame(app.text(), `actions.${language}`);
});

test('messages tell all that has happened, the latest last', async () => {
	const app = await openApp({match: {terms: agree(fiveUp, {seats: 4}), players: alone}, ...small});
	await playDeal(app);
	await app.press('enter', 'm');
	await expectFrame(app.text(), 'messages');
});

test('whoever is stuck is told to draw', async () => {
	const app = await openApp({position: drawing});
	await expectFrame(app.text(), 'draw');
});

test('a hand of 22 tiles is wrapped', async () => {
	const app = await openApp({position: longDrawing, ...small});
	await app.press('d');
	await expectFrame(app.text(), 'long-hand');
});

test('whoever is stuck with nothing to draw is told to pass', async () => {
	const app = await openApp({position: stuck, ...small});
	await expectFrame(app.text(), 'pass');
});

test('an extra play can be made or declined', async () => {
	const app = await openApp({position: another});
	await expectFrame(app.text(), 'another');
});

test('ends outside an open cross count but have no letter', async () => {
	const app = await openApp({position: openCross});
	await expectFrame(app.text(), 'open-cross');
});

test('the layout can be listed by its arms', async () => {
	const app = await openApp({position: choiceOfPlaces});
	await app.press('=');
	await expectFrame(app.text(), 'arms');
});

test.each([['en', 80, 24], ['pl', 60, 18]] as const)('the end of a deal shows all hands and the bonus as a calculation (%s)', async (language, columns, rows) => {
	const app = await openApp({
		match: {terms: agree(fiveUp, {seats: 3}), players: alone.slice(0, 3)}, language, columns, rows,
	});
	await playDeal(app);
	await expectFrame(app.text(), `deal-end.${language}`);
});

test.each([['en', 80, 24], ['pl', 60, 18]] as const)('the end of a match shows who has won it (%s)', async (language, columns, rows) => {
	const app = await openApp({
		match: {terms: agree(doubleBergen, {seats: 4, target: 3, games: 1}), players: alone}, language, columns, rows,
	});
	await playDeal(app);
	await expectFrame(app.text(), `match-end.${language}`);
});

test('the keyboard is handed over without a hand on the screen', async () => {
	const app = await openApp({position: hotSeat});
	await app.press('enter', 'enter');
	await expectFrame(app.text(), 'hand-over');
});

test.each([['en', 80, 24], ['pl', 60, 18]] as const)('the menu, the options of a match and the settings (%s)', async (language, columns, rows) => {
	const app = await openApp({language, columns, rows});
	await expectFrame(app.text(), `menu.${language}`);
	await app.press('enter');
	await expectFrame(app.text(), `options.${language}`);
	await app.press('escape', 'up', 'up', 'enter');
	await expectFrame(app.text(), `settings.${language}`);
});

test.each([['en', 80, 24], ['pl', 60, 18]] as const)('the help tells keys, signs and rules (%s)', async (language, columns, rows) => {
	const app = await openApp({
		position: choiceOfPlaces, language, columns, rows,
	});
	await app.press('?');
	await expectFrame(app.text(), `help.${language}`);
	await app.press('end');
	await expectFrame(app.text(), `help-end.${language}`);
});
