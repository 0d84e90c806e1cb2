/** What the village tells comes onto the screen. */
import type {News} from '../../village/protocol.js';
import {type Village, lobbyRows} from './village.js';

/** As many as a page of them has room for, and more. */
const mostHeard = 100;

/** The village after some news; `after` is how much has happened in the match on the screen. */
export function toldVillage(village: Village, news: News, after: number): Village {
	switch (news.type) {
		case 'self': {
			return {...village, self: news.self};
		}

		case 'lobby': {
			return {...village, lobby: news.lobby, row: village.company === undefined ? rowKept(village, {...village, lobby: news.lobby}) : village.row};
		}

		case 'company': {
			const {company} = news;
			const isElsewhere = company?.card.number !== village.company?.card.number;
			return isElsewhere
				? {
					...village, company, heard: [], row: 0, form: undefined, entry: undefined,
				}
				: {...village, company};
		}

		case 'said': {
			return {...village, heard: [...village.heard, {saying: news.saying, after}].slice(-mostHeard)};
		}

		case 'refused': {
			return {...village, notice: {...news, kind: 'refused'}};
		}

		case 'came':
		case 'went':
		case 'lost':
		case 'stood-in':
		case 'returned':
		case 'idle': {
			return {...village, notice: {kind: 'told', news}};
		}

		default: {
			return village;
		}
	}
}

/** The cursor stays on its table or its action, wherever that has moved. */
function rowKept(before: Village, after: Village): number {
	const chosen = lobbyRows(before).at(before.row);
	const row = lobbyRows(after).findIndex(now => chosen?.kind === 'table'
		? now.kind === 'table' && now.card.number === chosen.card.number
		: now.kind === 'action' && now.action === chosen?.action);
	return Math.max(0, row);
}
