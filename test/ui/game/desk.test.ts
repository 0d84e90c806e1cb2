import {expect, test} from 'vitest';
import {viewOf} from '../../../source/match/view.js';
import {step} from '../../../source/match/reducer.js';
import {draw} from '../../../source/rules/move.js';
import {formatTile} from '../../../source/rules/tile.js';
import {
	chosenMove, deskFor, itemsOf, moveCursor,
} from '../../../source/ui/game/desk.js';
import {choiceOfPlaces, drawing, toLead} from '../scenes.js';

const tiles = (desk: {tiles: readonly number[]}) => desk.tiles.map(tile => formatTile(tile)).join(' ');

test('the cursor goes to the first tile that fits', () => {
	const view = viewOf(choiceOfPlaces, 0);
	expect(tiles(deskFor(view))).toBe('1-1 2-2 4-4 6-3');
	expect(deskFor(view).cursor).toBe(3);
});

test('drawn tiles come last, the others keep their places', () => {
	const before = viewOf(drawing, 0);
	const desk = deskFor(before);
	const {match} = step(drawing, {type: 'move', seat: 0, move: draw});
	expect(tiles(deskFor(viewOf(match, 0), desk))).toBe(`${tiles(desk)} 6-6`);
});

test('whoever is stuck has the cursor on what he can do', () => {
	const view = viewOf(drawing, 0);
	expect(chosenMove(deskFor(view), view)).toBe(draw);
});

test('with several places nothing is chosen', () => {
	const view = viewOf(choiceOfPlaces, 0);
	expect(chosenMove(deskFor(view), view)).toBeUndefined();
});

test('the cursor goes around', () => {
	const view = viewOf(toLead, 0);
	let desk = deskFor(view);
	for (const _ of itemsOf(desk, view)) {
		desk = moveCursor(desk, view, -1);
	}

	expect(desk).toEqual(deskFor(view));
});
