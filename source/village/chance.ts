/** The village's own chance: secrets of deals, and the words by which guests come back. */
import {randomInt} from 'node:crypto';
import {type Secret, newSecret} from '../chance.js';

export type VillageChance = {
	readonly secret: () => Secret;
	/** A number from 0 to `limit` − 1. */
	readonly pick: (limit: number) => number;
};

/** The chance nobody can foretell. */
export const systemChance: VillageChance = {secret: newSecret, pick: limit => randomInt(limit)};

const consonants = 'bdfghjklmnprstwz';
const vowels = 'aeiou';

/** A word that can be said and typed, one of forty million: `bodu-wari`. */
export function comeBackWord({pick}: VillageChance): string {
	const syllable = () => consonants[pick(consonants.length)] + vowels[pick(vowels.length)];
	return `${syllable()}${syllable()}-${syllable()}${syllable()}`;
}

/** Whether the word was meant, however it was typed. */
export function isSameWord(typed: string, word: string): boolean {
	return bare(typed) === bare(word);
}

function bare(word: string): string {
	return word.toLowerCase().replaceAll(/[^a-z]/g, '');
}
