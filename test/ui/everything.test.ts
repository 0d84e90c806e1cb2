import {expect, test} from 'vitest';
import {agree} from '../../source/rules/variant.js';
import {variants} from '../../source/variants/index.js';
import {picksFrom} from '../helpers/random.js';
import {type OpenApp, openApp} from './open-app.js';
import {alone, together} from './scenes.js';

const keys = ['tab', 'enter', 'd', '2', '9', 'a', 'b', 'right', 'down', 'up', 'p', 'i', 'x', 'escape', 'u', 'ctrl-c'] as const;

const cases = variants.flatMap(({id}) => ([[60, 18, 'pl'], [60, 18, 'en'], [80, 24, 'pl'], [120, 40, 'en']] as const).map(window => [id, ...window] as const));

/** Whether the table is shown with a deal in play, and not a page or the demand for the keyboard. */
function isTableInPlay({program, line}: OpenApp): boolean {
	const {game, page} = program.state();
	const side = game?.sides.get(game.keyboard);
	return page === undefined && side?.view.phase === 'playing' && line(/Pass the keyboard|Przekaż klawiaturę/) === '';
}

test.each(cases)('whatever keys are pressed in %s at %i×%i (%s), all that the table has to say is on the screen', async (id, columns, rows, language) => {
	const variant = variants.find(one => one.id === id)!;
	const seats = variant.seats.at(-1)!;
	const pick = picksFrom(columns + rows + id.length);
	const players = language === 'en' ? together.slice(0, seats) : alone.slice(0, seats);
	const app = await openApp({
		match: {terms: agree(variant, {seats, games: 3}), players}, columns, rows, language, failsToKeep: true,
	});
	for (let count = 0; count < 30; count++) {
		const key = keys[pick(keys.length)];
		await app.press(key, ...(key === 'ctrl-c' ? ['escape'] : [])); // eslint-disable-line no-await-in-loop
		const lines = app.lines();
		expect(lines).toHaveLength(rows);
		if (!isTableInPlay(app)) {
			await app.read(); // eslint-disable-line no-await-in-loop
			continue;
		}

		const {view} = app.program.state().game!.sides.get(app.program.state().game!.keyboard)!;
		const text = lines.join('\n');
		expect(lines[0]).toMatch(/(deal|rozdanie|rozd\.) \d/);
		expect(text).toMatch(view.layout.size === 0 ? /The table is empty|Stół jest pusty/ : /(sum|suma) \d+/);
		expect(text).toMatch(/[>│ ]>?(Ala|ty|you|Jan)/);
		expect(text).toMatch(/boneyard|talon/);
		expect(text).toMatch(/^[> ]1[ [][0-6]-[0-6]/m);
		expect(lines.at(-1)).toMatch(/(not recorded|bez zapisu)$/);
		expect(lines.at(-1)).toMatch(/\? (help|pomoc)|\[(help|pomoc)]|>\[/);
		expect(lines.at(-2)).not.toBe('');
	}
});
