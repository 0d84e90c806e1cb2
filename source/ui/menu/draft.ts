/** The match of a draft, with the names that a language gives to those who have none. */
import {type Draft, matchOfDraft} from '../../table/draft.js';
import type {MatchWish} from '../../table/wish.js';
import type {Language} from '../../words/language.js';
import {wordsFor} from '../../words/words-for.js';

export function matchOf(draft: Draft, {language}: {readonly language: Language}): MatchWish {
	return matchOfDraft(draft, wordsFor(language).usage.person);
}
