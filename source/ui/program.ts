/** The program behind the screen: it keeps the state, hands keys to the reducer, and does what the reducer asks for. */
import type {MatchWish} from '../table/wish.js';
import type {Key} from '../terminal/key-names.js';
import type {Later} from '../terminal/later.js';
import type {Draft} from './draft.js';
import {shownSide} from './game.js';
import type {Unfinished} from './menu.js';
import type {Order} from './order.js';
import type {Preferences} from './preferences.js';
import type {Size} from './rows.js';
import {type Seating, type Sitting, sitDown} from './sitting.js';
import {
	type Input, type Remark, type State, step,
} from './state.js';

/** How fast a table plays, and whom it tells that its record cannot be written. */
export type TableWish = {
	readonly pauseMilliseconds: number;
	readonly notKept: () => void;
};

/** What the program cannot do by itself. */
export type World = {
	readonly open: (match: MatchWish, wish: TableWish) => Seating;
	/** A table for the unfinished match of a record; undefined when it cannot go on. */
	readonly resume: (file: string, wish: TableWish) => Seating | undefined;
	/** The match that was left last. */
	readonly unfinished: () => Unfinished | undefined;
	/** The match of a draft, with everybody's names. */
	readonly matchOf: (draft: Draft, preferences: Preferences) => MatchWish;
	/** Keeps what is settled and chosen; throws when it cannot. */
	readonly save: (preferences: Preferences, draft: Draft | undefined) => void;
	/** The end of the program, with its exit code. */
	readonly end: (code: number) => void;
	readonly later: Later;
};

export type Program = {
	readonly state: () => State;
	/** Tells of every change; the answer stops it. */
	readonly subscribe: (listener: () => void) => () => void;
	readonly press: (key: Key) => void;
	readonly resize: (size: Size) => void;
	/** To be called when the present state is on the screen. */
	readonly shown: () => void;
	readonly remark: (remark: Remark) => void;
	readonly begin: (match: MatchWish) => void;
	/** Takes up the match of a record; false when it cannot go on. */
	readonly goOn: (file: string) => boolean;
	/** Leaves the table, if there is one. */
	readonly close: () => void;
};

export function createProgram(first: State, world: World): Program {
	const listeners = new Set<() => void>();
	const inputs: Input[] = [];
	let state = first;
	let isStepping = false;
	let sitting: Sitting | undefined;

	// What happens because of an order comes after it, in its turn; so several keys in one piece never see an old state.
	const put = (input: Input) => {
		inputs.push(input);
		if (isStepping) {
			return;
		}

		isStepping = true;
		try {
			for (let next = inputs.shift(); next !== undefined; next = inputs.shift()) {
				const {state: after, orders} = step(state, next);
				state = after;
				for (const order of orders) {
					obey(order);
				}
			}
		} finally {
			isStepping = false;
		}

		for (const listener of listeners) {
			listener();
		}
	};

	const sit = (seatAt: (wish: TableWish) => Seating | undefined): boolean => {
		leave();
		let isKept = true;
		const seating = seatAt({
			pauseMilliseconds: state.preferences.pause,
			notKept() {
				isKept = false;
				put({type: 'not-kept'});
			},
		});
		if (seating === undefined) {
			return false;
		}

		sitting = sitDown(seating, {state: () => state, put, later: world.later});
		if (seating.cutLastLine) {
			put({type: 'remarked', remark: {kind: 'last-line-dropped'}});
		}

		if (!isKept) {
			// It was told before there was a game to tell it of.
			put({type: 'not-kept'});
		}

		return true;
	};

	const begin = (match: MatchWish) => {
		sit(wish => world.open(match, wish));
	};

	const goOn = (file: string): boolean => {
		const canGoOn = sit(wish => world.resume(file, wish));
		if (!canGoOn) {
			put({type: 'remarked', remark: {kind: 'cannot-go-on', file}});
		}

		return canGoOn;
	};

	const leave = () => {
		sitting?.leave();
		sitting = undefined;
	};

	const save = () => {
		try {
			world.save(state.preferences, state.menu?.draft);
		} catch {
			put({type: 'remarked', remark: {kind: 'settings-not-saved'}});
		}
	};

	const obey = (order: Order) => {
		switch (order.type) {
			case 'begin': {
				begin(world.matchOf(order.draft, state.preferences));
				break;
			}

			case 'go-on': {
				goOn(order.file);
				break;
			}

			case 'begin-again': {
				const {terms, players} = shownSide(state.game!)!.view;
				begin({terms, players});
				break;
			}

			case 'leave-table': {
				leave();
				if (state.menu === undefined) {
					world.end(0);
				} else {
					put({type: 'left-table', unfinished: world.unfinished()});
				}

				break;
			}

			case 'save': {
				save();
				break;
			}

			case 'end': {
				leave();
				world.end(order.code);
				break;
			}

			default: {
				sitting?.obey(order);
			}
		}
	};

	return {
		state: () => state,
		subscribe(listener) {
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
			};
		},
		press(key) {
			put({type: 'key', key});
		},
		resize(size) {
			put({type: 'resized', size});
		},
		shown() {
			if (state.game?.isHurried) {
				put({type: 'shown'});
			}
		},
		remark(remark) {
			put({type: 'remarked', remark});
		},
		begin,
		goOn,
		close: leave,
	};
}
