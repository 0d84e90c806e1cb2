/** Texts in lines of a given width. Every character of ours is one cell wide. */

/** Breaks a text at its spaces; a word longer than the width is cut. */
export function wrap(text: string, width: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(' ').flatMap(word => cut(word, width))) {
		const last = lines.at(-1);
		if (last !== undefined && lengthOf(last) + 1 + lengthOf(word) <= width) {
			lines[lines.length - 1] = `${last} ${word}`;
		} else {
			lines.push(word);
		}
	}

	return lines;
}

/** Rows with their cells one below the other; where that is too wide, each row is wrapped for itself. */
export function columns(rows: ReadonlyArray<readonly string[]>, width: number): string[] {
	const widths: number[] = [];
	for (const [column, cell] of rows.flatMap(row => [...row.entries()])) {
		widths[column] = Math.max(widths[column] ?? 0, lengthOf(cell));
	}

	const lines = rows.map(row => row.map((cell, column) => cell + ' '.repeat(widths[column] - lengthOf(cell))).join('  ').trimEnd());
	return lines.every(line => lengthOf(line) <= width)
		? lines
		: rows.flatMap(row => wrap(row.filter(cell => cell !== '').join(' '), width));
}

function cut(word: string, width: number): string[] {
	const letters = [...word];
	return letters.length <= width
		? [word]
		: Array.from({length: Math.ceil(letters.length / width)}, (_, part) => letters.slice(part * width, (part + 1) * width).join(''));
}

function lengthOf(text: string): number {
	return [...text].length;
}
