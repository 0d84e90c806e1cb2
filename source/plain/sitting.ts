/** Sitting at a table: lines typed go in, lines to be read come out. */
import type {Event} from '../match/events.js';
import type {Player} from '../match/match.js';
import type {Seat} from '../rules/variant.js';
import type {Table} from '../table/table.js';
import {drawOn} from './deeds.js';
import {type DeskWish, createDesk} from './desk.js';
import {endsLines} from './ends.js';
import {bareHandLines} from './hand.js';
import {obey} from './obey.js';
import {commandIn} from './parse.js';
import {countLines} from './standing.js';
import {createTelling} from './telling.js';
import {turnLine} from './turn.js';

/** A table to sit down at. */
export type Seating = {
	readonly table: Table;
	/** For each seat its player. */
	readonly players: readonly Player[];
	/** The seats of those at this keyboard; where it is not said, all that are no bots'. */
	readonly people?: readonly Seat[];
};

/** Somebody, or several people, at a table. */
export type Sitting = {
	/** Begins the first deal, or tells where a match that goes on stands. */
	readonly begin: () => void;
	/** Does what a line asks for. */
	readonly hear: (line: string) => void;
	/** Settled once no bot is in turn. */
	readonly rested: () => Promise<void>;
	/** Gets up: nothing is told any more. */
	readonly leave: () => void;
};

/** Sits down for all the people of this keyboard. */
export function sitDown({table, players, people: own}: Seating, wish: DeskWish): Sitting {
	const {words, tell, ended} = wish;
	const people = own ?? [...players.keys()].filter(seat => players[seat].kind === 'human');
	const desk = createDesk(table, people, wish);
	const telling = createTelling(tell);
	let isBusy = false;
	let rest: (() => void) | undefined;

	const isAtRest = () => {
		const {phase, turn} = desk.sight().view;
		return phase !== 'playing' || people.includes(turn);
	};

	const happened = (events: readonly Event[]) => {
		telling.happened(events, desk.sight());
		if (events.some(event => event.type === 'dealt') && desk.seat() !== undefined) {
			tell(bareHandLines(desk.sight()));
		}

		// Where the table answers later, this is the answer to a draw.
		if (wish.answersLater && events.some(event => event.type === 'drew' && event.seat === desk.seat())) {
			drawOn(desk, desk.seat()!);
		}

		if (!isBusy) {
			tellWhatToDo();
		}
	};

	/** Once all that happened has been told: what can be done now. */
	const tellWhatToDo = () => {
		const {plain: {over}} = words;
		const {view} = desk.sight();
		telling.catchUp(desk.sight());
		if (view.phase === 'match-over') {
			ended();
		} else if (!desk.isTold()) {
			if (view.phase !== 'playing') {
				// At a table elsewhere it is the players who go on.
				const isTheirs = wish.answersLater === true && desk.seat() === undefined;
				tell(isTheirs ? [] : [view.phase === 'game-over' ? over.nextGame(view.game + 1) : over.nextDeal(view.deal + 1)]);
			} else if (desk.nextAtKeyboard() !== undefined) {
				desk.handOver();
			} else if (view.moves.length > 0) {
				tell([turnLine(desk.sight())]);
			}

			desk.told();
		}

		if (isAtRest()) {
			rest?.();
		}
	};

	/** Several things may happen meanwhile: only after the last of them is it told what can be done. */
	const meanwhile = (action: () => void) => {
		isBusy = true;
		action();
		isBusy = false;
		tellWhatToDo();
	};

	// Between the turns of several people, and where only bots play, a watcher is told.
	const stops = [...new Set([...people, desk.seat()])].map(seat => table.subscribe(seat, events => {
		if (seat === desk.seat()) {
			happened(events);
		}
	}));

	return {
		begin() {
			meanwhile(() => {
				if (table.view(desk.seat()) === undefined) {
					table.proceed();
					return;
				}

				const {layout, outcome} = desk.sight().view;
				telling.happened(outcome, desk.sight());
				if (outcome.length === 0) {
					tell([
						...countLines(desk.sight()),
						...(layout.size === 0 ? [] : endsLines(desk.sight())),
						...(desk.seat() === undefined ? [] : bareHandLines(desk.sight())),
					]);
				}
			});
		},
		hear(line) {
			const command = commandIn(line, words);
			if (command.kind !== 'quit') {
				desk.stay();
			}

			meanwhile(() => {
				obey(desk, command);
			});
		},
		async rested() {
			return isAtRest()
				? undefined
				: new Promise(resolve => {
					rest = resolve;
				});
		},
		leave() {
			for (const stop of stops) {
				stop();
			}
		},
	};
}
