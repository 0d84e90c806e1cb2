/** A deal in play, made of what a seat sees and of hidden tiles put somewhere. */
import type {View} from '../match/view.js';
import {Deal} from '../rules/deal.js';
import {pass} from '../rules/move.js';
import type {PossibleDeals} from './sampling.js';

/** The deal as it stands, with the points made so far among its scores. Its boneyard changes with every choice of `possible`. */
export function dealFrom(view: View, {hands, order}: Pick<PossibleDeals, 'hands' | 'order'>): Deal {
	const {terms, layout, turn, stage, leader, scores, boneyard, played, handSizes} = view;
	return new Deal(terms).resume({
		order,
		leader,
		scores,
		layout,
		hands,
		turn,
		stage,
		boneyard,
		passes: played.length - 1 - played.findLastIndex(({move}) => move !== pass),
		holders: handSizes.filter(size => size > 0).length,
	});
}
