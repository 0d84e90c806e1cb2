/** Reads a record: the match its good lines make, and the first line that the rules do not allow. */
import {type Match, phaseOf} from '../match/match.js';
import type {HalfDeal} from './deal-reader.js';
import type {Fault} from './fault.js';
import type {Header} from './header.js';
import {
	type RawLine, completeLength, contentOf, linesIn, quotation,
} from './lines.js';
import {type Replayed, RecordReader} from './record-reader.js';

/** What a record holds. Without a fault and not finished, it is an unfinished match. */
export type Reading = {
	/** Undefined when the header is not complete: then there is no match yet. */
	readonly header: Header | undefined;
	/** The match after the last good line. */
	readonly match: Match | undefined;
	/** The first line that the rules do not allow; nothing after it has been read. */
	readonly fault: Fault | undefined;
	/** Whether `match won` stands there. */
	readonly isFinished: boolean;
	/** Whether the secret of the match has been revealed. */
	readonly isRevealed: boolean;
	/** Whether the last line had no LF and was left out. */
	readonly cutLastLine: boolean;
	/** How many lines, and how many bytes, have been read; without the one left out. */
	readonly lines: number;
	readonly length: number;
	/** Lines that follow from the last action and are not there yet. */
	readonly due: readonly string[];
	/** A deal of which only the first lines are there. */
	readonly half: HalfDeal | undefined;
};

/** Reads a record to its end or first fault. Tells `onStep` of each action as it is read. */
export function readRecord(bytes: Uint8Array, onStep: (replayed: Replayed) => void = () => undefined): Reading {
	const reading = readLines(bytes, onStep);
	const {fault, lines} = reading;
	// A reveal shows an early deal to be forged: the good lines are only those before it.
	return fault !== undefined && fault.line <= lines
		? {
			...readLines(bytes, () => undefined, fault.line - 1), fault, cutLastLine: false, isFinished: false,
		}
		: reading;
}

function readLines(bytes: Uint8Array, onStep: (replayed: Replayed) => void, most = Number.POSITIVE_INFINITY): Reading {
	const reader = new RecordReader(onStep);
	let fault: Fault | undefined;
	let lines = 0;
	for (const line of linesIn(bytes)) {
		fault = line.number > most ? undefined : readLine(reader, line);
		if (fault !== undefined || line.number > most) {
			break;
		}

		lines = line.number;
	}

	if (fault === undefined) {
		const found = reader.end();
		fault = found?.at && {...found.flaw, ...found.at};
	}

	const {header, match, due, half, isRevealed} = reader;
	const length = completeLength(bytes);
	return {
		header,
		match,
		fault,
		isFinished: fault === undefined && match !== undefined && phaseOf(match) === 'match-over' && due.length === 0,
		isRevealed,
		cutLastLine: fault === undefined && length < bytes.length,
		lines,
		length,
		due,
		half,
	};
}

/** A record read, with the match after each of its actions. */
export type Replay = Reading & {
	/** In the order of the lines; what comes after the fault is left out. */
	readonly steps: readonly Replayed[];
};

/** Reads a record to step through it. */
export function replay(bytes: Uint8Array): Replay {
	const steps: Replayed[] = [];
	const reading = readRecord(bytes, replayed => {
		steps.push(replayed);
	});
	const {fault} = reading;
	// A reveal can show an early deal to be forged.
	return {...reading, steps: fault === undefined ? steps : steps.filter(({line}) => line < fault.line)};
}

function readLine(reader: RecordReader, line: RawLine): Fault | undefined {
	const content = contentOf(line);
	if (typeof content !== 'string') {
		return {...content, line: line.number, read: quotation(line.text)};
	}

	const found = content === '' ? undefined : reader.read(content, line.number);
	return found && {...found.flaw, ...(found.at ?? {line: line.number, read: quotation(content)})};
}
