/** What a player can do in his turn, as one number: the kernel and the search handle millions of them. */
import {
	type Pip, type Tile, commonPip, formatTile, parseTile, tiles,
} from './tile.js';

/**
One move: `tile * 32 + host` for a tile laid against its host (`noHost` for the lead), or one of `draw`, `pass`, `stop`.

A tile and its host say everything: two tiles share at most one pip, and the sides of a double that are
open at the same time are equivalent.
*/
export type Move = number;

/** Stands in the host's place when the tile is the lead. */
export const noHost = 31;

/** From the boneyard, when stuck. */
export const draw: Move = 1024;
/** When stuck with nothing to draw, or with nothing that may be led. */
export const pass: Move = 1025;
/** To decline an extra play. */
export const stop: Move = 1026;

/** Moves that lay a tile are all below this number. */
const playLimit = 1024;
const joins = new Int8Array(playLimit).fill(-1);
for (const tile of tiles) {
	for (const host of tiles) {
		if (tile !== host) {
			joins[layMove(tile, host)] = commonPip(tile, host) ?? -1;
		}
	}
}

/** The move that lays `tile` against `host`; without a host, the lead. */
export function layMove(tile: Tile, host: Tile | typeof noHost = noHost): Move {
	return (tile << 5) | host;
}

/** Whether a move lays a tile: every move but `draw`, `pass` and `stop`. */
export function laysTile(move: Move): boolean {
	return move < playLimit;
}

/** The tile that a move lays. */
export function tileOfMove(move: Move): Tile {
	return move >> 5;
}

/** The host that a move lays its tile against, or `noHost`. */
export function hostOfMove(move: Move): Tile {
	return move & 31;
}

/** The pip on which the tile of a move and its host touch; -1 when they share none, and for the lead. */
export function joinOfMove(move: Move): Pip {
	return joins[move];
}

/** `5-3>5-5`, `5-3` (the lead), `draw`, `pass` or `stop`. */
export function formatMove(move: Move): string {
	if (!laysTile(move)) {
		return move === draw ? 'draw' : (move === pass ? 'pass' : 'stop');
	}

	const tile = formatTile(tileOfMove(move));
	return hostOfMove(move) === noHost ? tile : `${tile}>${formatTile(hostOfMove(move))}`;
}

/** Reads what `formatMove` writes, tiles either way round; anything else is undefined. */
export function parseMove(text: string): Move | undefined {
	if (text === 'draw' || text === 'pass' || text === 'stop') {
		return {draw, pass, stop}[text];
	}

	const [tile, host, ...rest] = text.split('>').map(part => parseTile(part));
	if (tile === undefined || rest.length > 0 || (text.includes('>') && host === undefined)) {
		return undefined;
	}

	return layMove(tile, host);
}
