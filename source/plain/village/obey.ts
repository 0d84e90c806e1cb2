/** What a guest of a village types, where no match is being played, becomes what he asks for. */
import type {
	Company, Line, Lobby, RecordCard, Self,
} from '../../village/protocol.js';
import {variants} from '../../variants/index.js';
import type {Language} from '../../words/language.js';
import {wordsOfVariant} from '../../words/variants.js';
import {villageRefusal} from '../../words/village.js';
import {wordsFor} from '../../words/words-for.js';
import {type Asked, ask as inquire, choiceOf} from '../ask.js';
import {rulesLines} from '../facts.js';
import {echoOf} from '../parse.js';
import {type VillageCommand, languageNamed, switchIn} from './commands.js';
import {askForTable} from './founding.js';

/** What the guest has been told so far. */
type Known = {
	readonly lobby: Lobby | undefined;
	/** The table he is at. */
	readonly company: Company | undefined;
	/** The list he was shown last. */
	readonly records: readonly RecordCard[];
	readonly self: Self | undefined;
};

/** Does what was typed, or tells why not; `line` is how it was typed. */
export type Obedience = (command: VillageCommand, line: string) => Promise<'stays' | 'leaves'>;

export function createObedience(asked: Asked, {ask, known, tellStanding, speak}: {
	readonly ask: Line['ask'];
	readonly known: () => Known;
	/** Tells who is here, or at the table. */
	readonly tellStanding: () => void;
	/** From now on another language is spoken. */
	readonly speak: (language: Language) => void;
}): Obedience {
	const {words, tell} = asked;
	const {plainVillage} = words;

	const tellRules = async () => {
		const variant = await inquire(asked, choiceOf(words, {
			choices: variants.map(one => ({text: wordsOfVariant(words, one).name, answer: one})), usual: variants[0],
		}));
		tell(variant === undefined ? [] : rulesLines(words, variant));
	};

	const found = async () => {
		const wish = known().company === undefined ? await askForTable(asked) : undefined;
		if (wish !== undefined) {
			ask({type: 'found', table: wish});
		}
	};

	const sit = (type: 'sit' | 'watch', number: number, text: string) => {
		const card = known().lobby?.tables.find(one => one.number === number);
		if (card === undefined) {
			tell([plainVillage.noTable(number)]);
			return;
		}

		// Where all seats are taken, or the match is on, one watches.
		const isFull = !card.isOwn && (card.stage !== 'waiting' || !card.sitters.includes(undefined));
		ask({type: isFull ? 'watch' : type, table: number, ...(text !== '' && {word: text})});
	};

	const addWords = (text: string) => {
		const {company} = known();
		const own = company?.seat === undefined ? undefined : company.words[company.seat];
		// What changes nothing is not told by the village.
		if (company?.seat !== undefined && company.card.stage === 'waiting' && text === (own ?? '')) {
			tell([own === undefined ? plainVillage.words.none : plainVillage.words.own(own)]);
		} else {
			ask({type: 'words', text});
		}
	};

	const settleLanguage = (text: string) => {
		const language = languageNamed(text);
		if (language === undefined || wordsFor(language) === words) {
			tell([plainVillage.languageIs]);
		} else {
			ask({type: 'settle', settled: {language}});
			speak(language);
		}
	};

	const settleBell = (text: string) => {
		const wanted = switchIn(text, words);
		const bell = wanted ?? known().self?.settled.bell ?? true;
		if (wanted !== undefined) {
			ask({type: 'settle', settled: {bell}});
		}

		tell([bell ? plainVillage.bell.on : plainVillage.bell.off]);
	};

	const read = (text: string) => {
		const [number] = numbered(text);
		const record = number === 0 ? undefined : known().records.at(number - 1);
		if (record === undefined) {
			tell([villageRefusal(words, 'no-such-record')]);
		} else {
			ask({type: 'show-record', record: record.record});
		}
	};

	return async (command, line) => {
		switch (command.kind) {
			case 'sit':
			case 'watch': {
				sit(command.kind, ...numbered(command.text));
				break;
			}

			case 'lobby': {
				tellStanding();
				break;
			}

			case 'found': {
				await found();
				break;
			}

			case 'name': {
				const name = known().self?.name ?? '';
				if (command.text === '' || command.text === name) {
					tell([plainVillage.name(name)]);
				} else {
					ask({type: 'rename', name: command.text});
				}

				break;
			}

			case 'comeBack': {
				ask({type: 'come-back', word: command.text});
				break;
			}

			case 'records': {
				ask({type: 'list-records'});
				break;
			}

			case 'read': {
				read(command.text);
				break;
			}

			case 'words': {
				addWords(command.text);
				break;
			}

			case 'say': {
				ask({type: command.kind, text: command.text});
				break;
			}

			case 'start':
			case 'rise':
			case 'statistics': {
				ask({type: command.kind});
				break;
			}

			case 'language': {
				settleLanguage(command.text);
				break;
			}

			case 'bell': {
				settleBell(command.text);
				break;
			}

			case 'rules': {
				await tellRules();
				break;
			}

			case 'help': {
				tell(known().company === undefined ? plainVillage.lobbyWords : plainVillage.roomWords);
				break;
			}

			case 'quit': {
				if (known().company === undefined) {
					return 'leaves';
				}

				ask({type: 'rise'});
				break;
			}

			case 'unknown': {
				tell([words.plain.refused.unknown(echoOf(line))]);
				break;
			}
		}

		return 'stays';
	};
}

/** The number at the beginning, 0 for none, and the rest. */
function numbered(text: string): readonly [number: number, rest: string] {
	const [first, ...rest] = text.split(' ');
	return [/^\d{1,6}$/.test(first) ? Number(first) : 0, rest.join(' ')];
}
