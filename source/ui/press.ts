/** What a key does, wherever it is pressed: the keys that mean the same everywhere come first. */
import type {Key} from '../terminal/key-names.js';
import {variants} from '../variants/index.js';
import {isTooSmall} from './arrangement.js';
import {pressAmongActions} from './game/actions.js';
import {scrolledArms} from './game/arms.js';
import {pressInGame} from './game/game-keys.js';
import {type Game, isBusy, shownSide} from './game/game.js';
import {commandOf} from './keys.js';
import {pressInMenu} from './menu/menu-keys.js';
import type {Menu} from './menu/menu.js';
import {openPage, pressInPage} from './pages/page.js';
import {changePreference} from './preferences.js';
import type {State, Step} from './state.js';
import {toldStudy, pressInStudy} from './study/press-study.js';
import {learnList} from './study/lists.js';

/** The state after a key, and what is to be done outside. */
export function press(state: State, key: Key): Step {
	if (commandOf(key) === 'abort') {
		return state.isAborting ? {state, orders: [{type: 'end', code: 130}]} : still({...state, isAborting: true});
	}

	const awake = {...state, isAborting: false, remark: undefined};
	if (isTooSmall(state.size)) {
		return still(awake);
	}

	if (state.page !== undefined) {
		return still({...awake, page: pressInPage(awake, state.page, key)});
	}

	if (state.game !== undefined) {
		return atTable(awake, state.game, key);
	}

	const study = state.studies.at(-1);
	if (study !== undefined) {
		return pressInStudy(awake, study, key);
	}

	return state.menu === undefined ? still(awake) : inMenu(awake, state.menu, key);
}

function still(state: State): Step {
	return {state, orders: []};
}

function atTable(state: State, game: Game, key: Key): Step {
	if (isBusy(game)) {
		return inGame(state, game, key);
	}

	if (game.action !== undefined) {
		const {game: next, chosen} = pressAmongActions(state, game, key);
		return chosen === undefined ? still({...state, game: next}) : atTable({...state, game: next}, next, chosen);
	}

	const command = commandOf(key);
	switch (command) {
		case 'help':
		case 'messages': {
			return still({...state, page: openPage(state, {kind: command})});
		}

		case 'tracker': {
			const isInPlay = shownSide(game)!.view.phase === 'playing';
			return isInPlay ? still({...state, page: openPage(state, {kind: command})}) : inGame(state, game, key);
		}

		case 'arms': {
			return still({...state, arms: state.arms === undefined ? 0 : undefined});
		}

		case 'glyphs': {
			return {state: {...state, preferences: changePreference(state.preferences, 'glyphs', {by: 1, able: state.able})}, orders: [{type: 'save'}]};
		}

		case 'page-up':
		case 'page-down': {
			const arms = scrolledArms(state, game, {side: shownSide(game)!, by: command === 'page-down' ? 1 : -1});
			return arms === undefined ? inGame(state, game, key) : still({...state, arms});
		}

		default: {
			return inGame(state, game, key);
		}
	}
}

function inGame(state: State, game: Game, key: Key): Step {
	const {game: next, orders} = pressInGame(game, key);
	return {state: {...state, game: next}, orders};
}

function inMenu(state: State, menu: Menu, key: Key): Step {
	if (menu.typed === undefined && commandOf(key) === 'help') {
		return still({...state, page: openPage(state, {kind: 'help'})});
	}

	const {preferences, able} = state;
	const pressed = pressInMenu({menu, preferences, able}, key);
	const next = {...state, menu: pressed.menu, preferences: pressed.preferences};
	switch (pressed.wish) {
		case 'start': {
			return {state: next, orders: [{type: 'save'}, {type: 'begin', draft: pressed.menu.draft}]};
		}

		case 'go-on': {
			return {state: next, orders: [{type: 'go-on', file: menu.unfinished!.file}]};
		}

		case 'rules': {
			return still({...next, page: openPage(next, {kind: 'rules', variant: variants[pressed.menu.row]})});
		}

		case 'statistics': {
			return {state: next, orders: [{type: 'show-statistics'}]};
		}

		case 'tutorial': {
			return toldStudy(next, {type: 'opened', study: learnList});
		}

		case 'replay': {
			return {state: next, orders: [{type: 'list-records'}]};
		}

		case 'quit': {
			return {state: next, orders: [{type: 'end', code: 0}]};
		}

		case 'remember': {
			return {state: next, orders: [{type: 'save'}]};
		}

		case undefined: {
			return still(next);
		}
	}
}
