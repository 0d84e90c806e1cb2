/** The table a guest is at, from his side of the line: asked and told through it, it looks like any other. */
import type {Choice} from '../bots/bot.js';
import type {Action} from '../match/action.js';
import type {Event} from '../match/events.js';
import {unpackView} from '../match/packed-view.js';
import type {View} from '../match/view.js';
import type {Table} from '../table/table.js';
import type {
	Line, News, Place, Request,
} from './protocol.js';

export type RemoteTable = Table & {
	/** Takes in what the village tells. */
	readonly hear: (news: News) => void;
};

/** A table at the other end of a line. It refuses nothing by itself: a refusal comes as news, later. */
export function createRemoteTable(ask: Line['ask']): RemoteTable {
	const listeners = new Set<(events: readonly Event[]) => void>();
	const asked: Array<(choice: Choice | undefined) => void> = [];
	let view: View | undefined;

	const askHere = (request: (place: Place) => Request) => {
		if (view !== undefined) {
			ask(request(placeOf(view)));
		}
	};

	const answer = (choice: Choice | undefined) => {
		for (const done of asked.splice(0)) {
			done(choice);
		}
	};

	return {
		view: seat => view?.seat === seat ? view : undefined,

		submit(action) {
			askHere(place => requestFor(action, place));
			return undefined;
		},

		async advise() {
			return new Promise(done => {
				asked.push(done);
				askHere(place => ({type: 'hint', place}));
			});
		},

		proceed() {
			askHere(place => ({type: 'proceed', place}));
		},

		hurry() {
			askHere(place => ({type: 'hurry', place}));
		},

		subscribe(_seat, listener) {
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
			};
		},

		close() {
			ask({type: 'rise'});
		},

		hear(news) {
			if (news.type === 'match') {
				view = unpackView(news.view);
				for (const listener of listeners) {
					listener(news.events);
				}
			} else if (news.type === 'advised') {
				const isHere = view !== undefined && news.place.every((number, index) => number === placeOf(view!)[index]);
				answer(isHere ? news.choice : undefined);
			} else if (news.type === 'refused' && news.request.type === 'hint') {
				answer(undefined);
			}
		},
	};
}

/** Where in the match a view stands. */
export function placeOf({game, deal, played}: View): Place {
	return [game, deal, played.length];
}

/** What to ask for to have an action done. Only moves and taking back are for guests to ask for; the rest is the village's own affair. */
function requestFor(action: Action, place: Place): Request {
	switch (action.type) {
		case 'move': {
			return {type: 'move', place, move: action.move};
		}

		case 'undo':
		case 'hint': {
			return {type: action.type, place};
		}

		default: {
			throw new TypeError(`A guest cannot ask for ${action.type}.`);
		}
	}
}
