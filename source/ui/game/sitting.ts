/** Sitting at a table: what it tells comes in as inputs, what is wanted of it goes out. */
import type {Action} from '../../match/action.js';
import type {Player} from '../../match/match.js';
import {type Move, draw} from '../../rules/move.js';
import type {Seat} from '../../rules/variant.js';
import type {Table} from '../../table/table.js';
import type {Later} from '../../terminal/later.js';
import type {Order} from '../order.js';
import type {Input, State} from '../state.js';
import {shownSide} from './game.js';

/** A table to sit down at. */
export type Seating = {
	readonly table: Table;
	/** For each seat its player. */
	readonly players: readonly Player[];
	/** The seats played from this keyboard; without it those of all people. */
	readonly people?: readonly Seat[];
	/** Whether the last line of the record was cut off and does not count. */
	readonly cutLastLine?: boolean;
};

/** What the table of the moment is asked for. */
export type TableOrder = Order & {readonly type: 'move' | 'hint' | 'undo' | 'draw-on' | 'proceed' | 'hurry'};

export type Sitting = {
	readonly obey: (order: TableOrder) => void;
	/** Gets up: nothing is told any more. */
	readonly leave: () => void;
};

/** While a person draws, the tiles come this fast, in milliseconds, or as fast as the bots play. */
const longestDrawing = 400;

/** Sits down for all the people of this keyboard; begins the first deal if there has been none. */
export function sitDown({table, players, people = seatsOfPeople(players)}: Seating, {state, put, later}: {
	readonly state: () => State;
	readonly put: (input: Input) => void;
	readonly later: Later;
}): Sitting {
	// Between the turns of several people, and where only bots play, the view of a watcher is shown.
	const viewers: ReadonlyArray<Seat | undefined> = people.length === 1 ? people : [...people, undefined];
	let callOff: (() => void) | undefined;
	let isSitting = true;

	const submit = (action: Action) => {
		const refusal = table.submit(action);
		if (refusal !== undefined) {
			put({type: 'refused', action, refusal});
		}
	};

	const move = (seat: Seat, wanted: Move) => {
		submit({type: 'move', seat, move: wanted});
	};

	const hint = async (seat: Seat) => {
		const choice = await table.advise(seat);
		if (isSitting) {
			put({type: 'advised', choice});
		}
	};

	const drawOn = ({atOnce}: {readonly atOnce: boolean}) => {
		callOff?.();
		const pause = atOnce ? 0 : Math.min(longestDrawing, state().preferences.pause);
		const {turn} = shownSide(state().game!)!.view;
		if (pause === 0) {
			move(turn, draw);
		} else {
			callOff = later(pause, () => {
				move(turn, draw);
			});
		}
	};

	put({type: 'seated', people});
	const stops = viewers.map(seat => table.subscribe(seat, events => {
		put({
			type: 'told', seat, view: table.view(seat)!, events,
		});
	}));
	for (const seat of viewers) {
		const view = table.view(seat);
		if (view !== undefined) {
			put({
				type: 'told', seat, view, events: [],
			});
		}
	}

	if (table.view(viewers[0]) === undefined) {
		table.proceed();
	}

	return {
		obey(order) {
			switch (order.type) {
				case 'hint': {
					void hint(order.seat);
					break;
				}

				case 'undo': {
					submit({type: 'undo', seat: order.seat});
					break;
				}

				case 'move': {
					move(order.seat, order.move);
					break;
				}

				case 'draw-on': {
					drawOn(order);
					break;
				}

				case 'proceed': {
					table.proceed();
					break;
				}

				case 'hurry': {
					table.hurry();
					break;
				}
			}
		},
		leave() {
			isSitting = false;
			callOff?.();
			for (const stop of stops) {
				stop();
			}

			table.close();
		},
	};
}

function seatsOfPeople(players: readonly Player[]): Seat[] {
	return [...players.keys()].filter(seat => players[seat].kind === 'human');
}
