import {blank, type Cell, type Cells} from './cells.js';

// Moving the cursor costs more than writing so many cells again.
const shortGap = 4;

/**
What to send to a terminal that shows one screen, so that it shows another of the same size. If it is not known what
the terminal shows, all is written. Styles are plain before and after. Every place is addressed absolutely, so a
glyph of unexpected width spoils its own place only.
*/
export function difference(before: Cells | undefined, after: Cells): string {
	const pen = new Pen();
	for (const [y, row] of after.entries()) {
		if (before?.[y] === row) {
			continue;
		}

		const end = blankTail(row);
		for (const [x, cell] of row.entries()) {
			if (cell.text === '' || isSame(before?.[y]?.[x], cell)) {
				continue;
			}

			pen.moveTo(row, x, y);
			if (x >= end) {
				pen.eraseRest();
				break;
			}

			pen.write(row, x);
		}
	}

	pen.finish();
	return pen.output;
}

const isSame = (one: Cell | undefined, other: Cell): boolean => one?.text === other.text && one.style === other.style;

// Where the empty end of a row begins.
function blankTail(row: readonly Cell[]): number {
	let end = row.length;
	while (end > 0 && isSame(blank, row[end - 1])) {
		end--;
	}

	return end;
}

class Pen {
	output = '';
	#style = blank.style;
	#row = -1;
	// The column where the next cell would land. Undefined after what terminals may see in another width: marks, and
	// the right half of a wide character, which has no text.
	#column: number | undefined;

	moveTo(row: readonly Cell[], x: number, y: number): void {
		const isNear = this.#row === y && this.#column !== undefined && x - this.#column <= shortGap;
		if (isNear) {
			for (let gap = this.#column; gap !== undefined && gap < x; gap = this.#column) {
				this.write(row, gap);
			}
		}

		if (this.#row !== y || this.#column !== x) {
			this.output += `\u001B[${y + 1};${x + 1}H`;
			this.#row = y;
		}
	}

	write(row: readonly Cell[], x: number): void {
		const {text, style} = row[x];
		this.#restyle(style);
		this.output += text;
		this.#column = text.length === 1 ? x + 1 : undefined;
	}

	eraseRest(): void {
		this.#restyle(blank.style);
		this.output += '\u001B[K';
	}

	finish(): void {
		this.#restyle(blank.style);
	}

	#restyle(style: string): void {
		if (this.#style !== style) {
			this.output += style;
			this.#style = style;
		}
	}
}
