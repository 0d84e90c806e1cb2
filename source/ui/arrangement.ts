/** How the cells of the window are shared out. */
export type Size = {readonly columns: number; readonly rows: number};

/** The smallest window the game can be played in. */
export const smallest: Size = {columns: 60, rows: 18};

export function isTooSmall({columns, rows}: Size): boolean {
	return columns < smallest.columns || rows < smallest.rows;
}

/** What each part of the table has. */
export type Arrangement = {
	/** The board's room: it depends on the window alone, since its picture is drawn anew when it changes. */
	readonly board: Size;
	/** The columns of the panel beside the board, its edge included; 0 where there is none. */
	readonly beside: number;
	/** The rows under the board. Seats and events have none where they stand beside it. */
	readonly ends: number;
	readonly seats: number;
	readonly events: number;
	readonly hand: number;
};

/** From this size on there is room for a panel beside the board. */
const smallestWithPanel: Size = {columns: 110, rows: 24};
/** The window in which a board without a panel has room for the largest tiles, and the one in which it has so with a panel. */
const largeTiles: Size = {columns: 120, rows: 39};
const largeTilesWithPanel: Size = {columns: 152, rows: 37};
const narrowestPanel = 32;
const widestPanel = 52;

/** The parts of the table in a window of this size, with a hand of so many lines. */
export function arrange(size: Size, handLines: number): Arrangement {
	return hasPanel(size) ? besideEachOther(size, handLines) : underEachOther(size, handLines);
}

/** Whether there is a panel beside the board; not where larger tiles would have to give way to it. */
function hasPanel(size: Size): boolean {
	return isWithin(smallestWithPanel, size) && (isWithin(largeTilesWithPanel, size) || !isWithin(largeTiles, size));
}

function isWithin(one: Size, other: Size): boolean {
	return one.columns <= other.columns && one.rows <= other.rows;
}

/** Title, board and panel; then, across the window, ends, hand, prompt and keys. Two lines hold any hand there is. */
function besideEachOther({columns, rows}: Size, handLines: number): Arrangement {
	const beside = Math.max(narrowestPanel, Math.min(widestPanel, columns - largeTiles.columns));
	const hand = Math.max(2, Math.min(handLines, 3));
	return {
		board: {columns: columns - beside, rows: rows - 7}, beside, ends: 4 - hand, seats: 0, events: 0, hand,
	};
}

/** Title, board, ends, seats, events, hand, prompt and keys. A long hand takes its rows from the events, then from the ends. */
function underEachOther({columns, rows}: Size, handLines: number): Arrangement {
	const ends = rows < 20 ? 1 : 2;
	const fewest = 2;
	const usual = Math.min(8, fewest + Math.floor(Math.max(0, rows - 20) / 3));
	const events = isWithin(largeTiles, {columns, rows}) ? Math.min(usual, fewest + rows - largeTiles.rows) : usual;
	const below = events + ends + 1;
	const hand = Math.min(handLines, below - 1);
	const left = below - hand;
	return {
		board: {columns, rows: rows - 4 - below},
		beside: 0,
		ends: Math.min(ends, Math.max(1, left)),
		seats: 1,
		events: Math.max(0, left - ends),
		hand,
	};
}
