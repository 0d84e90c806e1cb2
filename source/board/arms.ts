/** A layout as its arms: the line of the lead, and one arm for each short side in use. */
import {holds} from '../rules/hand.js';
import {type Layout, movesOf} from '../rules/layout.js';
import {
	type Move, hostOfMove, joinOfMove, tileOfMove,
} from '../rules/move.js';
import {
	type Pip, type Tile, highPip, isDouble, lowPip, otherHalf,
} from '../rules/tile.js';
import {type EndLabel, labelEnds} from './letters.js';

/** A tile of an arm as it is read from the arm's beginning. */
export type ArmTile = {
	readonly tile: Tile;
	readonly first: Pip;
	readonly second: Pip;
	readonly isSpinner: boolean;
	/** The end on its short sides, where one is free and may be used. */
	readonly shortEnd: EndLabel | undefined;
};

/**
An unbroken line of tiles that passes doubles by their long sides.

The first arm holds the lead; every other begins at a short side of `host`, which stands in an arm before it.
*/
export type Arm = {
	readonly host: Tile | undefined;
	readonly tiles: readonly ArmTile[];
	/** The free end at the beginning; only the first arm has one. */
	readonly start: EndLabel | undefined;
	/** The free end at the tip. */
	readonly tip: EndLabel | undefined;
};

/** The arms of a layout, each after the one it begins at; none while the table is empty. */
export function armsOf(layout: Layout): Arm[] {
	const [lead, ...others] = movesOf(layout);
	if (lead === undefined) {
		return [];
	}

	const tree: Tree = {layout, labels: labelEnds(layout), moves: others};
	const [onwards, back] = lineOfLead(tileOfMove(lead), tree);
	const line = [...back.map(tile => turnedRound(tile)).toReversed(), ...onwards];
	return withSideArms({
		host: undefined, tiles: line, start: countedEnd(line[0].tile, line[0].first, tree), tip: tipOf(line, tree),
	}, tree);
}

type Tree = {
	readonly layout: Layout;
	readonly labels: readonly EndLabel[];
	/** All moves but the lead. */
	readonly moves: readonly Move[];
};

/** The lead with what follows on its higher half, or on the first long side; and what follows on the other. */
function lineOfLead(lead: Tile, tree: Tree): [ArmTile[], ArmTile[]] {
	const guests = guestsOf(lead, tree);
	const [onwards, back] = isDouble(lead)
		? guests
		: [highPip(lead), lowPip(lead)].map(pip => guests.find(guest => joinOfMove(guest) === pip));
	return [
		[armTile(lead, lowPip(lead), tree), ...lineFrom(onwards, tree)],
		lineFrom(back, tree),
	];
}

/** The tile of a move and those that follow on it, past doubles by their long sides. */
function lineFrom(move: Move | undefined, tree: Tree): ArmTile[] {
	if (move === undefined) {
		return [];
	}

	const tile = tileOfMove(move);
	return [armTile(tile, joinOfMove(move), tree), ...lineFrom(guestsOf(tile, tree).at(0), tree)];
}

/** An arm, and after it those that begin at its short sides. */
function withSideArms(arm: Arm, tree: Tree): Arm[] {
	const sideArms = arm.tiles.flatMap(({tile}) => shortGuestsOf(tile, tree).flatMap(move => {
		const line = lineFrom(move, tree);
		return withSideArms({
			host: tile, tiles: line, start: undefined, tip: tipOf(line, tree),
		}, tree);
	}));
	return [arm, ...sideArms];
}

/** The moves laid against a tile. */
function guestsOf(host: Tile, {moves}: Tree): Move[] {
	return moves.filter(move => hostOfMove(move) === host);
}

/** The moves laid against the short sides of a double: those that came when both its long sides were covered. */
function shortGuestsOf(host: Tile, tree: Tree): Move[] {
	const isLead = tree.layout.order[0] === host;
	return isDouble(host) ? guestsOf(host, tree).slice(isLead ? 2 : 1) : [];
}

function armTile(tile: Tile, first: Pip, {layout, labels}: Tree): ArmTile {
	return {
		tile,
		first,
		second: otherHalf(tile, first),
		isSpinner: holds(layout.spinners, tile),
		shortEnd: labels.find(({end}) => end.host === tile && !end.counted),
	};
}

function turnedRound(tile: ArmTile): ArmTile {
	return {...tile, first: tile.second, second: tile.first};
}

function tipOf(line: readonly ArmTile[], tree: Tree): EndLabel | undefined {
	const last = line.at(-1);
	return last && countedEnd(last.tile, last.second, tree);
}

function countedEnd(host: Tile, pip: Pip, {labels}: Tree): EndLabel | undefined {
	return labels.find(({end}) => end.host === host && end.pip === pip && end.counted);
}
