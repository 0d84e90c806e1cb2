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
import {shownRemarks} from './panels/notices.js';
import {changePreference} from './preferences.js';
import type {State, Step} from './state.js';
import {openEntry, pressEntry, pressVillage} from './village/village-state.js';
import {toldStudy, pressInStudy} from './study/press-study.js';
import {learnList} from './study/lists.js';

/** The state after a key, and what is to be done outside. */
export function press(state: State, key: Key): Step {
	if (commandOf(key) === 'abort') {
		return state.isAborting ? {state, orders: [{type: 'end', code: 130}]} : still({...state, isAborting: true});
	}

	if (key === 'paste' && state.game !== undefined) {
		return still(state);
	}

	const isEnter = commandOf(key) === 'enter';
	if (isEnter && state.isEnterHeld) {
		return {state, orders: [{type: 'wait', for: 'release'}]};
	}

	const pressed = pressElsewhere(state, key);
	const {game, studies} = pressed.state;
	const isGuarded = state.game !== undefined || game !== undefined || studies.length > 0 || pressed.orders.some(({type}) => type === 'begin' || type === 'go-on');
	return isEnter && isGuarded
		? {state: {...pressed.state, isEnterHeld: true}, orders: [...pressed.orders, {type: 'wait', for: 'release'}]}
		: pressed;
}

/** What is open takes the key. */
function pressElsewhere(state: State, key: Key): Step {
	if (isTooSmall(state.size)) {
		return still({...state, isAborting: false, isEnterHeld: false});
	}

	const awake = {
		...state,
		isAborting: false,
		isEnterHeld: false,
		remarks: state.remarks.slice(shownRemarks(state).length),
		village: state.village && {...state.village, notice: undefined},
	};

	if (state.game !== undefined && state.village?.company?.isPlayedFor) {
		// The key says that somebody is there, and nothing else.
		return {state: awake, orders: [{type: 'ask', request: {type: 'here'}}]};
	}

	if (state.page !== undefined) {
		return still({...awake, page: pressInPage(awake, state.page, key)});
	}

	if (state.game !== undefined) {
		return state.village?.entry === undefined ? atTable(awake, state.game, key) : pressEntry(awake, state.village, key);
	}

	const study = state.studies.at(-1);
	if (study !== undefined) {
		return pressInStudy(awake, study, key);
	}

	if (state.menu !== undefined) {
		return inMenu(awake, state.menu, key);
	}

	return state.village === undefined ? still(awake) : pressVillage(awake, state.village, key);
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
			return still(command === 'messages' && state.village !== undefined ? openEntry(state, state.village) : {...state, page: openPage(state, {kind: command})});
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
	if (menu.typing === undefined && commandOf(key) === 'help') {
		return still({...state, page: openPage(state, {kind: 'help'})});
	}

	const {preferences, able} = state;
	const pressed = pressInMenu({menu, preferences, able}, key);
	// A village has no menu of its own but for its pages.
	const isBack = state.village !== undefined && pressed.menu.page === 'main';
	const next = {...state, menu: isBack ? undefined : pressed.menu, preferences: pressed.preferences};
	switch (pressed.wish) {
		case 'start': {
			return {state: next, orders: [{type: 'save'}, {type: 'begin', draft: pressed.menu.draft}]};
		}

		case 'go-on': {
			return {state: next, orders: [{type: 'go-on', file: menu.left.last!.file}]};
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

		case 'replay':
		case 'unfinished': {
			return {state: next, orders: [{type: 'list-records', purpose: pressed.wish === 'replay' ? 'replay' : 'go-on'}]};
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
