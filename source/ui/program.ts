/** The program behind the screen: keys, sizes and what the table tells go into its loop, and it does what comes out as orders. */
import type {MatchWish} from '../table/wish.js';
import type {Key} from '../terminal/key-names.js';
import type {Size} from './arrangement.js';
import {shownSide} from './game/game.js';
import {type Sitting, sitDown} from './game/sitting.js';
import {type Loop, createLoop} from './loop.js';
import type {Order} from './order.js';
import type {Remark, State} from './state.js';
import {createLibrary} from './study/library.js';
import type {Study} from './study/study.js';
import {type Connection, connect} from './village/connection.js';
import {createWaits} from './waits.js';
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
	/** The match that is on or was left last, if it is kept and not over; its file where it was named. */
	readonly left: () => LeftMatch | undefined;
	/** Leaves the table, if there is one. */
	readonly close: () => void;
};

type LeftMatch = {readonly file: string | undefined};

export function createProgram(first: State, world: World): Program {
	const {state, put, subscribe} = createLoop(first, obey);
	const library = createLibrary({...world.study, later: world.later}, {state, put});
	const waits = createWaits(world.later, wait => {
		put({type: 'waited', for: wait});
	});
	let sitting: Sitting | undefined;
	let lastLeft: LeftMatch | undefined;
	/** Of the match that was begun last. */
	let programs: MatchWish['programs'];
	let present: () => LeftMatch | undefined = () => lastLeft;
	// What the village has to tell may come at once: everything else has to be there.
	const village = world.village && connect(world.village, {
		state,
		put,
		sit(seating) {
			leave();
			sitting = sitDown(seating, {state, put, later: world.later});
		},
		rise() {
			leave();
			put({type: 'left-table', left: world.unfinished()});
		},
	});

	function sit(file: string | undefined, seatAt: (wish: TableWish) => ReturnType<World['resume']>): boolean {
		leave();
		let isKept = true;
		const seating = seatAt({
			pauseMilliseconds: state().preferences.pause,
			notKept() {
				isKept = false;
				put({type: 'not-kept'});
			},
			programFailed(failure) {
				put({type: 'remarked', remark: {kind: 'program-failed', failure}});
			},
		});
		if (typeof seating === 'string') {
			put({type: 'remarked', remark: {kind: seating, file: file ?? ''}});
			return false;
		}

		present = () => isOver(state()) ? (lastLeft?.file === file ? undefined : lastLeft) : (isKept ? {file} : lastLeft);
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
		programs = match.programs;
		sit(match.recordFile, wish => world.open(match, wish));
	}

	function goOn(file: string): boolean {
		return sit(file, wish => world.resume(file, wish));
	}

	function leave(): void {
		library.close();
		lastLeft = present();
		present = () => lastLeft;
		sitting?.leave();
		sitting = undefined;
	}

	function close(): void {
		leave();
		village?.close();
		waits.close();
	}

	function save({preferences, menu}: State): void {
		try {
			world.save(preferences, menu?.draft);
		} catch {
			put({type: 'remarked', remark: {kind: 'settings-not-saved'}});
		}
	}

	/** Whether it was something that the village does. */
	function obeyInVillage({ask, standUp}: Connection, order: Order): boolean {
		switch (order.type) {
			case 'ask': {
				ask(order.request);
				return true;
			}

			case 'show-record': {
				ask({type: 'show-record', record: order.file});
				return true;
			}

			case 'to-room': {
				const company = state().village?.company;
				standUp();
				leave();
				put({type: 'left-table', left: world.unfinished()});
				// Where the table gathers already, the next match is begun there.
				if (order.isAgain && company?.mayStart && company.card.stage === 'over') {
					ask({type: 'start'});
				}

				return true;
			}

			default: {
				return false;
			}
		}
	}

	function obey(order: Order): void {
		if (village !== undefined && obeyInVillage(village, order)) {
			return;
		}

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
				begin({terms, players, programs});
				break;
			}

			case 'leave-table': {
				leave();
				if (state().menu === undefined && village === undefined) {
					world.end(0);
				} else {
					put({type: 'left-table', left: world.unfinished()});
				}

				break;
			}

			case 'wait': {
				waits.begin(order.for);
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
				close();
				world.end(order.code);
				break;
			}

			case 'play-on':
			case 'show-record':
			case 'hold':
			case 'judge':
			case 'list-records':
			case 'deal-drill': {
				library.obey(order);
				break;
			}

			case 'ask':
			case 'to-room': {
				// There is nobody to ask outside a village.
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
		left: () => present(),
		close,
	};
}

/** Whether the match at the table is over; it is not asked again, since this is wanted after a fault, too. */
function isOver({game}: State): boolean {
	return (game && shownSide(game))?.view.phase === 'match-over';
}
