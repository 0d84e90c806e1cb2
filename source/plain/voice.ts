/** Lines on their way out: short enough, and in characters that the reader can make out. */
import {withoutMarks} from '../words/without-marks.js';

/** Tells lines, each a sentence or a few. */
export type Voice = (lines: readonly string[]) => void;

/** Longer lines are broken: screen readers go through a text by its lines. */
const longest = 160;

/** Narrower than any terminal: less cannot be its width. */
const narrowest = 10;

/** What a voice writes to; `columns`, which may change, where that is a terminal. */
export type VoiceOutput = {
	readonly write: (text: string) => unknown;
	readonly columns?: number;
};

/** A voice that writes to `output`; without Unicode in ASCII only. No line is wider than a terminal, which would break it within words. */
export function voiceOn(output: VoiceOutput, {unicode}: {readonly unicode: boolean}): Voice {
	return lines => {
		const {columns = 0} = output;
		const width = columns < narrowest ? longest : Math.min(columns, longest);
		const told = lines.map(line => unicode ? spoken(line) : withoutMarks(spoken(line))).flatMap(line => broken(line, width));
		output.write(told.map(line => `${line}\n`).join(''));
	};
}

/** Arrows are spelled out by screen readers; a pause says the same. */
function spoken(line: string): string {
	return line.replaceAll(' → ', ': ');
}

/** A line as several, broken between words. */
function broken(line: string, width: number): string[] {
	if (line.length <= width) {
		return [line];
	}

	const space = line.lastIndexOf(' ', width);
	const end = space > 0 ? space : width;
	return [line.slice(0, end), ...broken(line.slice(end).trimStart(), width)];
}
