/** Which hands the other of two players may hold: every dealing order is played through and held against what was seen. */
import type {Match} from '../../source/match/match.js';
import {allowedMoves} from '../../source/rules/allowed.js';
import {Deal} from '../../source/rules/deal.js';
import type {Hand} from '../../source/rules/hand.js';
import {type Move, draw} from '../../source/rules/move.js';
import {type Tile, setSize, tiles} from '../../source/rules/tile.js';
import type {Seat} from '../../source/rules/variant.js';

/** For each hand that `other` may hold now, in how many dealing orders it came about that agree with all the moves. */
export function handsThatFit({terms, table}: Match, other: Seat): Map<Hand, number> {
	const {start, played, deal} = table!;
	const {tilesEach} = terms.variant;
	const order = [...start.order];
	const found = new Map<Hand, number>();
	const drawn = drawnPlaces(table!.played, tilesEach);
	const own = new Set(order.filter((_, place) => place < 2 * tilesEach ? Math.floor(place / tilesEach) !== other : drawn.get(place) === 1 - other));
	const others = tiles.filter(tile => !own.has(tile));

	for (const dealt of subsets(others, tilesEach)) {
		order.splice(other * tilesEach, tilesEach, ...dealt);
		walk(new Deal(terms).start({...start, order}), 0, others.filter(tile => !dealt.includes(tile)));
	}

	return found;

	function walk(before: Deal, index: number, left: readonly Tile[]): void {
		if (index === played.length) {
			if (before.turn === deal.turn) {
				found.set(before.hands[other], (found.get(before.hands[other]) ?? 0) + 1);
			}

			return;
		}

		const {seat, move} = played[index];
		if (before.turn !== seat || !allowedMoves(before).includes(move)) {
			return;
		}

		for (const tile of seat === other && move === draw ? left : [undefined]) {
			if (tile !== undefined) {
				order[setSize - before.boneyard.length] = tile;
			}

			const after = before.copy();
			after.play(move);
			walk(after, index + 1, left.filter(one => one !== tile));
		}
	}
}

/** For each place of the dealing order from which a tile was drawn, who drew it. */
function drawnPlaces(played: ReadonlyArray<{seat: Seat; move: Move}>, tilesEach: number): Map<number, Seat> {
	return new Map(played.filter(({move}) => move === draw).map(({seat}, number) => [(2 * tilesEach) + number, seat]));
}

function * subsets(some: readonly Tile[], size: number): Generator<Tile[]> {
	if (size === 0) {
		yield [];
		return;
	}

	for (const [index, tile] of some.entries()) {
		for (const rest of subsets(some.slice(index + 1), size - 1)) {
			yield [tile, ...rest];
		}
	}
}

