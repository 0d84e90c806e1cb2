/** How wide lines for standard output may be. */
import process from 'node:process';
import {wrap} from '../teaching/wrap.js';
import {boundedSize} from '../terminal/size.js';

/** Where no terminal says how wide it is: the last of 80 columns stays free, since some terminals wrap there. */
const usual = 79;

/** As wide as the terminal; in a pipe or a file 79 characters. */
export function printWidth(): number {
	return process.stdout.isTTY ? boundedSize(process.stdout).columns : usual;
}

/** A line of a report in lines no wider than may be printed: what goes on stands under the text, beside a number or blanks. */
export function printLines(line: string): string[] {
	const [start] = /^ *(?:\d+ {2})?/.exec(line)!;
	return [...line].length <= printWidth()
		? [line]
		: wrap(line.slice(start.length), printWidth() - start.length).map((text, row) => (row === 0 ? start : ' '.repeat(start.length)) + text);
}
