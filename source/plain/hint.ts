/** Advice for whoever is in turn. */
import type {View} from '../match/view.js';
import {adviceFor} from '../table/advice.js';
import {hintSentence} from '../words/hints.js';
import type {Words} from '../words/words.js';

/** A hint for the seat in turn; the same in the same position. */
export function hintLine(words: Words, view: View): string {
	return hintSentence(words, adviceFor(view));
}
