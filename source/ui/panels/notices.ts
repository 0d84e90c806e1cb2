/** What has to be said on every screen: the window, the keyboard, leaving, and faults. */
import type {Words} from '../../words/words.js';
import type {Remark, State} from '../state.js';
import {
	type Line, fillLines, span, textWidth, wrapText,
} from '../text/text.js';
import {type Size, smallest} from '../arrangement.js';

/** The message of a window that is too small; it fits into ten columns and one row. */
export function tooSmallLines({screens: {window}}: Words, present: Size): Line[] {
	const text = window.tooSmall(smallest, present);
	const narrow = window.tooSmallNarrow(smallest, present);
	const lines = textWidth(text) <= present.columns ? [text, window.matchWaits] : narrow;
	return fillLines(lines.map(line => [span(line)]), present.rows);
}

/** What is said over the keys instead of the prompt, in a line or two: that Ctrl+C has been pressed, whether to leave, or a remark. */
export function urgentLines({screens: {leaving}, menus}: Words, {isAborting, remark, game, size: {columns}}: State): Line[] | undefined {
	const text = isAborting
		? leaving.ctrlC
		: (game?.isLeaving ? `${leaving.lost} ${leaving.yes}  ${leaving.no}` : remark && remarkText(menus, remark));
	return text === undefined ? undefined : wrapText(text, columns).map(line => [span(line, 'warning')]);
}

function remarkText({notices, settings}: Words['menus'], remark: Remark): string {
	switch (remark.kind) {
		case 'settings-damaged': {
			return notices.settingsSetAside(remark.file);
		}

		case 'settings-unreadable': {
			return notices.settingsUnreadable(remark.file);
		}

		case 'last-line-dropped': {
			return notices.lastLineDropped;
		}

		case 'cannot-go-on': {
			return notices.cannotGoOn(remark.file);
		}

		case 'cannot-show': {
			return notices.cannotShow(remark.file);
		}

		case 'settings-not-saved': {
			return settings.notSaved;
		}

		case 'not-recording': {
			return notices.notRecording;
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
