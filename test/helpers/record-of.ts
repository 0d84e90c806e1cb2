/** The record of a match in its first deal, from the notation. */
import {Buffer} from 'node:buffer';
import {type Match, type Player, newMatch} from '../../source/match/match.js';
import type {Action} from '../../source/match/action.js';
import {step} from '../../source/match/reducer.js';
import {linesOf} from '../../source/record/format.js';
import {headerLines} from '../../source/record/header.js';
import {readRecord} from '../../source/record/replay.js';
import type {Terms} from '../../source/rules/variant.js';
import {type Position, moveList, orderOf} from './notation.js';
import {bots} from './play-matches.js';

/** The lines of the record once these moves have been made. */
export function recordOf(terms: Terms, position: Position, moves = '', players: readonly Player[] = bots(terms.seats)): string[] {
	const lines = headerLines({terms, players});
	let match = newMatch(terms, players);
	const take = (action: Action) => {
		const next = step(match, action);
		lines.push(...linesOf(action, next));
		match = next.match;
	};

	take({type: 'deal', order: orderOf(terms, position), leader: position.leader ?? 0});
	for (const move of moveList(moves)) {
		take({type: 'move', seat: match.table!.deal.turn, move});
	}

	return lines;
}

/** The match of a record, saved and loaded again. Throws when its lines are not all good. */
export function loaded(lines: readonly string[]): Match {
	const {match, fault} = readRecord(Buffer.from(lines.map(line => `${line}\n`).join('')));
	if (match === undefined || fault !== undefined) {
		throw new Error(`No good record: ${JSON.stringify(fault)}`);
	}

	return match;
}
