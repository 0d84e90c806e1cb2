/** Tables as text. */

/** Columns two spaces apart, the first `texts` of them to the left and the others to the right. */
export function aligned(rows: ReadonlyArray<readonly string[]>, texts = 1): string[] {
	const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)));
	return rows.map(row => row.map((cell, column) => column < texts ? cell.padEnd(widths[column]) : cell.padStart(widths[column])).join('  '));
}
