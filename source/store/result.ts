/** What a finished match was for the one person who played it, taken from its record. */
import {Buffer} from 'node:buffer';
import {createHash} from 'node:crypto';
import {
	type Match, type Player, dealPoints, gamesWon, matchWinner,
} from '../match/match.js';
import {readRecord} from '../record/replay.js';
import type {Seat} from '../rules/variant.js';

export type Result = {
	/** The name of the record's file, without its directory. */
	readonly record: string;
	/** Tells the match from every other, whatever its file is called. */
	readonly digest: string;
	/** When the match began, in UTC; undefined where the record does not say. */
	readonly date?: string;
	/** The variant's id. */
	readonly variant: string;
	readonly players: number;
	/** The levels of the opponents, of people `human`, in alphabetical order; a partner is none. */
	readonly levels: readonly string[];
	readonly won: boolean;
	readonly games: number;
	readonly gamesWon: number;
	readonly deals: number;
	/** Own points, or the pair's, in all deals, and the most in one of them. */
	readonly points: number;
	readonly bestDeal: number;
	/** How often the person asked for a hint, and took something back. */
	readonly hints: number;
	readonly undos: number;
};

/** A match won is the last line but for a reveal. */
const ending = /\nmatch won \d+\n/;

/**
The result in a record. Undefined unless the record is right, the match is over, and one person played it against bots:
of several people nobody could say whose result it is.
*/
export function resultOf(bytes: Uint8Array, record: string): Result | undefined {
	const text = Buffer.from(bytes).toString('latin1');
	// This is much faster than replaying, and most other records end here.
	if (!ending.test(text) || [...text.matchAll(/^seat \d human /gm)].length !== 1) {
		return undefined;
	}

	let first: Seat | undefined;
	let last: Seat | undefined;
	const result = resultAt(bytes, record, players => {
		last = onlyPerson(players);
		first ??= last;
		return first;
	});
	return first === last ? result : undefined;
}

/** The result in a record for whoever had this seat, whoever else played. Undefined unless the record is right and the match over. */
export function resultFor(bytes: Uint8Array, record: string, seat: Seat): Result | undefined {
	return resultAt(bytes, record, () => seat);
}

function resultAt(bytes: Uint8Array, record: string, ownSeat: (players: readonly Player[]) => Seat | undefined): Result | undefined {
	const end = ending.exec(Buffer.from(bytes).toString('latin1'));
	const tally = {
		deals: 0, points: 0, bestDeal: 0, hints: 0, undos: 0,
	};
	let own: Seat | undefined;
	const {header, match, fault, isFinished} = readRecord(bytes, ({match: after, events}) => {
		own = ownSeat(after.players);
		for (const event of events) {
			tally.hints += event.type === 'hinted' && event.seat === own ? 1 : 0;
			tally.undos += event.type === 'took-back' && event.seat === own ? 1 : 0;
			if (event.type === 'deal-over' && own !== undefined) {
				const points = dealPoints(after.table!.deal)[after.terms.teams[own]];
				tally.deals++;
				tally.points += points;
				tally.bestDeal = Math.max(tally.bestDeal, points);
			}
		}
	});
	if (end === null || fault !== undefined || !isFinished || match === undefined || own === undefined) {
		return undefined;
	}

	return {
		record,
		digest: createHash('sha256').update(bytes.subarray(0, end.index + end[0].length)).digest('hex').slice(0, 32),
		date: header?.date,
		...standing(match, own),
		...tally,
	};
}

function onlyPerson(players: readonly Player[]): Seat | undefined {
	const people = [...players.keys()].filter(seat => players[seat].kind === 'human');
	return people.length === 1 ? people[0] : undefined;
}

function standing(match: Match, own: Seat): Pick<Result, 'variant' | 'players' | 'levels' | 'won' | 'games' | 'gamesWon'> {
	const {terms: {variant, seats, teams}, players} = match;
	const won = gamesWon(match);
	return {
		variant: variant.id,
		players: seats,
		levels: players.filter((_, seat) => teams[seat] !== teams[own]).map(({kind, level}) => kind === 'human' ? kind : level ?? 'bot').toSorted(),
		won: matchWinner(match) === teams[own],
		games: won.reduce((sum, games) => sum + games, 0),
		gamesWon: won[teams[own]],
	};
}
