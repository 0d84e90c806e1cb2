/** A page of text over everything else: its lines, and going through them. */
import type {Variant} from '../../rules/variant.js';
import type {Statistics} from '../../store/statistics.js';
import type {Key} from '../../terminal/key-names.js';
import type {Words} from '../../words/words.js';
import {commandOf} from '../keys.js';
import type {State} from '../state.js';
import type {Study} from '../study/study.js';
import type {Line} from '../text/text.js';
import {helpLines} from './help.js';
import {messageLines} from './messages.js';
import {variantLines} from './rules.js';
import {statisticsLines} from './statistics.js';
import {studyHelpLines} from './study-help.js';
import {trackerLines} from './tracker.js';

/** What is read: help, messages and the tracker on what is on the table, help on what is open instead of a match, or the rules of a variant, or statistics. */
export type PageContent =
	| {readonly kind: 'help' | 'messages' | 'tracker'}
	| {readonly kind: 'study-help'; readonly study: Study['kind']}
	| {readonly kind: 'rules'; readonly variant: Variant}
	| {readonly kind: 'statistics'; readonly statistics: Statistics};

/** Which page is open, and the first of its lines that is shown. */
export type Page = PageContent & {readonly first: number};

/** All lines of a page; none is wider than the window. */
export function pageLines(state: State, page: PageContent): readonly Line[] {
	switch (page.kind) {
		case 'help': {
			return helpLines(state);
		}

		case 'messages': {
			return messageLines(state);
		}

		case 'tracker': {
			return trackerLines(state);
		}

		case 'study-help': {
			return studyHelpLines(state, page.study);
		}

		case 'rules': {
			return variantLines(state, page.variant);
		}

		case 'statistics': {
			return statisticsLines(state, page.statistics);
		}
	}
}

/** What stands over a page. */
export function pageTitle({screens, menus, statistics}: Words, {kind}: PageContent): string {
	switch (kind) {
		case 'tracker': {
			return screens.tracker.title;
		}

		case 'rules': {
			return menus.menu.rules;
		}

		case 'statistics': {
			return statistics.title;
		}

		case 'study-help': {
			return screens.panels.help;
		}

		default: {
			return screens.panels[kind];
		}
	}
}

/** The rows for the page's lines: all but the title and the keys. */
export function pageRoom({size}: Pick<State, 'size'>): number {
	return size.rows - 2;
}

/** A page begins at its beginning, messages with the latest. */
export function openPage(state: State, content: PageContent): Page {
	return {...content, first: content.kind === 'messages' ? lastFirst(state, content) : 0};
}

/** The page after a key; undefined when it closes. */
export function pressInPage(state: State, page: Page, key: Key): Page | undefined {
	const command = commandOf(key);
	switch (command) {
		case 'enter':
		case 'back':
		case 'leave': {
			return undefined;
		}

		case 'help':
		case 'messages':
		case 'tracker': {
			return command === (page.kind === 'study-help' ? 'help' : page.kind) ? undefined : page;
		}

		default: {
			const most = lastFirst(state, page);
			// A narrower or lower window may have left the place behind.
			const present = Math.min(page.first, most);
			const first = {
				up: present - 1,
				down: present + 1,
				'page-up': present - leap(state),
				'page-down': present + leap(state),
				left: present - leap(state),
				right: present + leap(state),
				first: 0,
				last: most,
			}[String(command)];
			return {...page, first: Math.max(0, Math.min(most, first ?? present))};
		}
	}
}

/** A line of the old page stays in sight. */
function leap(state: State): number {
	return pageRoom(state) - 1;
}

/** The last line a page can begin with, so that its end is on the screen. */
function lastFirst(state: State, content: PageContent): number {
	return Math.max(0, pageLines(state, content).length - pageRoom(state));
}
