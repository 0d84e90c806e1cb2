/** What can be asked for at any time. */
import type {Words} from '../words/words.js';
import {type Agreed, howToPlay, wordsOfVariant} from '../words/variants.js';
import {type Terms, type Variant, drawingIn} from '../rules/variant.js';
import {armLines} from './arms.js';
import type {Desk} from './desk.js';
import {endsLines} from './ends.js';
import {handLines} from './hand.js';
import {lastMovesLines} from './last-moves.js';
import {termsLines} from './match-in-brief.js';
import {standingLines} from './standing.js';
import {trackerLines} from './tracker.js';

/** What is asked for. */
export type Fact = 'ends' | 'hand' | 'counts' | 'layout' | 'last' | 'tracker' | 'help' | 'rules';

/** The lines that tell it; never none. */
export function factsFor(fact: Fact, {sight, answersLater}: Pick<Desk, 'sight' | 'answersLater'>): readonly string[] {
	const {words, view} = sight();
	switch (fact) {
		case 'ends': {
			return endsLines(sight());
		}

		case 'hand': {
			return handLines(sight());
		}

		case 'counts': {
			return standingLines(sight());
		}

		case 'layout': {
			return armLines(sight());
		}

		case 'last': {
			return lastMovesLines(sight(), view.seat);
		}

		case 'tracker': {
			return view.phase === 'playing' ? trackerLines(sight()) : [words.refusals['no-deal-in-play']({})];
		}

		case 'help': {
			// Whose table it is tells how to leave it.
			return [...wordsLines(words, view.terms), ...(answersLater ? [] : [words.plain.helpToLeave]), ...termsLines(words, view.terms)];
		}

		case 'rules': {
			return rulesLines(words, view.terms.variant, view.terms);
		}
	}
}

/** The keys and words; that of drawing after those of playing, in a game in which anything is drawn. */
function wordsLines({plain: {help, drawing, drawingForLeadToo}}: Words, {variant, seats}: Pick<Terms, 'variant' | 'seats'>): string[] {
	switch (drawingIn(variant, seats)) {
		case 'never': {
			return [...help];
		}

		case 'when-stuck': {
			return help.toSpliced(3, 0, drawing);
		}

		case 'for-lead-too': {
			return help.toSpliced(3, 0, drawingForLeadToo);
		}
	}
}

/** How the variant is played, usually or as it was agreed, then where the rulebook is silent. */
export function rulesLines(words: Words, variant: Variant, agreed?: Agreed): string[] {
	const told = wordsOfVariant(words, variant);
	const {name, sentence, readings, background} = told;
	return [`${name}. ${sentence}`, ...(agreed === undefined ? told.howTo : howToPlay(told, agreed)), `${words.screens.panels.readings}:`, ...readings, background];
}
