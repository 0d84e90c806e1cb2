/** Reads the lines of a header that say who plays: `seat`, `team` and `words`. */
import type {Player} from '../match/match.js';
import {agree} from '../rules/variant.js';
import {variants} from '../variants/index.js';
import type {Flaw} from './fault.js';
import {type HeaderDraft, possibleSeats} from './header-draft.js';
import {teamLines} from './header.js';
import {flawInName, isLevel, parsePlace} from './text.js';

/** Reads `seat N human "name"` or `seat N bot [level] "name"`; the seats are named in order. */
export function readSeat(draft: HeaderDraft, line: string): Flaw | undefined {
	const parts = /^seat (\S+) (human|bot)(?: (\S+))? "(.*)"$/s.exec(line);
	if (!parts) {
		return {kind: 'not-understood'};
	}

	const seat = parsePlace(parts[1]);
	const player = playerOf(parts[2], parts[3], parts[4]);
	if (seat === undefined || player === undefined) {
		return {kind: 'not-understood'};
	}

	const due = draft.players.length;
	if (seat !== due) {
		return {kind: 'seats-in-order', due};
	}

	if (draft.teams.size > 0) {
		return {kind: 'seats-before-teams'};
	}

	const allowed = possibleSeats(draft);
	if (due >= Math.max(...allowed)) {
		return {kind: 'number-of-seats', allowed};
	}

	const flaw = flawInName(player.name);
	if (flaw === undefined) {
		draft.players.push(player);
	}

	return flaw;
}

function playerOf(kind: string, level: string | undefined, name: string): Player | undefined {
	if (level === undefined) {
		return {name, kind: kind === 'bot' ? 'bot' : 'human'};
	}

	return kind === 'bot' && isLevel(level) ? {name, kind, level} : undefined;
}

/** Reads `team 1 1 3` or `team 2 2 4`. The teams are those that the variant makes, named so that a reader need not know it. */
export function readTeam(draft: HeaderDraft, line: string): Flaw | undefined {
	const {variant, teams} = draft;
	const seats = draft.players.length;
	const inPairs = (variant === undefined ? variants : [variant]).find(one => one.pairs(seats));
	if (inPairs === undefined) {
		const isEarly = possibleSeats(draft).some(number => number > seats && (variant === undefined || variant.pairs(number)));
		return isEarly ? {kind: 'seats-in-order', due: seats} : {kind: 'no-pairs'};
	}

	const known = teamLines(agree(inPairs, {seats}));
	if (!known.includes(line)) {
		return {kind: 'wrong-team', known};
	}

	if (teams.has(line)) {
		return {kind: 'twice', what: line};
	}

	teams.add(line);
	return undefined;
}

/** Reads `words SEAT "text"`, which may stand before its seat. */
export function readWords(draft: HeaderDraft, line: string): Flaw | undefined {
	const parts = /^words (\S+) "(.*)"$/s.exec(line);
	const seat = parts ? parsePlace(parts[1]) : undefined;
	if (!parts || seat === undefined) {
		return {kind: 'not-understood'};
	}

	if (seat >= Math.max(...possibleSeats(draft))) {
		return {kind: 'no-such-seat', seat};
	}

	if (draft.words.has(seat)) {
		return {kind: 'twice', what: `words ${seat + 1}`};
	}

	const flaw = flawInName(parts[2]);
	if (flaw === undefined) {
		draft.words.set(seat, parts[2]);
	}

	return flaw;
}
