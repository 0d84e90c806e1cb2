import {expect, test} from 'vitest';
import {step} from '../../../source/match/reducer.js';
import {viewOf} from '../../../source/match/view.js';
import {draw} from '../../../source/rules/move.js';
import {agree} from '../../../source/rules/variant.js';
import {deskFor} from '../../../source/ui/game/desk.js';
import {variants} from '../../../source/variants/index.js';
import {playRandomMatch} from '../../helpers/play-matches.js';
import {openApp} from '../open-app.js';
import {alone, drawing, longDrawing} from '../scenes.js';

const hand = (app: Awaited<ReturnType<typeof openApp>>) => app.program.state().game!.sides.get(0)!.desk.tiles;

test.each([drawing, longDrawing])('whoever comes back finds each tile under the digit it had, those drawn last', async position => {
	const live = await openApp({position});
	await live.press('d');
	let {match} = {match: position};
	while (viewOf(match, 0).moves.includes(draw)) {
		match = step(match, {type: 'move', seat: 0, move: draw}).match;
	}

	const back = await openApp({position: match});
	expect(hand(back)).toEqual(hand(live));
	expect(back.line(/^[> ]1/)).toBe(live.line(/^[> ]1/));
});

test('a tile that is drawn takes no other tile\'s digit', async () => {
	const app = await openApp({position: longDrawing, pause: 600});
	await app.press('d');
	const before = hand(app);
	for (let draws = 0; draws < 8; draws++) {
		await app.pass(400); // eslint-disable-line no-await-in-loop
		expect(hand(app).slice(0, before.length)).toEqual(before);
	}
});

test('what a seat holds stays in its order while others play, and after a tile is taken back', () => {
	for (const variant of variants) {
		const seats = variant.seats.at(-1)!;
		playRandomMatch(agree(variant, {seats}), {
			seed: 3,
			most: 150,
			players: alone.slice(0, seats),
			watch({match}, action, before) {
				if (action.type !== 'move' || before.table === undefined) {
					return;
				}

				for (let seat = 0; seat < seats; seat++) {
					const [earlier, later] = [before, match].map(one => deskFor(viewOf(one, seat)).tiles);
					const kept = earlier.filter(tile => later.includes(tile));
					expect(later.slice(0, kept.length)).toEqual(kept);
					if (seat !== action.seat) {
						expect(later).toEqual(earlier);
					}
				}
			},
		});
	}
});
