/** The line to a village: its news become inputs of the screen, and at a match that begins there one sits down. */
import type {Action} from '../../match/action.js';
import {replay} from '../../record/replay.js';
import {parseResult} from '../../store/result-line.js';
import type {Seat} from '../../rules/variant.js';
import {variantById} from '../../variants/index.js';
import {
	type Line, type News, type RecordCard, type Request, isVillageRefusal,
} from '../../village/protocol.js';
import {createRemoteTable} from '../../village/remote-table.js';
import type {Table} from '../../table/table.js';
import {shownSide} from '../game/game.js';
import type {Seating} from '../game/sitting.js';
import {showingOf} from '../replay/showing.js';
import type {Input, State} from '../state.js';
import type {RecordEntry} from '../study/lists.js';

/** A village that one is a guest of. */
export type VillageWorld = {
	readonly line: Line;
	/** Sounds the bell. */
	readonly ring: () => void;
};

export type Connection = {
	readonly ask: (request: Request) => void;
	/** From now on one is at the table, but at no match of it. */
	readonly standUp: () => void;
	/** Hears nothing any more. */
	readonly close: () => void;
};

/** Listens to a village. A match of it is sat down at by `sit`, and got up from by `rise`. */
export function connect({line, ring}: VillageWorld, {state, put, sit, rise}: {
	readonly state: () => State;
	readonly put: (input: Input) => void;
	readonly sit: (seating: Seating) => void;
	readonly rise: () => void;
}): Connection {
	const table = createRemoteTable(line.ask);
	let isSitting = false;
	/** Whoever leaves the match gets up, unless he stays at the table. */
	const seated: Table = {
		...table,
		close() {
			if (isSitting) {
				isSitting = false;
				table.close();
			}
		},
	};

	const match = (news: News & {readonly type: 'match'}) => {
		const before = turnOf(state());
		const wasOver = phaseOf(state()) === 'match-over';
		table.hear(news);
		const {players, seat, turn, phase} = news.view;
		// After a match that is over another one begins on a table laid anew.
		if (!isSitting || (wasOver && phase !== 'match-over')) {
			isSitting = false;
			sit({table: seated, players, people: seat === undefined ? [] : [seat]});
			isSitting = true;
		}

		const isAmongPeople = players.filter(({kind}) => kind === 'human').length > 1;
		if (isAmongPeople && phase === 'playing' && turn === seat && before !== seat && state().preferences.bell) {
			ring();
		}
	};

	const hear = (news: News) => {
		switch (news.type) {
			case 'match': {
				match(news);
				break;
			}

			case 'company': {
				table.hear(news);
				if (isSitting && news.company === undefined) {
					isSitting = false;
					rise();
				}

				put({type: 'news', news});
				break;
			}

			case 'advised': {
				table.hear(news);
				break;
			}

			case 'refused': {
				table.hear(news);
				put(refusedInput(news, state()));
				break;
			}

			case 'records': {
				put({
					type: 'opened', study: {
						kind: 'records', purpose: 'replay', row: 0, entries: news.records.map(card => entryOf(card)),
					},
				});
				break;
			}

			case 'record': {
				const showing = showingOf(replay(news.bytes));
				put(showing === undefined ? {type: 'remarked', remark: {kind: 'cannot-show', file: news.record}} : {type: 'opened', study: showing});
				break;
			}

			case 'statistics': {
				put({type: 'statistics', statistics: {results: news.results.flatMap(text => parseResult(text) ?? []), newer: 0}});
				break;
			}

			case 'not-kept': {
				put({type: 'not-kept'});
				break;
			}

			default: {
				put({type: 'news', news});
			}
		}
	};

	return {
		ask: line.ask,
		standUp() {
			isSitting = false;
		},
		close: line.hear(hear),
	};
}

function phaseOf({game}: State): string | undefined {
	return (game && shownSide(game))?.view.phase;
}

/** The seat in turn on the screen; undefined when no deal is in play. */
function turnOf({game}: State): number | undefined {
	const view = game?.sides.get(game.keyboard)?.view;
	return view?.phase === 'playing' ? view.turn : undefined;
}

/** What the rules refuse is told as at any table; the rest is the village's to tell. */
function refusedInput(news: News & {readonly type: 'refused'}, {game, village}: State): Input {
	const seat = village?.company?.seat;
	const {request, refusal} = news;
	const action = seat === undefined ? undefined : actionOf(request, seat);
	return game === undefined || action === undefined || isVillageRefusal(refusal)
		? {type: 'news', news}
		: {type: 'refused', action, refusal};
}

/** What was asked for, as an action of the match; undefined for what is none. */
function actionOf(request: Request, seat: Seat): Action | undefined {
	switch (request.type) {
		case 'move': {
			return {type: 'move', seat, move: request.move};
		}

		case 'hint':
		case 'undo': {
			return {type: request.type, seat};
		}

		default: {
			return undefined;
		}
	}
}

/** A record of the village, for the list of records. */
function entryOf({record, date, variant, sides}: RecordCard): RecordEntry {
	return {
		file: record,
		date: date.slice(0, 16).replace('T', ' '),
		variant: variantById(variant)!,
		sides,
		deal: 1,
		isFinished: true,
		isBeingPlayed: false,
	};
}
