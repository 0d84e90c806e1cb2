/** What has to be said on every screen: the window, the keyboard, leaving, and faults. */
import {visible} from '../../record/visible.js';
import {damageSentence} from '../../words/damage-sentence.js';
import {failureSentence} from '../../words/programs.js';
import {wordsFor} from '../../words/words-for.js';
import type {Words} from '../../words/words.js';
import type {Remark, State} from '../state.js';
import {
	type Line, fillLines, firstCells, hangText, span, textWidth, wrapText,
} from '../text/text.js';
import {type Size, smallest} from '../arrangement.js';

/** The message of a window that is too small; it fits into ten columns and one row. Nothing but a match can wait. */
export function tooSmallLines({screens: {window}}: Words, {size: present, game}: Pick<State, 'size' | 'game'>): Line[] {
	const text = window.tooSmall(smallest, present);
	const narrow = window.tooSmallNarrow(smallest, present);
	const wide = game === undefined ? [text] : [text, window.matchWaits];
	const lines = textWidth(text) <= present.columns ? wide : narrow;
	return fillLines(lines.map(line => [span(line)]), present.rows);
}

/** What is said over the keys instead of the prompt: that Ctrl+C has been pressed, whether to leave, or remarks. */
export function urgentLines(words: Words, state: State): Line[] | undefined {
	const {isAborting, game, size: {columns}} = state;
	const {leaving} = words.screens;
	const texts = isAborting
		? [leaving.ctrlC]
		: (game?.isLeaving ? [`${leaving.lost} ${leaving.yes}  ${leaving.no}`] : shownRemarks(state));
	return texts.length === 0 ? undefined : texts.flatMap(text => hangText(breakable(text, columns), columns)).map(line => [span(line, 'warning')]);
}

/** So many rows remarks may take; over the hand only as many as the prompt has. */
const mostRows = 7;
const rowsInPlay = 2;

/** The remarks that are on the screen, as many as have room, the first in any case; the last of them says how many are left. */
export function shownRemarks({isAborting, remarks, game, preferences, size: {columns}}: Pick<State, 'isAborting' | 'remarks' | 'game' | 'preferences' | 'size'>): string[] {
	if (isAborting || game?.isLeaving) {
		return [];
	}

	const words = wordsFor(preferences.language);
	const room = game === undefined ? mostRows : rowsInPlay;
	for (let count = remarks.length; ; count--) {
		const left = remarks.length - count;
		const texts = remarks.slice(0, count).map((remark, place) =>
			`${remarkText(words, remark)}${left > 0 && place === count - 1 ? ` ${words.menus.notices.more(left)}` : ''}`);
		const rows = texts.flatMap(text => hangText(breakable(text, columns), columns)).length;
		if (count <= 1 || rows <= room) {
			return texts;
		}
	}
}

/** A text whose words all fit into a line: the names of files can be longer than that. */
function breakable(text: string, columns: number): string {
	const most = columns - 2;
	return text.split(' ').flatMap(word => textWidth(word) <= most ? [word] : pieces(word, most)).join(' ');
}

function pieces(word: string, width: number): string[] {
	const first = firstCells(word, width);
	return first === word || first === '' ? [word] : [first, ...pieces(word.slice(first.length), width)];
}

function remarkText(words: Words, remark: Remark): string {
	const {notices, settings} = words.menus;
	switch (remark.kind) {
		case 'program-failed': {
			return failureSentence(words, remark.failure);
		}

		case 'last-line-dropped': {
			return notices.lastLineDropped;
		}

		case 'cannot-go-on': {
			return notices.cannotGoOn(visible(remark.file));
		}

		case 'being-played': {
			return words.usage.failures.beingPlayed(visible(remark.file));
		}

		case 'cannot-show': {
			return notices.cannotShow(visible(remark.file));
		}

		case 'settings-not-saved': {
			return settings.notSaved;
		}

		case 'not-recording': {
			return notices.notRecording;
		}

		default: {
			return damageSentence(words, remark);
		}
	}
}

/** Lines in the middle of a page, from text that is broken where it is too long. */
export function centredLines(texts: readonly string[], {columns, rows}: Size): Line[] {
	const lines = texts.flatMap(text => wrapText(text, columns - 4));
	const above = Math.max(0, Math.floor((rows - lines.length) / 2));
	return fillLines([
		...Array.from({length: above}, () => []),
		...lines.map(line => [span(' '.repeat(Math.max(0, Math.floor((columns - textWidth(line)) / 2))) + line)]),
	], rows);
}
