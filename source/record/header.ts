/** The header of a record: what the players agreed on, who they are, and what chance they trust. */
import {Buffer} from 'node:buffer';
import type {Secret} from '../chance.js';
import type {Player} from '../match/match.js';
import {type Terms, seatsOf} from '../rules/variant.js';
import {flawInName, nameForRecord} from './text.js';

/** The word every record begins with, and the version of the format. */
export const magic = 'dominogranie';
export const version = '1';

/** What stands in a record before the first deal. */
export type Header = {
	readonly terms: Terms;
	/** For each seat its player before the first deal. */
	readonly players: readonly Player[];
	/** `2026-01-10T11:25:00Z`, always in UTC. */
	readonly date?: string;
	/** What all deals follow from, where nobody else is to be convinced. Never together with `commit`. */
	readonly secret?: Secret;
	/** The SHA-256 of a secret that is revealed after the match, 64 hexadecimal digits. */
	readonly commit?: string;
	/** For each seat the words its player added to the chance. */
	readonly words?: ReadonlyArray<string | undefined>;
};

/**
Writes a header, all options named, so that a record never depends on today's defaults.

A name that a record cannot hold is written as `nameForRecord` has it. Words cannot be bent, for the deals follow
from them: throws when a record cannot hold them.
*/
export function headerLines({terms, players, date, secret, commit, words = []}: Header): string[] {
	const {variant, target, games, house} = terms;
	return [
		`${magic} ${version}`,
		`variant ${variant.id}`,
		`option target ${target}`,
		`option games ${games}`,
		...variant.houseRules.map(({name}) => `option ${name} ${house[name]}`),
		...players.map((player, seat) => `seat ${seat + 1} ${kindOf(player)} "${nameForRecord(player.name)}"`),
		...teamLines(terms),
		...(date === undefined ? [] : [`date ${date}`]),
		...(secret === undefined ? [] : [`secret ${hexadecimal(secret)}`]),
		...(commit === undefined ? [] : [`commit ${commit}`]),
		...words.flatMap((text, seat) => text === undefined ? [] : [wordsLine(text, seat)]),
	];
}

/** The lines that name the pairs; none where everybody plays alone. */
export function teamLines(terms: Terms): string[] {
	return terms.teamCount === terms.seats
		? []
		: Array.from({length: terms.teamCount}, (_, team) =>
			`team ${team + 1} ${seatsOf(terms, team).map(seat => seat + 1).join(' ')}`);
}

/** Writes the secret after the match, so that everybody can recompute the deals. */
export function revealLine(secret: Secret): string {
	return `reveal ${hexadecimal(secret)}`;
}

function kindOf({kind, level}: Player): string {
	return kind === 'bot' && level !== undefined ? `bot ${level}` : kind;
}

function wordsLine(text: string, seat: number): string {
	if (flawInName(text)) {
		throw new Error(`A record cannot hold the words ${JSON.stringify(text)}.`);
	}

	return `words ${seat + 1} "${text}"`;
}

function hexadecimal(secret: Secret): string {
	return Buffer.from(secret).toString('hex');
}
