/** A village in plain lines: the lobby, its tables, and a match at one of them. */
import type {Line, Self} from '../../village/protocol.js';
import {type Language, languages} from '../../words/language.js';
import {wordsFor} from '../../words/words-for.js';
import {type Asked, ask, choiceOf} from '../ask.js';
import {linesFrom} from '../lines.js';
import {type VoiceOutput, voiceOn} from '../voice.js';
import {type VillageGuest, createVillageGuest} from './guest.js';
import {createStanding} from './standing.js';

/** A guest's line, what he types and reads on, and what is known of him. */
export type LinesVisit = {
	readonly line: Line;
	readonly input: NodeJS.ReadableStream;
	/** `ring` sounds the bell of a terminal. */
	readonly output: VoiceOutput & {readonly ring?: () => void};
	/** What his machine asks for; undefined when his key or he himself has to tell. */
	readonly language: Language | undefined;
	readonly capabilities: {readonly unicode: boolean};
	/** The guest leaves. */
	readonly end: (code: number) => void;
	/** Something of ours is wrong. */
	readonly fail: (error: unknown) => void;
};

/** Shows the village until the guest leaves or types nothing more; `close` ends it without a word. */
export function showVillageLines(visit: LinesVisit): {readonly close: () => void} {
	const {input, end, fail} = visit;
	const lines = linesFrom(input);
	let isClosed = false;

	const run = async () => {
		try {
			await visitVillage(visit, lines);
		} catch (error) {
			fail(error);
		}

		if (!isClosed) {
			end(0);
		}
	};

	void run();
	return {
		close() {
			isClosed = true;
			lines.stop();
		},
	};
}

async function visitVillage({line, output, language, capabilities, fail}: LinesVisit, lines: Asked['lines']): Promise<void> {
	const tell = voiceOn(output, capabilities);
	const standing = createStanding();
	const present: {guest?: VillageGuest} = {};
	// The first news is who the guest is, and what he has settled.
	const self = new Promise<Self>(resolve => {
		line.hear(news => {
			try {
				standing.take(news, present.guest === undefined);
				present.guest?.hear(news);

				if (news.type === 'self') {
					resolve(news.self);
				}
			} catch (error) {
				fail(error);
			}
		});
	});
	const {settled} = await self;
	const known = language ?? languages.find(one => one === settled.language);
	const chosen = known ?? await askLanguage({words: wordsFor('en'), tell, lines});
	if (chosen === undefined) {
		return;
	}

	/** Everybody speaks one language; another needs another guest, who is told how things stand. */
	const speak = (wanted: Language) => {
		present.guest?.leave();
		const guest = createVillageGuest({words: wordsFor(wanted), tell, lines}, {
			ask: line.ask, speak, ring: output.ring ?? (() => undefined),
		});
		present.guest = guest;
		for (const news of standing.news()) {
			guest.hear(news);
		}
	};

	speak(chosen);

	if (known === undefined) {
		line.ask({type: 'settle', settled: {...settled, language: chosen}});
	}

	try {
		for await (const text of lines) {
			if (await present.guest!.type(text) === 'leaves') {
				return;
			}
		}
	} finally {
		present.guest?.leave();
	}
}

async function askLanguage(asked: Asked): Promise<Language | undefined> {
	return ask(asked, choiceOf(asked.words, {
		// The heading is given its question mark there.
		heading: languages.map(one => wordsFor(one).village.language).join(' ').replace(/\?$/, ''),
		choices: languages.map(one => ({text: wordsFor(one).menus.settings.languages[one], answer: one})),
		usual: 'en',
	}));
}
