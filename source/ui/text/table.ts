/** Tables as lines: columns, or lists where the columns have no room. */
import {
	flow, hangText, padText, plainText, span, textWidth,
} from './text.js';

type Row = readonly string[];

/** Rows of cells under headings; the first `texts` columns are texts, the others numbers. */
export type Table = {
	readonly headings: Row;
	readonly rows: readonly Row[];
	readonly texts: number;
};

/**
For each table its lines, none wider than so many cells. If one of them has no room in columns, every row of all of
them is a list of what it counts: `players: 2  against: casual  deals: 70`, with the lines after its first indented.
*/
export function tableLines(tables: readonly Table[], width: number): string[][] {
	const inColumns = tables.map(table => columnLines(table));
	return inColumns.flat().every(line => textWidth(line) <= width)
		? inColumns
		: tables.map(({headings, rows}) => rows.flatMap(row => listLines(headings, row, width)));
}

/** Columns two cells apart, texts to the left and numbers to the right. */
function columnLines({headings, rows, texts}: Table): string[] {
	const all = [headings, ...rows];
	const widths = headings.map((_, column) => Math.max(...all.map(row => textWidth(row[column]))));
	return all.map(row => row
		.map((cell, column) => column < texts ? padText(cell, widths[column]) : ' '.repeat(widths[column] - textWidth(cell)) + cell)
		.join('  '));
}

/** Empty cells are left out. A cell wider than a line is broken between its words. */
function listLines(headings: Row, row: Row, width: number): string[] {
	const pieces = headings.flatMap((heading, column) => row[column] === '' ? [] : [`${heading}: ${row[column]}`]);
	const [first, ...others] = flow(pieces.map(piece => [span(piece)]), width - 2).map(line => plainText(line));
	return [first, ...others.map(line => `  ${line}`)].flatMap(line => hangText(line, width));
}
