/** The results of a simulation, for people and for programs. */
import type {Terms} from '../../rules/variant.js';
import type {UsageWords} from '../../words/en/usage.js';
import {type Table, tableLines} from '../../ui/text/table.js';
import type {Language} from '../../words/language.js';
import {wordsOfVariant} from '../../words/variants.js';
import {wordsFor} from '../../words/words-for.js';
import {seatingsOf} from './seatings.js';
import {intervalOf, wilson} from './statistics.js';
import type {Standing, Tally} from './tally.js';

export type Outcome = {
	readonly terms: Terms;
	/** Whether deals were played alone, and points are compared rather than matches. */
	readonly isByDeal: boolean;
	readonly playouts: number | undefined;
	readonly tally: Tally;
	readonly seconds: number;
};

/** One JSON object on one line; entry k of `seats` is the k-th name of `--bots`, wherever it sat. What is measured by the clock is named so. */
export function jsonReport({terms, isByDeal, playouts, tally: {matches, deals, standings}, seconds}: Outcome): string {
	return JSON.stringify({
		variant: terms.variant.id,
		players: terms.seats,
		target: terms.target,
		...(isByDeal ? {} : {games: terms.games}),
		houseRules: terms.house,
		...(playouts === undefined ? {} : {playouts}),
		...(isByDeal ? {deals, sets: matches / seatingsOf(terms)} : {matches, deals, evenShare: 1 / terms.teamCount}),
		seconds: rounded(seconds),
		seats: standings.map(standing => ({
			bot: standing.bot,
			...(isByDeal
				? {difference: standing.lead.mean, ...intervalOf(standing.lead)}
				: {matchesWon: standing.matchesWon, ...wilson(standing.matchesWon, matches)}),
			pointsPerDeal: standing.points / Math.max(1, deals),
			decisions: standing.decisions,
			millisecondsPerDecision: rounded(pace(standing)),
			...(standing.firstFailure === undefined ? {} : {failures: standing.failures}),
		})),
	});
}

/** A table with a row for each name of `--bots`, no wider than so many cells. */
export function textReport(outcome: Outcome, {words, language, width}: {words: UsageWords['simulation']; language: Language; width: number}): string {
	const {terms, isByDeal, tally: {matches, deals}, seconds} = outcome;
	const time = decimals(language, 1)(seconds);
	return [
		words.title({
			variant: wordsOfVariant(wordsFor(language), terms.variant).name, players: terms.seats, target: terms.target, games: isByDeal ? 1 : terms.games,
		}),
		isByDeal ? words.dealt(deals, matches / seatingsOf(terms), time) : words.played(matches, deals, time),
		'',
		...tableLines([isByDeal ? dealTable(outcome, words, language) : matchTable(outcome, words, language)], width).flat(),
	].join('\n');
}

function matchTable({terms, tally: {matches, deals, standings}}: Outcome, {columns}: UsageWords['simulation'], language: Language): Table {
	const percent = decimals(language, 1);
	const share = (rate: number) => `${percent(100 * rate)} %`;
	const even = 1 / terms.teamCount;
	const evenShare = new Intl.NumberFormat(language, {maximumFractionDigits: 1}).format(100 * even);
	return {
		texts: 1,
		headings: [columns.bot, columns.won, columns.rate, columns.interval, columns.even(`${evenShare} %`), columns.points, columns.pace],
		rows: standings.map(standing => {
			const {rate, low, high} = wilson(standing.matchesWon, matches);
			return [
				standing.bot,
				`${standing.matchesWon}/${matches}`,
				share(rate),
				`${percent(100 * low)}–${share(high)}`,
				low > even ? columns.above : (high < even ? columns.below : columns.open),
				...measures(standing, deals, language),
			];
		}),
	};
}

function dealTable({tally: {deals, standings}}: Outcome, {columns}: UsageWords['simulation'], language: Language): Table {
	const signed = decimals(language, 2, 'exceptZero');
	return {
		texts: 1,
		headings: [columns.bot, columns.difference, columns.interval, columns.points, columns.pace],
		rows: standings.map(standing => {
			const interval = intervalOf(standing.lead);
			return [
				standing.bot,
				signed(standing.lead.mean),
				interval === undefined ? '?' : columns.fromTo(signed(interval.low), signed(interval.high)),
				...measures(standing, deals, language),
			];
		}),
	};
}

function measures(standing: Standing, deals: number, language: Language): string[] {
	return [decimals(language, 2)(standing.points / Math.max(1, deals)), decimals(language, 3)(pace(standing))];
}

/** Milliseconds a decision. */
function pace({decisions, milliseconds}: Standing): number {
	return milliseconds / Math.max(1, decisions);
}

function rounded(value: number): number {
	return Math.round(value * 1000) / 1000;
}

function decimals(language: Language, digits: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): (value: number) => string {
	const format = new Intl.NumberFormat(language, {
		minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false, signDisplay,
	});
	return value => format.format(value);
}
