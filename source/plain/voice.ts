/** Lines on their way out: short enough, and in characters that the reader can make out. */
import {withoutMarks} from '../words/without-marks.js';

/** Tells lines, each a sentence or a few. */
export type Voice = (lines: readonly string[]) => void;

/** Longer lines are broken: screen readers go through a text by its lines. */
const longest = 160;

/** A voice that writes to `output`; without Unicode in ASCII only. */
export function voiceOn(output: {readonly write: (text: string) => unknown}, {unicode}: {readonly unicode: boolean}): Voice {
	return lines => {
		const told = lines.flatMap(line => broken(spoken(line))).map(line => unicode ? line : withoutMarks(line));
		output.write(told.map(line => `${line}\n`).join(''));
	};
}

/** Arrows are spelled out by screen readers; a pause says the same. */
function spoken(line: string): string {
	return line.replaceAll(' → ', ': ');
}

/** A line as several, broken between words. */
function broken(line: string): string[] {
	if (line.length <= longest) {
		return [line];
	}

	const space = line.lastIndexOf(' ', longest);
	const end = space > 0 ? space : longest;
	return [line.slice(0, end), ...broken(line.slice(end).trimStart())];
}
