/** A deal towards its end, with only the tiles that matter: `lateDeal(terms, {table: '1-1', hands: ['6-6', '6-1'], boneyard: ''})`. */
import {Deal} from '../../source/rules/deal.js';
import type {Terms} from '../../source/rules/variant.js';
import {hand, layout, tileList} from './notation.js';

export type LateDeal = {
	readonly table: string;
	/** For each seat its hand; empty for a seat that went out. */
	readonly hands: readonly string[];
	/** In drawing order, closed tiles last. */
	readonly boneyard?: string;
	/** For each team its score; 0 unless it is given. */
	readonly scores?: readonly number[];
};

/** Seat 0 is in turn. */
export function lateDeal(terms: Terms, {table, hands, boneyard = '', scores = terms.teams.map(() => 0)}: LateDeal): Deal {
	const left = tileList(boneyard);
	const held = Int32Array.from({length: 4}, (_, seat) => hand(hands.at(seat) ?? ''));
	return new Deal(terms).resume({
		order: [...Array.from({length: 28 - left.length}, () => 0), ...left],
		leader: 0,
		scores,
		layout: layout(table, terms.variant),
		hands: held,
		turn: 0,
		stage: 'play',
		boneyard: left.length,
		passes: 0,
		holders: held.filter(one => one !== 0).length,
	});
}
