/** `simulate`: bots against bots. */
import process from 'node:process';
import {setImmediate} from 'node:timers/promises';
import type {Terms} from '../rules/variant.js';
import {wrongUsage} from './complaint.js';
import {termsIn} from './options/match-options.js';
import type {Given} from './options/parse.js';
import {type Options, choicesIn, numberIn} from './options/values.js';
import {progressOn} from './progress.js';
import {listenForSignals} from './signals.js';
import {openRecordDirectory} from './simulation/record-directory.js';
import {jsonReport, textReport} from './simulation/report.js';
import {contendersOf, namesPossible, seatingsOf} from './simulation/seatings.js';
import {playSet} from './simulation/sets.js';
import {addMatch, emptyTally} from './simulation/tally.js';
import type {Surroundings} from './surroundings.js';

const usualMatches = 100;
const mostMatches = 10_000_000;

/** Plays the matches and says how they went; a signal ends it after the present set, and what has been played is said. */
export async function simulate({options}: Given, {words, language, print, warn}: Surroundings): Promise<number> {
	const terms = termsIn(options);
	const contenders = contendersIn(options, terms);
	const asked = numberIn(options, 'matches', {low: 1, high: mostMatches}) ?? usualMatches;
	const sets = Math.ceil(asked / seatingsOf(terms));
	const matches = sets * seatingsOf(terms);
	const directory = options.get('records');
	const writeRecord = directory === undefined ? undefined : openRecordDirectory(directory);
	if (matches !== asked) {
		warn(words.simulation.rounded(asked, matches));
	}

	const plan = {
		terms, contenders, seed: options.get('seed'), isRecorded: writeRecord !== undefined,
	};
	const signals = listenForSignals();
	const progress = progressOn(process.stderr, () => performance.now());
	const begun = performance.now();
	let tally = emptyTally(contenders);
	for (let set = 1; set <= sets && signals.code() === undefined; set++) {
		for (const {result, teams} of playSet(plan, set, () => new Date())) {
			tally = addMatch(tally, result, teams);
			writeRecord?.(tally.matches, result.record!);
		}

		const done = tally.matches;
		progress.show(() => words.simulation.progress(done, matches));
		// Signals are heard only between turns of the event loop.
		await setImmediate(); // eslint-disable-line no-await-in-loop
	}

	progress.clear();
	signals.stop();
	if (tally.matches < matches) {
		warn(words.simulation.stopped(tally.matches, matches));
	}

	const outcome = {terms, tally, seconds: (performance.now() - begun) / 1000};
	print(options.has('json') ? jsonReport(outcome) : textReport(outcome, words.simulation, language));
	return signals.code() ?? 0;
}

function contendersIn(options: Options, terms: Terms): readonly string[] {
	const names = choicesIn(options, 'bots') ?? ['casual'];
	const possible = namesPossible(terms);
	if (!possible.includes(names.length)) {
		throw wrongUsage(words => words.wrongBots(possible, names.length));
	}

	return contendersOf(names, terms);
}
