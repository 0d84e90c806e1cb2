/** Tiles in Polish sentences: a double is called one. */

/** "kamieniem 6-3", "dubletem 5-5"; of the set's usual writing the first and the last character are the pips. */
export function withTile(tile: string): string {
	return `${tile.at(0) === tile.at(-1) ? 'dubletem' : 'kamieniem'} ${tile}`;
}
