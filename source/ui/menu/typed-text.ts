/** Names and numbers that are typed into the rows of a draft, and what cannot be typed. */
import {flawInName, longestName} from '../../record/text.js';
import {
	type Draft, highestTarget, isTarget, nameIn,
} from '../../table/draft.js';
import type {DraftRow} from './draft-rows.js';

/** Why a key, or the whole text, is not taken. */
export type TypingFault =
	| {readonly kind: 'quote' | 'no-character' | 'no-digit' | 'paste' | 'other-key'}
	/** A name with so many characters is as long as it can be. */
	| {readonly kind: 'full'; readonly most: number}
	/** The target is outside these bounds. */
	| {readonly kind: 'out-of-range'; readonly low: number; readonly high: number}
	/** Somebody else at the table is called so. */
	| {readonly kind: 'taken'; readonly name: string};

const outOfRange: TypingFault = {kind: 'out-of-range', low: 1, high: highestTarget};

/** Why a character may not be typed after `typed`; undefined if it may. Names are written into records, which know no quotes. */
export function faultInCharacter(row: DraftRow, typed: string, character: string): TypingFault | undefined {
	if (row === 'target') {
		return /^\d$/.test(character) ? (Number(typed + character) > highestTarget ? outOfRange : undefined) : {kind: 'no-digit'};
	}

	switch (flawInName(typed + character)?.kind) {
		case undefined: {
			return undefined;
		}

		case 'quote-in-name': {
			return {kind: 'quote'};
		}

		case 'name-too-long': {
			return {kind: 'full', most: longestName};
		}

		default: {
			return {kind: 'no-character'};
		}
	}
}

/** The draft with what was typed, or why it cannot be taken. A number that was not typed at all leaves the old one. */
export function takeTyped(draft: Draft, row: DraftRow, typed: string): Draft | TypingFault {
	const place = personIn(row);
	if (place === undefined) {
		const target = typed === '' ? draft.target : Number(typed);
		return isTarget(target) ? {...draft, target} : outOfRange;
	}

	const name = typed.trim();
	const isTaken = name !== '' && Array.from({length: draft.people}, (_, other) => other).some(other => other !== place && nameIn(draft, other) === name);
	return isTaken ? {kind: 'taken', name} : named(draft, place, name);
}

function named(draft: Draft, place: number, name: string): Draft {
	if (place === 0) {
		return {...draft, name};
	}

	const others = Array.from({length: Math.max(place, draft.others.length)}, (_, other) => draft.others.at(other) ?? '');
	return {...draft, others: others.with(place - 1, name)};
}

/** Whose name the row holds, counted from 0. */
export function personIn(row: DraftRow): number | undefined {
	return row === 'name' ? 0 : (typeof row === 'object' && 'person' in row ? row.person : undefined);
}
