/** The row of actions under the hand: what keys do, for whoever would rather choose with the arrows and Enter. */
import {draw, pass, stop} from '../../rules/move.js';
import type {Key} from '../../terminal/key-names.js';
import type {Company} from '../../village/protocol.js';
import type {KeyWord} from '../key-labels.js';
import {commandOf} from '../keys.js';
import type {State} from '../state.js';
import {lastArmsOf} from './arms.js';
import {canTakeBack} from './hinting.js';
import {type Game, type Side, shownSide} from './game.js';

/** An action: its word, and the key that does it. */
export type Action = {readonly word: KeyWord; readonly key: Key};

const actionsInTurn: ReadonlyArray<readonly [move: number, action: Action]> = [
	[draw, {word: 'draw', key: 'd'}],
	[pass, {word: 'pass', key: 'p'}],
	[stop, {word: 'stop', key: 'p'}],
];

/** What can be done now at the table, while the person there may do anything at all. */
export function actionsOf(state: State, game: Game, side: Side): Action[] {
	const {menu, able, village} = state;
	const {phase, moves} = side.view;
	const company = village?.company;
	const isInPlay = phase === 'playing';
	const isWatching = game.guest === 'watching';
	// Also the tiles of somebody for whom a bot sits in cannot be taken back.
	const mayTakeBack = game.guest !== 'among-others' && canTakeBack(side.view);
	const common: Action[] = [
		{word: 'help', key: '?'},
		...(isInPlay && !isWatching ? [{word: 'hint', key: 'i'}] as const : []),
		...(mayTakeBack ? [{word: 'undo', key: 'u'}] as const : []),
		...(isInPlay ? [{word: 'tracker', key: 't'}] as const : []),
		{word: 'arms', key: '='},
		...(lastArmsOf(state, game, side) > 0 ? [{word: 'page', key: 'page-down'}] as const : []),
		{word: state.village === undefined ? 'messages' : 'say', key: 'm'},
		...(able.unicode ? [{word: 'glyphs', key: 'g'}] as const : []),
	];
	const leave: Action = {word: 'leave', key: 'q'};
	switch (phase) {
		case 'match-over': {
			if (village !== undefined) {
				const mayAsk = company?.mayStart && company.card.stage === 'over';
				return [{word: 'table', key: 'enter'}, ...(mayAsk ? [{word: 'again', key: 'r'}] as const : []), ...common, leave];
			}

			return [{word: menu === undefined ? 'done' : 'menu', key: 'enter'}, {word: 'again', key: 'r'}, ...common];
		}

		case 'game-over':
		case 'deal-over': {
			const next: Action = {word: phase === 'game-over' ? 'nextGame' : 'nextDeal', key: 'enter'};
			return [...(isWatching || hasSeenEnd(company) ? [] : [next]), ...common, leave];
		}

		default: {
			return [...actionsInTurn.filter(([move]) => moves.includes(move)).map(([, action]) => action), ...common, leave];
		}
	}
}

/** Whether one only waits for the others before the next deal. */
export function hasSeenEnd(company: Company | undefined): boolean {
	return company !== undefined && company.unready.length > 0 && (company.seat === undefined || !company.unready.includes(company.seat));
}

/** What a key does in the row: the game after it, or the key of the action that it chooses. Other keys leave the row and do what they always do. */
export function pressAmongActions(state: State, game: Game, key: Key): {readonly game: Game; readonly chosen: Key | undefined} {
	const actions = actionsOf(state, game, shownSide(game)!);
	const present = Math.min(game.action!, actions.length - 1);
	const command = commandOf(key);
	const left: Game = {...game, action: undefined};
	switch (command) {
		case 'left':
		case 'right': {
			const by = command === 'left' ? -1 : 1;
			return {game: {...game, action: (present + by + actions.length) % actions.length}, chosen: undefined};
		}

		case 'down': {
			return {game, chosen: undefined};
		}

		case 'up':
		case 'back': {
			return {game: left, chosen: undefined};
		}

		case 'enter': {
			return {game: left, chosen: actions[present].key};
		}

		default: {
			return {game: left, chosen: key};
		}
	}
}
