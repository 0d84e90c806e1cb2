/** A guest of a village, in lines: what he is told, and what he asks for. */
import type {
	Company, Line, Lobby, News, RecordCard, Self,
} from '../../village/protocol.js';
import {parseResult} from '../../store/result-line.js';
import type {Language} from '../../words/language.js';
import {villageTold} from '../../words/village.js';
import type {Asked} from '../ask.js';
import {commandIn} from '../parse.js';
import type {Sitting} from '../sitting.js';
import {statisticsLines} from '../statistics.js';
import {createAtTable, reportOf} from './at-table.js';
import {type VillageCommand, villageCommandIn} from './commands.js';
import {clockLines, companyLines} from './hearing.js';
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

/** Of more than this nobody can have typed a line. */
const longestLine = 300;

const spokenAnywhere: ReadonlySet<VillageCommand['kind']> = new Set(['say', 'rise', 'statistics', 'language', 'bell'] as const);

/** `speak` is called when another language is wanted, which takes another guest. */
export function createVillageGuest(asked: Asked, {ask, ring, speak}: {
	readonly ask: Line['ask'];
	/** Sounds the bell. */
	readonly ring: () => void;
	readonly speak: (language: Language) => void;
}): VillageGuest {
	const {words, tell} = asked;
	const {plainVillage, village} = words;
	let self: Self | undefined;
	const table = createAtTable(words, {
		tell,
		ask,
		yourTurn() {
			if (self?.settled.bell !== false) {
				ring();
			}
		},
	});
	let lobby: Lobby | undefined;
	let company: Company | undefined;
	let records: readonly RecordCard[] = [];
	const obey = createObedience(asked, {
		ask,
		known: () => ({
			lobby, company, records, self,
		}),
		speak,
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

	const hearSelf = (next: Self) => {
		const before = self;
		self = next;
		if (before !== undefined && before.name !== next.name) {
			tell([plainVillage.name(next.name)]);
		}
	};

	const hearLobby = (next: Lobby) => {
		const before = lobby;
		lobby = next;
		if (before === undefined && company === undefined) {
			tell([`${village.title}.`]);
			tellLobby();
			return;
		}

		if (before === undefined) {
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

		tell(companyLines(words, {before, next, turn: table.turn()}));
	};

	const hear = (news: News) => {
		switch (news.type) {
			case 'self': {
				hearSelf(news.self);
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
			case 'returned':
			case 'late':
			case 'played-for':
			case 'was-played-for':
			case 'idle': {
				table.hear(news);
				tell([villageTold(words, news), ...(news.type === 'played-for' && news.isOwn ? [plainVillage.anyLine] : [])]);
				break;
			}

			case 'statistics': {
				tell(statisticsLines(words, {results: news.results.flatMap(text => parseResult(text) ?? []), newer: 0}));
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
			// The farewell comes from the door.
		}
	};

	const isWatching = () => company !== undefined && company.seat === undefined;

	/** At a match most words are those of any table. */
	const isForVillage = (kind: VillageCommand['kind']) => spokenAnywhere.has(kind) || (kind === 'quit' && isWatching());

	const play = (sitting: Sitting, line: string) => {
		const {kind} = commandIn(line, words);
		// Nothing waits for whoever watches.
		sitting.hear(isWatching() && (kind === 'nothing' || kind === 'next') ? 'c' : line);
		if (kind === 'help') {
			tell(isWatching() ? [plainVillage.watchWords] : plainVillage.gameWords);
		} else if (kind === 'counts') {
			tell(clockLines(words, company, table.turn()));
		}

		return 'stays' as const;
	};

	return {
		hear,
		async type(line) {
			if (company?.isPlayedFor && commandIn(line, words).kind !== 'quit') {
				// The line says that somebody is there, and nothing else.
				ask({type: 'here'});
				return 'stays';
			}

			if ([...line].length > longestLine) {
				tell([plainVillage.tooLong(longestLine)]);
				return 'stays';
			}

			const sitting = table.sitting();
			const command = villageCommandIn(line, words);
			return sitting === undefined || isForVillage(command.kind) ? obey(command, line) : play(sitting, line);
		},
		leave: table.leave,
	};
}
