/** What the village tells comes onto the screen. */
import type {News} from '../../village/protocol.js';
import {isWord} from './entry.js';
import {
	type Entry, type Heard, type Village, lobbyRows,
} from './village.js';

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
			return hearing(village, {what: {kind: 'said', saying: news.saying}, after});
		}

		case 'refused': {
			return {...village, entry: isWordRefused(news) ? village.entry : closed(village.entry), notice: {...news, kind: 'refused'}};
		}

		case 'late':
		case 'played-for':
		case 'was-played-for': {
			const told = hearing(village, {what: {kind: 'told', news}, after});
			// That a bot plays for oneself stands on the screen all the while.
			const isNotice = news.type === 'late' ? news.isOwn : news.type === 'was-played-for' || !news.isOwn;
			return isNotice ? {...told, notice: {kind: 'told', news}} : told;
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

function hearing(village: Village, heard: Heard): Village {
	return {...village, heard: [...village.heard, heard].slice(-mostHeard)};
}

/** Whether another word can be tried. */
function isWordRefused({refusal}: News & {readonly type: 'refused'}): boolean {
	return refusal === 'wrong-word' || refusal === 'wrong-come-back' || refusal === 'too-fast';
}

/** What is typed goes on, but a word that has come to nothing is typed no more. */
function closed(entry: Entry | undefined): Entry | undefined {
	return entry !== undefined && isWord(entry) ? undefined : entry;
}

/** The cursor stays on its table or its action, wherever that has moved. */
function rowKept(before: Village, after: Village): number {
	const chosen = lobbyRows(before).at(before.row);
	const row = lobbyRows(after).findIndex(now => chosen?.kind === 'table'
		? now.kind === 'table' && now.card.number === chosen.card.number
		: now.kind === 'action' && now.action === chosen?.action);
	return Math.max(0, row);
}
