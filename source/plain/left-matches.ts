/** The matches that were left: how each stands, and which is to go on. */
import type {Match} from '../match/match.js';
import {viewOf} from '../match/view.js';
import type {UnfinishedMatch} from '../store/records.js';
import {wordsOfVariant} from '../words/variants.js';
import type {Words} from '../words/words.js';
import {type Asked, ask, choiceOf} from './ask.js';
import {readerOf} from './match-in-brief.js';
import {scoreLines} from './standing.js';

/** Asks which of the matches is to go on; undefined when the person would rather not. */
export async function chooseLeft(asked: Asked, left: readonly UnfinishedMatch[]): Promise<UnfinishedMatch | undefined> {
	const {words, tell} = asked;
	const choice = await ask(asked, choiceOf<UnfinishedMatch | 'back'>(words, {
		heading: words.menus.menu.unfinished,
		choices: [
			...left.map(one => ({text: textOf(words, one), answer: one})),
			{text: words.menus.menu.back, answer: 'back' as const},
		],
		usual: left[0],
	}));
	if (choice === 'back' || choice === undefined) {
		return undefined;
	}

	if (choice.isBeingPlayed) {
		tell([words.usage.failures.beingPlayed(choice.file)]);
		return undefined;
	}

	return choice;
}

/** The game, how the match stands, and whether another program is playing it. */
function textOf(words: Words, {reading: {match}, isBeingPlayed}: UnfinishedMatch): string {
	return [wordsOfVariant(words, match!.terms.variant).name, ...(isBeingPlayed ? [words.reel.beingPlayed] : []), ...standingOf(words, match!)].join('. ');
}

/** The scores in one text, once there has been a deal. */
export function standingOf(words: Words, match: Match): string[] {
	return match.table === undefined ? [] : [scoreLines({words, view: viewOf(match, undefined), reader: readerOf(match.terms, match.players)}).join(' ')];
}
