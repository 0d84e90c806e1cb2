/** A guest of a village, in lines: what he is told, and what he asks for. */
import type {
	Company, Line, Lobby, News, RecordCard, Self,
} from '../../village/protocol.js';
import type {Asked} from '../ask.js';
import {commandIn} from '../parse.js';
import {villageTold} from '../../words/village.js';
import {createAtTable, reportOf} from './at-table.js';
import {villageCommandIn} from './commands.js';
import {createObedience} from './obey.js';
import {
	lobbyLines, recordLines, roomLines, tableLine,
} from './told.js';

export type VillageGuest = {
	/** Takes in what the village tells. */
	readonly hear: (news: News) => void;
	/** Does what a line asks for. */
	readonly type: (line: string) => Promise<'stays' | 'leaves'>;
	/** Hears nothing more of a table. */
	readonly leave: () => void;
};

export function createVillageGuest(asked: Asked, ask: Line['ask']): VillageGuest {
	const {words, tell} = asked;
	const {plainVillage, village} = words;
	const table = createAtTable(words, {tell, ask});
	let self: Self | undefined;
	let lobby: Lobby | undefined;
	let company: Company | undefined;
	let records: readonly RecordCard[] = [];
	const obey = createObedience(asked, {
		ask,
		known: () => ({lobby, company, records}),
		tellStanding() {
			if (company === undefined) {
				tellLobby();
			} else {
				tell(roomLines(words, company));
			}
		},
	});

	const tellLobby = () => {
		if (self !== undefined && lobby !== undefined) {
			tell([...lobbyLines(words, self, lobby), plainVillage.lobbyHelp]);
		}
	};

	const hearLobby = (next: Lobby) => {
		const before = lobby;
		lobby = next;
		if (before === undefined) {
			tell([`${village.title}.`]);
			tellLobby();
			return;
		}

		// A table that is new and waits for people is all that need be told.
		const known = new Set(before.tables.map(({number}) => number));
		tell(next.tables.filter(({number, stage}) => stage === 'waiting' && !known.has(number)).map(card => tableLine(words, card)));
	};

	const hearCompany = (next: Company | undefined) => {
		const before = company;
		company = next;
		if (next === undefined) {
			table.leave();
			tell([plainVillage.left]);
			return;
		}

		if (before?.card.number !== next.card.number && next.card.stage === 'waiting') {
			tell(roomLines(words, next));
		}

		if (next.secondsLeft === 15 && before?.secondsLeft !== 15) {
			tell([plainVillage.seconds(15)]);
		}

		if (next.reveal !== undefined && before?.reveal === undefined) {
			tell([plainVillage.reveal(next.reveal)]);
		}

		const waitsFor = (one: Company | undefined) => one?.unready.map(seat => one.card.sitters[seat]?.name ?? '').join(', ') ?? '';
		const isReady = next.seat !== undefined && !next.unready.includes(next.seat);
		if (isReady && next.unready.length > 0 && waitsFor(before) !== waitsFor(next)) {
			tell([plainVillage.waitingFor(next.unready.map(seat => next.card.sitters[seat]?.name ?? ''))]);
		}
	};

	const hear = (news: News) => {
		switch (news.type) {
			case 'self': {
				self = news.self;
				break;
			}

			case 'lobby': {
				hearLobby(news.lobby);
				break;
			}

			case 'company': {
				table.hear(news);
				hearCompany(news.company);
				break;
			}

			case 'said': {
				tell([village.said(news.saying.name, news.saying.text)]);
				break;
			}

			case 'came':
			case 'went':
			case 'lost':
			case 'stood-in':
			case 'returned': {
				tell([village.told[news.type](news.name)]);
				break;
			}

			case 'late':
			case 'played-for':
			case 'was-played-for': {
				const isForGood = news.type === 'played-for' && news.isOwn;
				tell([villageTold(words, news) + (isForGood ? ` ${plainVillage.anyLine}` : '')]);
				break;
			}

			case 'idle': {
				tell([village.told.idle(news.minutes)]);
				break;
			}

			case 'not-kept': {
				tell([words.menus.notices.notRecording]);
				break;
			}

			case 'records': {
				({records} = news);
				tell(recordLines(words, records));
				break;
			}

			case 'record': {
				tell(reportOf(words, news.bytes));
				break;
			}

			case 'match':
			case 'advised':
			case 'refused': {
				table.hear(news);
				break;
			}

			default:
			// Statistics are not asked for here, and the farewell comes from the door.
		}
	};

	return {
		hear,
		async type(line) {
			const sitting = table.sitting();
			if (sitting !== undefined && company?.isPlayedFor) {
				// The line says that somebody is there, and nothing else.
				ask({type: 'here'});
				return 'stays';
			}

			if (sitting === undefined) {
				return obey(villageCommandIn(line, words), line);
			}

			// At a match the words are those of any table, and there is somebody to say something to.
			const command = commandIn(line, words);
			if (command.kind === 'say') {
				ask({type: 'say', text: line.trim().replace(/^\S+\s*/, '')});
				return 'stays';
			}

			sitting.hear(line);
			if (command.kind === 'help') {
				tell([plainVillage.gameWords]);
			}

			return 'stays';
		},
		leave: table.leave,
	};
}
