/** The door to the accessible mode: plain lines, appended only, on any two streams. */
import type {PlayWish} from '../table/wish.js';
import type {Opening} from '../table/open-match.js';
import {damageSentence} from '../words/damage-sentence.js';
import {languages} from '../words/language.js';
import {wordsFor} from '../words/words-for.js';
import type {Asked} from './ask.js';
import {linesFrom} from './lines.js';
import {chooseMatch} from './menu.js';
import {playMatch} from './play-match.js';
import {type VoiceOutput, voiceOn} from './voice.js';

/** What a person types and reads on. */
export type PlainStreams = {
	readonly input: NodeJS.ReadableStream & {readonly isTTY?: boolean};
	/** `rows` where there is a screen: then hands can be pushed out of sight; `columns` then too. */
	readonly output: VoiceOutput & {readonly rows?: number};
	/** Whether letters beyond ASCII can be read. */
	readonly unicode: boolean;
	/** The clock of the bots' pauses. */
	readonly later: Opening['later'];
};

/** Plays as lines of text until the match is over, the person leaves, or nothing more is typed; answers the exit code. */
export async function showPlain(wish: PlayWish, streams: PlainStreams): Promise<number> {
	const {language, settings, damages = [], beginning} = wish;
	const words = wordsFor(language ?? languages.find(known => known === settings.language) ?? 'en');
	const asked: Asked = {words, tell: voiceOn(streams.output, streams), lines: linesFrom(streams.input)};
	asked.tell(damages.map(damage => damageSentence(words, damage)));

	try {
		const chosen = beginning.kind === 'menu' ? await chooseMatch(asked, wish) : beginning;
		return chosen === undefined || chosen.kind === 'menu' ? 0 : await playMatch(asked, chosen, {wish, streams});
	} finally {
		asked.lines.stop();
	}
}
