/** `simulate`: bots against bots. */
import {availableParallelism} from 'node:os';
import process from 'node:process';
import type {Terms} from '../rules/variant.js';
import {troubleClause} from '../words/programs.js';
import {wordsFor} from '../words/words-for.js';
import {wrongUsage} from './complaint.js';
import {botsIn, programOf} from './options/bots.js';
import {termsIn} from './options/match-options.js';
import type {Given} from './options/parse.js';
import {namesOfBots, usualLevel} from './options/people.js';
import {type Options, numberIn} from './options/values.js';
import {printWidth} from './print-width.js';
import {progressOn} from './progress.js';
import {listenForSignals} from './signals.js';
import {hireCrew} from './simulation/crew.js';
import {playInOrder} from './simulation/in-order.js';
import {openRecordDirectory} from './simulation/record-directory.js';
import {jsonReport, textReport} from './simulation/report.js';
import {
	contenderAt, contendersOf, namesPossible, seatingsOf,
} from './simulation/seatings.js';
import type {SimulationPlan} from './simulation/sets.js';
import {type Tally, addSet, emptyTally} from './simulation/tally.js';
import type {Surroundings} from './surroundings.js';

const usualMatches = 100;
const mostMatches = 10_000_000;
const mostPlayouts = 100_000_000;
const mostWorkers = 256;

/** Plays the matches, or deals, and says how they went; a signal gives up the sets that are on, and what has been played is said. */
export async function simulate({options}: Given, surroundings: Surroundings): Promise<number> {
	const {words, language, print, warn} = surroundings;
	const terms = termsIn(options);
	const plan = planIn(options, terms);
	const {sets, amount} = amountIn(options, terms, surroundings);
	const directory = options.get('records');
	const workers = Math.min(sets, numberIn(options, 'workers', {low: 1, high: mostWorkers}) ?? availableParallelism());
	const writeRecord = directory === undefined ? undefined : openRecordDirectory(directory);
	const {progress: progressText, stopped} = plan.isByDeal ? words.simulation.ofDeals : words.simulation.ofMatches;

	const crew = hireCrew(plan, workers);
	const signals = listenForSignals(crew.stop);
	const progress = progressOn(process.stderr, () => performance.now());
	const begun = performance.now();
	let tally = emptyTally(plan.contenders.map(({bot}) => bot));
	try {
		await playInOrder({
			sets, workers, crew, now: () => performance.now(),
		}, set => {
			for (const [place, {result}] of set.entries()) {
				writeRecord?.(tally.matches + place + 1, result.record!);
			}

			tally = addSet(tally, set);
			progress.show(() => progressText(tally.matches, amount));
		});
	} finally {
		progress.clear();
		crew.stop();
		await crew.close();
		signals.stop();
	}

	if (tally.matches < amount) {
		warn(stopped(tally.matches, amount));
	}

	tellOfFailures(tally, plan, surroundings);
	const outcome = {
		terms, isByDeal: plan.isByDeal, playouts: plan.playouts, tally, seconds: (performance.now() - begun) / 1000,
	};
	print(options.has('json') ? jsonReport(outcome) : textReport(outcome, {words: words.simulation, language, width: printWidth()}));
	return signals.code() ?? 0;
}

/** How many whole sets are to be played, and how many matches or deals they are; says so when that is not what was asked for. */
function amountIn(options: Options, terms: Terms, {words, warn}: Surroundings): {sets: number; amount: number} {
	if (options.has('deals') && options.has('matches')) {
		throw wrongUsage(faults => faults.excludeEachOther('--deals', '--matches'));
	}

	const range = {low: 1, high: mostMatches};
	const asked = numberIn(options, 'deals', range) ?? numberIn(options, 'matches', range) ?? usualMatches;
	const sets = Math.ceil(asked / seatingsOf(terms));
	const amount = sets * seatingsOf(terms);
	if (amount !== asked) {
		const {rounded} = options.has('deals') ? words.simulation.ofDeals : words.simulation.ofMatches;
		warn(rounded(asked, amount));
	}

	return {sets, amount};
}

function planIn(options: Options, terms: Terms): SimulationPlan {
	const {variant, seats, target, games, house} = terms;
	const names = botsIn(options) ?? [{typed: usualLevel, level: usualLevel}];
	const possible = namesPossible(terms);
	if (!possible.includes(names.length)) {
		throw wrongUsage(words => words.wrongBots(possible, names.length));
	}

	const bots = contendersOf(names, terms);
	return {
		variant: variant.id,
		wishes: {
			seats, target, games, house,
		},
		contenders: bots.map(bot => ({bot: bot.typed, level: bot.level, program: programOf(bot, options)})),
		names: namesOfBots(terms.teams.map((_, seat) => bots[contenderAt(seat, 0, bots.length)])),
		seed: options.get('seed'),
		playouts: numberIn(options, 'playouts', {low: 1, high: mostPlayouts}),
		isByDeal: options.has('deals'),
		isRecorded: options.has('records'),
	};
}

/** Says once for each program how often another bot had to play on for it. */
function tellOfFailures({matches, standings}: Tally, {isByDeal}: SimulationPlan, {language, warn}: Surroundings): void {
	const words = wordsFor(language);
	const {progress} = isByDeal ? words.usage.simulation.ofDeals : words.usage.simulation.ofMatches;
	for (const {bot, failures, firstFailure} of standings) {
		if (firstFailure !== undefined) {
			const {match, failure: {trouble, complaint}} = firstFailure;
			warn(words.programs.failedOften({
				bot, share: progress(failures, matches), first: match, why: troubleClause(words, trouble), complaint,
			}));
		}
	}
}
