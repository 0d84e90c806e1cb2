/** A sheet of characters to draw on. */
import type {Cell, Size} from './geometry.js';
import {type Charset, inCharset} from './glyphs.js';

export class Canvas {
	private readonly rows: string[][];

	constructor({width, height}: Size) {
		this.rows = Array.from({length: height}, () => Array.from({length: width}, () => ' '));
	}

	/** Writes rows of text, the first one from `cell` on. */
	write({x, y}: Cell, rows: readonly string[]): void {
		for (const [down, row] of rows.entries()) {
			for (const [along, character] of [...row].entries()) {
				this.rows[y + down][x + along] = character;
			}
		}
	}

	/** The lines, without spaces at their ends. */
	linesIn(charset: Charset): string[] {
		return this.rows.map(row => inCharset(row.join(''), charset).trimEnd());
	}
}
