/** Random matches and their records: every variant and number of players, with all that can happen beside the play. */
import {Buffer} from 'node:buffer';
import {commitment, seededSecret} from '../../source/chance.js';
import {type Action, refusalOf} from '../../source/match/action.js';
import {
	type Match, type Player, dueDeal, newMatch,
} from '../../source/match/match.js';
import {step} from '../../source/match/reducer.js';
import {fairDeal} from '../../source/record/fairness.js';
import {linesOf} from '../../source/record/format.js';
import {type Header, headerLines, revealLine} from '../../source/record/header.js';
import type {Replayed} from '../../source/record/record-reader.js';
import {type Terms, agree} from '../../source/rules/variant.js';
import {variants} from '../../source/variants/index.js';
import {randomAction} from '../helpers/play-matches.js';
import {type Pick, picksFrom} from '../helpers/random.js';

/** Short matches of every variant, number of players and house rule, and one long one of each variant. */
export const manyTerms: readonly Terms[] = variants.flatMap(variant => [
	...variant.seats.flatMap(seats => variant.houseRules.flatMap(({name, values}) => values.map(value =>
		agree(variant, {
			seats, target: 3, games: 3, house: {[name]: value},
		})))),
	agree(variant, {seats: variant.seats.at(-1)!}),
]);

/** What stands in the title of a test. */
export function titleOf({variant, seats, target, house}: Terms): string {
	return `${variant.id} for ${seats} to ${target}, ${Object.values(house).join(' ')}`;
}

export type RandomRecord = {
	readonly header: Header;
	/** Each action with the line it ends on, as a replay gives them. */
	readonly steps: readonly Replayed[];
	readonly lines: readonly string[];
};

/** Plays a match. With `busy` people come and go, ask for hints and take back; every third seed has a secret, every third a commitment. */
export function randomRecord(terms: Terms, seed: number, {busy = true}: {busy?: boolean} = {}): RandomRecord {
	const pick = picksFrom(seed);
	const header = randomHeader(terms, seed, pick);
	const secret = seededSecret(String(seed));
	const lines = headerLines(header);
	const steps: Replayed[] = [];
	let match = newMatch(terms, header.players);
	for (;;) {
		const action = (busy && pick(8) === 0 ? sideAction(match, pick) : undefined) ?? nextAction(match, pick, header);
		if (action === undefined) {
			break;
		}

		const next = step(match, action);
		lines.push(...linesOf(action, next));
		match = next.match;
		steps.push({line: lines.length - (action.type === 'deal' ? 0 : linesOf(action, next).length - 1), action, ...next});
	}

	if (header.commit !== undefined) {
		lines.push(revealLine(secret));
	}

	return {header, steps, lines};

	function nextAction(now: Match, chance: Pick, {secret: own, commit, words}: Header): Action | undefined {
		const due = dueDeal(now);
		return due !== undefined && (own !== undefined || commit !== undefined)
			? {type: 'deal', ...fairDeal(secret, {terms, words}, due)}
			: randomAction(now, chance);
	}
}

function randomHeader(terms: Terms, seed: number, pick: Pick): Header {
	const names = ['Łucja', 'a # b', '', '日本', 'seat 1 human', '  two  spaces  ', 'é'.repeat(40)];
	const humans = pick(3);
	const players = terms.teams.map((_, seat): Player => {
		const name = names[pick(names.length)];
		return seat < humans ? {name, kind: 'human'} : {name, kind: 'bot', ...(pick(2) === 0 && {level: 'club'})};
	});
	const secret = seededSecret(String(seed));
	const words = terms.teams.map(() => pick(2) === 0 ? undefined : names[pick(names.length)]);
	return {
		terms,
		players,
		date: pick(2) === 0 ? '2028-02-29T23:59:59Z' : undefined,
		secret: seed % 3 === 1 ? secret : undefined,
		commit: seed % 3 === 2 ? commitment(secret) : undefined,
		words,
	};
}

function sideAction(match: Match, pick: Pick): Action | undefined {
	const seat = pick(match.terms.seats);
	const actions: Action[] = [
		{type: 'hint', seat},
		{type: 'undo', seat},
		{type: 'undo', seat},
		{type: 'left', seat},
		{type: 'back', seat},
		{type: 'seat', seat, kind: 'human'},
		{
			type: 'seat', seat, kind: 'bot', level: 'exec',
		},
	];
	const action = actions[pick(actions.length)];
	return refusalOf(match, action) === undefined ? action : undefined;
}

/** The bytes of a record with these lines. */
export function bytesOf(lines: readonly string[]): Uint8Array {
	return Buffer.from(lines.map(line => `${line}\n`).join(''));
}
