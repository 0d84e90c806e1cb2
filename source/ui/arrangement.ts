/** How the cells of the window are shared out. */
export type Size = {readonly columns: number; readonly rows: number};

/** The smallest window the game can be played in. */
export const smallest: Size = {columns: 60, rows: 18};

export function isTooSmall({columns, rows}: Size): boolean {
	return columns < smallest.columns || rows < smallest.rows;
}

/** What each part of the table has. */
export type Arrangement = {
	/** The board's room: as far as can be it depends on the window alone, since its picture is drawn anew when it changes. */
	readonly board: Size;
	/** The columns of the panel beside the board, its edge included; 0 where there is none. */
	readonly beside: number;
	/** The rows under the board. Seats and events have none where they stand beside it. */
	readonly ends: number;
	readonly seats: number;
	readonly events: number;
	readonly hand: number;
	readonly prompt: number;
};

/** From this size on there is room for a panel beside the board. */
const smallestWithPanel: Size = {columns: 110, rows: 24};
/** The window in which a board without a panel has room for the largest tiles, and the one in which it has so with a panel. */
const largeTiles: Size = {columns: 120, rows: 39};
const largeTilesWithPanel: Size = {columns: 152, rows: 37};
const narrowestPanel = 32;
const widestPanel = 52;

/** The ends as they are, and under them what would be. */
const endsRows = 2;

/** The rows that hand and prompt need. */
type Taken = Pick<Arrangement, 'hand' | 'prompt'>;

/** The parts of the table in a window of this size, with a hand and a prompt of so many lines. */
export function arrange(size: Size, hand: number, prompt = 1): Arrangement {
	return hasPanel(size) ? besideEachOther(size, {hand, prompt}) : underEachOther(size, {hand, prompt});
}

/** Whether there is a panel beside the board; not where larger tiles would have to give way to it. */
function hasPanel(size: Size): boolean {
	return isWithin(smallestWithPanel, size) && (isWithin(largeTilesWithPanel, size) || !isWithin(largeTiles, size));
}

function isWithin(one: Size, other: Size): boolean {
	return one.columns <= other.columns && one.rows <= other.rows;
}

/** Title, board and panel; then, across the window, ends, hand, prompt and keys. */
function besideEachOther({columns, rows}: Size, {hand, prompt}: Taken): Arrangement {
	const beside = Math.max(narrowestPanel, Math.min(widestPanel, columns - largeTiles.columns));
	const left = Math.max(5, endsRows + hand + prompt);
	return {
		board: {columns: columns - beside, rows: rows - 2 - left}, beside, ends: endsRows, seats: 0, events: 0, hand: left - endsRows - prompt, prompt,
	};
}

/** Title, board, ends, seats, events, hand, prompt and keys. A long hand or prompt takes its rows from the events, then from the board. */
function underEachOther({columns, rows}: Size, {hand, prompt}: Taken): Arrangement {
	const fewest = 2;
	const usual = Math.min(8, fewest + Math.floor(Math.max(0, rows - 20) / 3));
	const most = isWithin(largeTiles, {columns, rows}) ? Math.min(usual, fewest + rows - largeTiles.rows) : usual;
	const needed = endsRows + hand + prompt;
	const left = Math.max(needed, most + endsRows + 2);
	return {
		board: {columns, rows: rows - 3 - left}, beside: 0, ends: endsRows, seats: 1, events: left - needed, hand, prompt,
	};
}
