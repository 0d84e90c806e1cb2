/** `review`: what each choice in a record cost, and what was luck. */
import process from 'node:process';
import {setImmediate} from 'node:timers/promises';
import {type Replay, replay} from '../record/replay.js';
import {
	type PlayedDeal, dealsIn, decisionsIn,
} from '../teaching/review/deals.js';
import {review as reviewOf} from '../teaching/review/review.js';
import {type Summary, emptySummary, summedUp} from '../teaching/review/summary.js';
import {usualPlayouts} from '../teaching/review/appraisal.js';
import {wordsFor} from '../words/words-for.js';
import {wrongUsage} from './complaint.js';
import {firstLine} from './event-json.js';
import type {Given} from './options/parse.js';
import {numberIn} from './options/values.js';
import {progressOn} from './progress.js';
import {judgeRecord, recordFileIn} from './record-file.js';
import {jsonReporter} from './review/json.js';
import type {ReportSetting, Reporter} from './review/reporter.js';
import {textReporter} from './review/text.js';
import {listenForSignals} from './signals.js';
import type {Surroundings} from './surroundings.js';

/** Fewer tell nothing; more take seconds for a choice, and no signal is heard meanwhile. */
const leastPlayouts = 100;
const mostPlayouts = 100_000;
const mostSeats = 4;

/** Reviews the good part of a record. Ends with 1 if the rest is wrong; a signal ends it after the present choice, and what has been found is told. */
export async function review({operands, options}: Given, surroundings: Surroundings): Promise<number> {
	const playouts = numberIn(options, 'playouts', {low: leastPlayouts, high: mostPlayouts}) ?? usualPlayouts;
	const wished = numberIn(options, 'seat', {low: 1, high: mostSeats});
	const {file, bytes} = await recordFileIn('review', operands);
	const record = replay(bytes);
	const {header} = record;
	if (header === undefined) {
		return judgeRecord(file, record, surroundings);
	}

	const {seats} = header.terms;
	if (wished !== undefined && wished > seats) {
		throw wrongUsage(words => words.notANumber({
			option: '--seat', value: String(wished), low: 1, high: seats,
		}));
	}

	const seat = wished === undefined ? undefined : wished - 1;
	const setting = {
		header, line: firstLine(bytes), seat, playouts, isAscii: options.has('ascii'), state: stateOf(record), surroundings,
	};
	const reporter = (options.has('json') ? jsonReporter : textReporter)(setting);
	const code = await goThrough(dealsIn(record.steps), emptySummary(header.terms), {playouts, reporter, surroundings});
	const wrong = judgeRecord(file, record, surroundings);
	return code ?? wrong;
}

function stateOf({fault, isFinished}: Pick<Replay, 'fault' | 'isFinished'>): ReportSetting['state'] {
	return fault === undefined ? (isFinished ? 'finished' : 'unfinished') : 'wrong';
}

type Reporting = {
	readonly playouts: number;
	readonly reporter: Reporter;
	readonly surroundings: Surroundings;
};

/** Tells what is found, one after the other; answers the exit code of a signal that came. */
async function goThrough(deals: readonly PlayedDeal[], empty: Summary, {playouts, reporter, surroundings}: Reporting): Promise<number | undefined> {
	const {review: words} = wordsFor(surroundings.language);
	const all = deals.reduce((sum, played) => sum + decisionsIn(played).length, 0);
	const signals = listenForSignals();
	const progress = progressOn(process.stderr, () => performance.now());
	let summary = empty;
	let judged = 0;
	reporter.begin();
	for (const finding of reviewOf(deals, {playouts})) {
		judged += finding.kind === 'choice' ? 1 : 0;
		summary = summedUp(summary, finding);
		progress.clear();
		reporter.tell(finding);
		const done = judged;
		progress.show(() => words.progress(done, all));
		// Signals are heard only between turns of the event loop.
		await setImmediate(); // eslint-disable-line no-await-in-loop
		if (signals.code() !== undefined) {
			break;
		}
	}

	progress.clear();
	signals.stop();
	reporter.end(summary, {done: judged, all});
	return signals.code();
}
