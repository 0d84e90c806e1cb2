/** A screen's size in cells. */
export type Size = {readonly columns: number; readonly rows: number};

const home: Size = {columns: 80, rows: 24};
const largest: Size = {columns: 300, rows: 100};

/**
The size to draw for: an unknown or zero side counts as 80×24, and nothing is drawn beyond 300×100, since a client may claim any size.
*/
export function boundedSize(reported: {columns?: number; rows?: number}): Size {
	return {
		columns: bounded(reported.columns, home.columns, largest.columns),
		rows: bounded(reported.rows, home.rows, largest.rows),
	};
}

function bounded(reported: number | undefined, otherwise: number, most: number): number {
	const side = Math.trunc(reported ?? 0);
	return side > 0 ? Math.min(side, most) : otherwise;
}
