/** The program behind the screen: keys, sizes and what the table tells go into its loop, and it does what comes out as orders. */
import type {MatchWish} from '../table/wish.js';
import type {Key} from '../terminal/key-names.js';
import type {Size} from './arrangement.js';
import {shownSide} from './game/game.js';
import {type Seating, type Sitting, sitDown} from './game/sitting.js';
import {type Loop, createLoop} from './loop.js';
import type {Order} from './order.js';
import type {Remark, State} from './state.js';
import {createLibrary} from './study/library.js';
import type {Study} from './study/study.js';
import type {TableWish, World} from './world.js';

export type Program = Pick<Loop, 'state' | 'subscribe'> & {
	readonly press: (key: Key) => void;
	readonly resize: (size: Size) => void;
	/** To be called when the present state is on the screen. */
	readonly shown: () => void;
	readonly remark: (remark: Remark) => void;
	readonly begin: (match: MatchWish) => void;
	/** Takes up the match of a record; false when it cannot go on. */
	readonly goOn: (file: string) => boolean;
	readonly show: (study: Study) => void;
	/** Leaves the table, if there is one. */
	readonly close: () => void;
};

export function createProgram(first: State, world: World): Program {
	const {state, put, subscribe} = createLoop(first, obey);
	const library = createLibrary({...world.study, later: world.later}, {state, put});
	let sitting: Sitting | undefined;

	function sit(seatAt: (wish: TableWish) => Seating | undefined): boolean {
		leave();
		let isKept = true;
		const seating = seatAt({
			pauseMilliseconds: state().preferences.pause,
			notKept() {
				isKept = false;
				put({type: 'not-kept'});
			},
		});
		if (seating === undefined) {
			return false;
		}

		sitting = sitDown(seating, {state, put, later: world.later});
		if (seating.cutLastLine) {
			put({type: 'remarked', remark: {kind: 'last-line-dropped'}});
		}

		if (!isKept) {
			// It was told before there was a game to tell it of.
			put({type: 'not-kept'});
		}

		return true;
	}

	function begin(match: MatchWish): void {
		sit(wish => world.open(match, wish));
	}

	function goOn(file: string): boolean {
		const canGoOn = sit(wish => world.resume(file, wish));
		if (!canGoOn) {
			put({type: 'remarked', remark: {kind: 'cannot-go-on', file}});
		}

		return canGoOn;
	}

	function leave(): void {
		library.close();
		sitting?.leave();
		sitting = undefined;
	}

	function save({preferences, menu}: State): void {
		try {
			world.save(preferences, menu?.draft);
		} catch {
			put({type: 'remarked', remark: {kind: 'settings-not-saved'}});
		}
	}

	function obey(order: Order): void {
		switch (order.type) {
			case 'begin': {
				begin(world.matchOf(order.draft, state().preferences));
				break;
			}

			case 'go-on': {
				goOn(order.file);
				break;
			}

			case 'begin-again': {
				const {terms, players} = shownSide(state().game!)!.view;
				begin({terms, players});
				break;
			}

			case 'leave-table': {
				leave();
				if (state().menu === undefined) {
					world.end(0);
				} else {
					put({type: 'left-table', unfinished: world.unfinished()});
				}

				break;
			}

			case 'show-statistics': {
				put({type: 'statistics', statistics: world.statistics()});
				break;
			}

			case 'save': {
				save(state());
				break;
			}

			case 'end': {
				leave();
				world.end(order.code);
				break;
			}

			case 'play-on':
			case 'hold':
			case 'list-records':
			case 'show-record':
			case 'deal-drill': {
				library.obey(order);
				break;
			}

			default: {
				sitting?.obey(order);
			}
		}
	}

	return {
		state,
		subscribe,
		press(key) {
			put({type: 'key', key});
		},
		resize(size) {
			put({type: 'resized', size});
		},
		shown() {
			if (state().game?.isHurried) {
				put({type: 'shown'});
			}
		},
		remark(remark) {
			put({type: 'remarked', remark});
		},
		begin,
		goOn,
		show(study) {
			put({type: 'opened', study});
		},
		close: leave,
	};
}
