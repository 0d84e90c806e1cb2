/** How the rows of the window are shared out. */
export type Size = {readonly columns: number; readonly rows: number};

/** The smallest window the game can be played in. */
export const smallest: Size = {columns: 60, rows: 18};

export function isTooSmall({columns, rows}: Size): boolean {
	return columns < smallest.columns || rows < smallest.rows;
}

/** How many rows each panel of the table has; title, seats, prompt and keys have one each. */
export type Rows = {
	readonly board: number;
	readonly ends: number;
	readonly events: number;
	readonly hand: number;
};

const fixedRows = 4;

/**
The rows for a window of this height and a hand of so many lines.

The board's share depends on the window alone, since its picture is drawn anew when it changes; a long hand takes
its rows from the events, then from the ends.
*/
export function shareRows(rows: number, handLines: number): Rows {
	const events = Math.min(8, 2 + Math.floor(Math.max(0, rows - 20) / 3));
	const ends = rows < 20 ? 1 : 2;
	const below = events + ends + 1;
	const hand = Math.min(handLines, below - 1);
	const left = below - hand;
	return {
		board: rows - fixedRows - below, ends: Math.min(ends, Math.max(1, left)), events: Math.max(0, left - ends), hand,
	};
}
