/** The matches that are over: their records and what they were for whom. */
import type {View} from '../match/view.js';
import {seatsOf} from '../rules/variant.js';
import {formatResult} from '../store/result-line.js';
import {resultFor} from '../store/result.js';
import type {FinishedMatch} from './keeping.js';
import type {VillageRefusal} from './protocol.js';
import type {VillageState, VillageTable, Visit} from './state.js';

/** Enters a match in the lists, with a result for everybody who has a seat in it: also for those who left it. */
export function enlist({setting: {keeping, now}, finished}: VillageState, table: VillageTable): void {
	const {record, live, terms, wish, began} = table;
	const view = live?.table.view(undefined);
	const bytes = record === undefined ? undefined : keeping.recordBytes(record);
	if (record === undefined || bytes === undefined || view === undefined || finished.some(match => match.record === record)) {
		return;
	}

	const match: FinishedMatch = {
		record,
		variant: terms.variant.id,
		sides: sidesOf(view),
		date: `${new Date(began ?? now()).toISOString().slice(0, 19)}Z`,
		isPrivate: wish.word !== undefined,
		people: table.chairs.flatMap((chair, seat) => {
			if (chair === undefined) {
				return [];
			}

			const {id, isKnown} = chair.person;
			const result = isKnown ? resultFor(bytes, record, seat) : undefined;
			return [{id, ...(result && {result: formatResult(result)})}];
		}),
	};
	finished.push(match);
	keeping.saveFinished(match);
}

/** What each team has come to: games won, or points where the match was one game. */
export function sidesOf({terms, players, gamesWon, scores}: View): FinishedMatch['sides'] {
	return Array.from({length: terms.teamCount}, (_, team) => ({
		names: seatsOf(terms, team).map(seat => players[seat].name),
		score: (terms.games === 1 ? scores : gamesWon)[team],
	}));
}

function isOwn({people}: FinishedMatch, {person}: Visit): boolean {
	return people.some(({id}) => id === person.id);
}

/** Tells of the matches that may be looked at, the last one first. */
export function listRecords({finished, limits}: VillageState, visit: Visit): void {
	// They are entered in the order of their ends, and shown by their beginnings.
	const seen = finished.filter(match => !match.isPrivate || isOwn(match, visit)).toSorted((one, other) => one.date.localeCompare(other.date));
	visit.tell({
		type: 'records',
		records: seen.slice(-limits.records).toReversed().map(match => {
			const {record, variant, sides, date} = match;
			return {
				record, variant, sides, date, isOwn: isOwn(match, visit),
			};
		}),
	});
}

/** Hands out the record of a match that may be looked at. */
export function showRecord({finished, setting: {keeping}}: VillageState, visit: Visit, record: string): VillageRefusal | undefined {
	const match = finished.find(one => one.record === record);
	const bytes = match === undefined || (match.isPrivate && !isOwn(match, visit)) ? undefined : keeping.recordBytes(record);
	if (bytes === undefined) {
		return 'no-such-record';
	}

	visit.tell({type: 'record', record, bytes});
	return undefined;
}

/** Tells somebody what his matches came to, a line for each. */
export function tellStatistics({finished}: VillageState, visit: Visit): void {
	visit.tell({
		type: 'statistics',
		results: finished.flatMap(({people}) => people.filter(({id}) => id === visit.person.id).flatMap(({result}) => result ?? [])),
	});
}
