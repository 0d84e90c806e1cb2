/** `replay`: what a record tells, on the screen, as a readable report, or as JSON. */
import process from 'node:process';
import type {Replayed} from '../record/record-reader.js';
import {type Reading, readRecord, replay as replayOf} from '../record/replay.js';
import type {ReplayWish} from '../table/wish.js';
import {missingTerminal} from '../terminal/launch.js';
import {headLines, stepLines} from '../words/report-lines.js';
import {withoutMarks} from '../words/without-marks.js';
import {wordsFor} from '../words/words-for.js';
import {wrongUsage} from './complaint.js';
import {
	type Json, firstLine, headerJson, jsonLine, stepJson,
} from './event-json.js';
import type {Given} from './options/parse.js';
import {type Options, numberIn} from './options/values.js';
import {wishOf} from './play.js';
import {printLines} from './print-width.js';
import {judgeRecord, recordFileIn} from './record-file.js';
import type {Surroundings} from './surroundings.js';

const highestLine = 999_999_999;

/** Shows a record. Ends with 1 if it is wrong, after its good part; a last line that is cut off is no fault. */
export async function replay({operands, options}: Given, surroundings: Surroundings): Promise<number> {
	const format = formatIn(options);
	const line = numberIn(options, 'at', {low: 1, high: highestLine});
	const {file, isStandardInput, bytes} = await recordFileIn('replay', operands);
	const wish = {file, bytes, line};
	const isAccessible = options.has('accessible') || Boolean(surroundings.env.ACCESSIBLE);
	const isForScreen = format === undefined && !isAccessible && !isStandardInput && missingTerminal(process) === undefined;
	return isForScreen ? showReplay(wish, options, surroundings) : print(wish, format === 'json' ? printJson : printText, {options, surroundings});
}

function formatIn(options: Options): 'text' | 'json' | undefined {
	if (options.has('text') && options.has('json')) {
		throw wrongUsage(words => words.excludeEachOther('--text', '--json'));
	}

	return options.has('json') ? 'json' : (options.has('text') ? 'text' : undefined);
}

/** Where the record is stepped through; what is wrong with it is said again when the screen is gone. */
async function showReplay(wish: ReplayWish, options: Options, surroundings: Surroundings): Promise<number> {
	const {showRecord} = await import('../ui/show.js');
	const record = replayOf(wish.bytes);
	const code = await showRecord(wishOf(options, surroundings, () => ({kind: 'menu'})), record, wish.line);
	if (code === undefined) {
		return print(wish, printText, {options, surroundings});
	}

	return code === 0 ? judgeRecord(wish.file, record, surroundings) : code;
}

/** What a way of printing gets: the record, its steps up to the line asked for, and where to print. */
type Printing = {
	readonly wish: ReplayWish;
	readonly reading: Reading;
	/** Tells of the steps one by one, so that a long record need not be kept. */
	readonly eachStep: (tell: (step: Replayed) => void) => void;
	readonly options: Options;
	readonly surroundings: Surroundings;
};

/** Prints the good part of a record, then says what is wrong with the rest. */
function print(wish: ReplayWish, printGood: (printing: Printing) => void, {options, surroundings}: Pick<Printing, 'options' | 'surroundings'>): number {
	const {bytes, line: last = Number.POSITIVE_INFINITY} = wish;
	// The first reading finds the fault: one at the end of the record can make an early deal wrong.
	const reading = readRecord(bytes);
	const {header, fault} = reading;
	if (header !== undefined) {
		const eachStep = (tell: (step: Replayed) => void) => {
			readRecord(bytes, step => {
				if (step.line <= last && (fault === undefined || step.line < fault.line)) {
					tell(step);
				}
			});
		};

		printGood({
			wish, reading, eachStep, options, surroundings,
		});
	}

	return judgeRecord(wish.file, reading, surroundings);
}

function printText({wish: {line}, reading: {header, isFinished, fault, lines}, eachStep, options, surroundings}: Printing): void {
	const words = wordsFor(surroundings.language);
	const say = (text: string) => {
		surroundings.print(options.has('ascii') ? withoutMarks(text) : text);
	};

	const sayAll = (texts: readonly string[]) => {
		for (const text of texts.flatMap(line => printLines(line))) {
			say(text);
		}
	};

	sayAll(headLines(words, header!));
	eachStep(step => {
		sayAll(stepLines(words, step));
	});
	if (line !== undefined && line < lines) {
		sayAll(['', words.report.leftOut(line)]);
	} else if (fault === undefined && !isFinished) {
		sayAll(['', words.report.unfinished]);
	}
}

function printJson({wish: {bytes}, reading: {header}, eachStep, options, surroundings}: Printing): void {
	const say = (json: Json) => {
		surroundings.print(jsonLine(json, options.has('ascii')));
	};

	say(headerJson(header!, firstLine(bytes)));
	eachStep(step => {
		for (const json of stepJson(step)) {
			say(json);
		}
	});
}
