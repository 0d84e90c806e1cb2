/** All that the screen depends on, and how it follows from keys and from what the table tells. */
import type {ActionRefusal} from '../match/action.js';
import type {Event} from '../match/events.js';
import type {View} from '../match/view.js';
import type {Move} from '../rules/move.js';
import type {Seat} from '../rules/variant.js';
import type {Key} from '../terminal/key-names.js';
import {variants} from '../variants/index.js';
import {wordsFor} from '../words/words-for.js';
import {
	type Game, isBusy, newGame, shownSide, toldGame,
} from './game.js';
import {pressInGame} from './game-keys.js';
import {pressInHelp} from './help-keys.js';
import {commandOf} from './keys.js';
import {
	type Menu, type Unfinished, newMenu, pressInMenu,
} from './menu.js';
import type {Order} from './order.js';
import type {HelpWish} from './panels/help.js';
import {type Preferences, changePreference} from './preferences.js';
import {type Size, isTooSmall} from './rows.js';

export type State = {
	readonly size: Size;
	readonly preferences: Preferences;
	/** Whether the layout is shown as a list of arms instead of a picture. */
	readonly showsArms: boolean;
	/** The first line shown of the help; undefined while it is closed. */
	readonly help: number | undefined;
	/** Whether Ctrl+C was the last key: once more leaves at once. */
	readonly isAborting: boolean;
	/** Undefined where the program was started with a match. */
	readonly menu: Menu | undefined;
	/** The match at the table, if there is one; else the menu is shown. */
	readonly game: Game | undefined;
	/** A word about files and such, shown until a key is pressed. */
	readonly remark: Remark | undefined;
};

/** What went wrong outside the match. */
export type Remark =
	| {readonly kind: 'settings-not-saved' | 'not-recording' | 'last-line-dropped'}
	/** `file`: where the damaged settings were put, or the file that cannot be used. */
	| {readonly kind: 'settings-damaged' | 'settings-unreadable' | 'cannot-go-on'; readonly file: string};

export type Input =
	| {readonly type: 'key'; readonly key: Key}
	| {readonly type: 'resized'; readonly size: Size}
	/** The present state is on the screen. */
	| {readonly type: 'shown'}
	| {readonly type: 'seated'; readonly people: readonly Seat[]}
	| {readonly type: 'told'; readonly seat: Seat | undefined; readonly view: View; readonly events: readonly Event[]}
	| {readonly type: 'refused'; readonly move: Move; readonly refusal: ActionRefusal}
	| {readonly type: 'not-kept'}
	| {readonly type: 'left-table'; readonly unfinished: Unfinished | undefined}
	| {readonly type: 'remarked'; readonly remark: Remark};

export type Step = {readonly state: State; readonly orders: readonly Order[]};

/** The state at the start; without a menu the program ends with its match. */
export function firstState({size, preferences, menu}: Pick<State, 'size' | 'preferences' | 'menu'>): State {
	return {
		size, preferences, menu, showsArms: false, help: undefined, isAborting: false, game: undefined, remark: undefined,
	};
}

/** The state after an input, and what is to be done outside. */
export function step(state: State, input: Input): Step {
	switch (input.type) {
		case 'key': {
			return press(state, input.key);
		}

		case 'resized': {
			return still({...state, size: input.size});
		}

		case 'shown': {
			return still(state.game?.isHurried ? {...state, game: {...state.game, isHurried: false}} : state);
		}

		case 'seated': {
			return still({...state, game: newGame(input.people)});
		}

		case 'told': {
			return inGame(state, game => toldGame(game, input));
		}

		case 'refused': {
			return inGame(state, game => ({game: {...game, drawing: undefined, notice: {...input, kind: 'refused'}}, orders: []}));
		}

		case 'not-kept': {
			return inGame({...state, remark: {kind: 'not-recording'}}, game => ({game: {...game, isKept: false}, orders: []}));
		}

		case 'left-table': {
			return still({...state, game: undefined, menu: state.menu && newMenu(state.menu.draft, input.unfinished)});
		}

		case 'remarked': {
			return still({...state, remark: input.remark});
		}
	}
}

function still(state: State): Step {
	return {state, orders: []};
}

function inGame(state: State, change: (game: Game) => {game: Game; orders: readonly Order[]}): Step {
	if (state.game === undefined) {
		return still(state);
	}

	const {game, orders} = change(state.game);
	return {state: {...state, game}, orders};
}

/** The keys that mean the same everywhere come first. */
function press(state: State, key: Key): Step {
	const command = commandOf(key);
	if (command === 'abort') {
		return state.isAborting ? {state, orders: [{type: 'end', code: 130}]} : still({...state, isAborting: true});
	}

	const awake = {...state, isAborting: false, remark: undefined};
	if (isTooSmall(state.size)) {
		return still(awake);
	}

	if (state.help !== undefined) {
		return still({...awake, help: pressInHelp(state.help, key, {wish: helpWish(state), rows: state.size.rows})});
	}

	if (state.game === undefined) {
		return pressAtMenu(awake, key);
	}

	if (isBusy(state.game)) {
		return inGame(awake, game => pressInGame(game, key));
	}

	switch (command) {
		case 'help': {
			return still({...awake, help: 0});
		}

		case 'arms': {
			return still({...awake, showsArms: !state.showsArms});
		}

		case 'glyphs': {
			return {state: {...awake, preferences: changePreference(state.preferences, 'glyphs', 1)}, orders: [{type: 'save'}]};
		}

		default: {
			return inGame(awake, game => pressInGame(game, key));
		}
	}
}

function pressAtMenu(state: State, key: Key): Step {
	if (state.menu === undefined) {
		return still(state);
	}

	if (state.menu.typed === undefined && commandOf(key) === 'help') {
		return still({...state, help: 0});
	}

	const {menu, preferences, wish} = pressInMenu(state.menu, state.preferences, key);
	const next = {...state, menu, preferences};
	switch (wish) {
		case 'start': {
			return {state: next, orders: [{type: 'save'}, {type: 'begin', draft: menu.draft}]};
		}

		case 'go-on': {
			return {state: next, orders: [{type: 'go-on', file: menu.unfinished!.file}]};
		}

		case 'rules': {
			return still({...next, help: 0});
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

/** What the help tells about: the variant on the table, else the one chosen in the menu. */
export function helpWish({game, menu, preferences, size}: State): HelpWish {
	const variant = (game && shownSide(game))?.view.terms.variant ?? menu?.draft.variant ?? variants[0];
	return {
		words: wordsFor(preferences.language), variant, width: size.columns, atTable: game !== undefined,
	};
}
