/** All that the screen depends on, and how it follows from keys and from what the table tells. */
import type {Choice} from '../bots/bot.js';
import type {ProgramFailure} from '../bots/program.js';
import type {Action, ActionRefusal} from '../match/action.js';
import type {Event} from '../match/events.js';
import type {View} from '../match/view.js';
import type {Seat} from '../rules/variant.js';
import type {Damage} from '../store/damage.js';
import type {Statistics} from '../store/statistics.js';
import type {Key} from '../terminal/key-names.js';
import type {News} from '../village/protocol.js';
import type {Size} from './arrangement.js';
import {type Game, newGame, toldGame} from './game/game.js';
import {advisedGame} from './game/hinting.js';
import {type LeftMatches, type Menu, newMenu} from './menu/menu.js';
import type {Order} from './order.js';
import type {Page} from './pages/page.js';
import type {Able, Preferences} from './preferences.js';
import {press} from './press.js';
import {toldStudy} from './study/press-study.js';
import type {Study, StudyInput} from './study/study.js';
import {
	asGuest, atNewMatch, newsInState, withoutOldNotice,
} from './village/village-state.js';
import type {Village} from './village/village.js';
import type {Wait} from './waits.js';

export type State = {
	readonly size: Size;
	readonly able: Able;
	readonly preferences: Preferences;
	/** The first line shown of the layout's list of arms; undefined while it is shown as a picture. */
	readonly arms: number | undefined;
	/** The page of text over everything else, if one is open. */
	readonly page: Page | undefined;
	/** Whether Ctrl+C was the last key: once more leaves at once. */
	readonly isAborting: boolean;
	/** Whether Enter was the last key at a table or in a study, and may be held down still: then it does nothing more. */
	readonly isEnterHeld: boolean;
	/** Undefined where the program was started with a match. */
	readonly menu: Menu | undefined;
	/** The village one is a guest of; undefined where one plays for oneself. */
	readonly village: Village | undefined;
	/** The match at the table, if there is one; else the menu is shown. */
	readonly game: Game | undefined;
	/** What is open over the menu instead of a match, each over the one before; the last is shown. */
	readonly studies: readonly Study[];
	/** Words about files and such; a key takes away those that were shown. */
	readonly remarks: readonly Remark[];
};

/** What went wrong outside the match. */
export type Remark =
	| Damage
	| {readonly kind: 'settings-not-saved' | 'not-recording' | 'last-line-dropped'}
	| {readonly kind: 'program-failed'; readonly failure: ProgramFailure}
	/** `file` cannot be used, or not while it is being played elsewhere. */
	| {readonly kind: 'cannot-go-on' | 'being-played' | 'cannot-show'; readonly file: string};

export type Input =
	| StudyInput
	| {readonly type: 'key'; readonly key: Key}
	| {readonly type: 'resized'; readonly size: Size}
	/** The present state is on the screen. */
	| {readonly type: 'shown'}
	| {readonly type: 'waited'; readonly for: Wait}
	| {readonly type: 'seated'; readonly people: readonly Seat[]}
	| {readonly type: 'told'; readonly seat: Seat | undefined; readonly view: View; readonly events: readonly Event[]}
	| {readonly type: 'refused'; readonly action: Action; readonly refusal: ActionRefusal}
	/** What the table's adviser would do in the turn that is on; undefined if the turn is another by now. */
	| {readonly type: 'advised'; readonly choice: Choice | undefined}
	| {readonly type: 'news'; readonly news: News}
	| {readonly type: 'statistics'; readonly statistics: Statistics}
	| {readonly type: 'not-kept'}
	| {readonly type: 'left-table'; readonly left: LeftMatches}
	| {readonly type: 'remarked'; readonly remark: Remark};

export type Step = {readonly state: State; readonly orders: readonly Order[]};

/** The state at the start; without a menu the program ends with its match. */
export function firstState(given: Pick<State, 'size' | 'able' | 'preferences' | 'menu'> & Partial<Pick<State, 'village'>>): State {
	return {
		village: undefined, ...given, arms: undefined, page: undefined, isAborting: false, isEnterHeld: false, game: undefined, studies: [], remarks: [],
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

		case 'shown':
		case 'waited': {
			return still(withKeysFree(state, input));
		}

		case 'seated': {
			return still(seated(state, input.people));
		}

		case 'told': {
			return inGame(withoutOldNotice(state, input), game => toldGame(game, input));
		}

		case 'refused': {
			return inGame(state, game => ({game: {...game, drawing: undefined, notice: {...input, kind: 'refused'}}, orders: []}));
		}

		case 'advised': {
			return inGame(state, game => ({game: advisedGame(game, input.choice), orders: []}));
		}

		case 'news': {
			return state.village === undefined ? still(state) : newsInState(state, state.village, input.news);
		}

		case 'statistics': {
			return still({...state, page: {kind: 'statistics', statistics: input.statistics, first: 0}});
		}

		case 'not-kept': {
			return inGame(remarked(state, {kind: 'not-recording'}), game => ({game: {...game, isKept: false}, orders: []}));
		}

		case 'left-table': {
			// The list that the match was chosen from is out of date.
			return still({
				...state, game: undefined, studies: [], menu: state.menu && newMenu(state.menu.draft, input.left),
			});
		}

		case 'opened':
		case 'played-on':
		case 'judged':
		case 'drill-dealt': {
			return toldStudy(state, input);
		}

		case 'remarked': {
			return withRemark(state, input.remark);
		}
	}
}

/** Keys count again that did not until something was on the screen, was let go, or could have been read. */
function withKeysFree(state: State, input: Input & {readonly type: 'shown' | 'waited'}): State {
	if (input.type === 'waited' && input.for === 'release') {
		return {...state, isEnterHeld: false};
	}

	const {game} = state;
	return {...state, game: game && (input.type === 'shown' ? {...game, isHurried: false} : {...game, isUnread: false})};
}

/** Nothing is said twice. */
function remarked(state: State, remark: Remark): State {
	return {...state, remarks: [...state.remarks.filter(({kind}) => kind !== remark.kind || kind.startsWith('record')), remark]};
}

/** A program that has failed stays among the messages of its match. */
function withRemark(state: State, remark: Remark): Step {
	return remark.kind === 'program-failed'
		? inGame(remarked(state, remark), game => ({game: {...game, failures: [...game.failures, remark.failure]}, orders: []}))
		: still(remarked(state, remark));
}

/** A match has begun on the screen, or is taken up there. */
function seated(state: State, people: readonly Seat[]): State {
	return {
		...state, village: state.village && atNewMatch(state.village), game: asGuest(newGame(people), state.village), arms: undefined,
	};
}

function still(state: State): Step {
	return {state, orders: []};
}

/** What happens in a match matters only while there is one. */
function inGame(state: State, change: (game: Game) => {game: Game; orders: readonly Order[]}): Step {
	if (state.game === undefined) {
		return still(state);
	}

	const {game, orders} = change(state.game);
	return {state: {...state, game}, orders};
}
