/** Matches as a record tells them, for reviews. */
import {botByLevel} from '../../../source/bots/index.js';
import {type Action} from '../../../source/match/action.js';
import {type Match, dealNumber, newMatch} from '../../../source/match/match.js';
import {step} from '../../../source/match/reducer.js';
import {viewOf} from '../../../source/match/view.js';
import type {Replayed} from '../../../source/record/record-reader.js';
import type {Terms} from '../../../source/rules/variant.js';
import {bots, playRandomMatch, randomAction} from '../../helpers/play-matches.js';
import {picksFrom, randomFrom} from '../../helpers/random.js';

/** The actions one after another; lines are counted from 1. */
export function steps(terms: Terms, actions: readonly Action[]): Replayed[] {
	let match = newMatch(terms, bots(terms.seats));
	return actions.map((action, place) => {
		const next = step(match, action);
		match = next.match;
		return {line: place + 1, action, ...next};
	});
}

/** A match of nothing but random moves. */
export function randomSteps(terms: Terms, seed: number): Replayed[] {
	const actions: Action[] = [];
	playRandomMatch(terms, {
		seed, watch(_, action) {
			actions.push(action);
		},
	});
	return steps(terms, actions);
}

/** The first deals of a match of bots of these levels. */
export function botSteps(terms: Terms, levels: readonly string[], {seed, deals}: {seed: number; deals: number}): Replayed[] {
	const minds = levels.map(level => botByLevel(level)!);
	const chance = randomFrom(seed);
	const pick = picksFrom(seed);
	const actions: Action[] = [];
	let match: Match = newMatch(terms, bots(terms.seats));
	for (let action = randomAction(match, pick); action !== undefined && (action.type === 'move' || dealNumber(match) < deals); action = randomAction(match, pick)) {
		if (action.type === 'move') {
			const {seat} = action;
			action = {...action, move: minds[seat].choose(viewOf(match, seat), chance, {playouts: 200, spent: () => false}).move};
		}

		actions.push(action);
		match = step(match, action).match;
	}

	return steps(terms, actions);
}
