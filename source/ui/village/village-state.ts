/** The village in the state of the screen: what its news and the keys pressed there change. */
import type {Key} from '../../terminal/key-names.js';
import type {News, Request} from '../../village/protocol.js';
import {languages} from '../../words/language.js';
import {type Game, shownSide} from '../game/game.js';
import {commandOf, numberOf} from '../keys.js';
import {draftOf} from '../../table/draft.js';
import {newMenu} from '../menu/menu.js';
import type {Order} from '../order.js';
import {openPage} from '../pages/page.js';
import type {Preferences} from '../preferences.js';
import type {Input, State, Step} from '../state.js';
import {learnList} from '../study/lists.js';
import {toldStudy} from '../study/press-study.js';
import {themeNames} from '../text/themes.js';
import {levels} from '../../bots/index.js';
import {toldVillage} from './told.js';
import {
	type VillageStep, pressInVillage, pressWhileTyping,
} from './village-keys.js';
import type {Village} from './village.js';

/** The state after news of the village. */
export function newsInState(state: State, village: Village, news: News): Step {
	const log = state.game && shownSide(state.game)?.log;
	const told = toldVillage(village, news, log?.length ?? 0);
	const game = news.type === 'company' && state.game !== undefined ? asGuest(state.game, told) : state.game;
	return {
		state: news.type === 'self'
			? {...state, preferences: settledIn(state, news.self.settled), village: {...told, language: news.self.settled.language === undefined ? told.language : undefined}}
			: {...state, game, village: told},
		orders: [],
	};
}

/** The game with what one is at its table. */
export function asGuest(game: Game, village: Village | undefined): Game {
	if (village === undefined) {
		return game;
	}

	const {company} = village;
	const isWatching = company === undefined ? game.people.length === 0 : company.seat === undefined;
	return {...game, guest: isWatching ? 'watching' : (company?.isAlone ? 'alone' : 'among-others')};
}

/** What was said before a match stands before all that happens in it; what was told of turns was of another. */
export function atNewMatch(village: Village): Village {
	return {...village, heard: village.heard.filter(({what}) => what.kind === 'said').map(one => ({...one, after: 0}))};
}

/** What a notice tells is old when something has happened in the match; what one has to know oneself stays until one's own turn. */
export function withoutOldNotice(state: State, {view, events}: Input & {readonly type: 'told'}): State {
	const {village} = state;
	const notice = village?.notice;
	if (village === undefined || notice === undefined || events.length === 0) {
		return state;
	}

	const isLasting = notice.kind === 'told' && lasting.has(notice.news.type);
	const isOwnTurn = view.phase === 'playing' && view.turn === view.seat && notice.kind === 'told' && notice.news.type !== 'idle';
	const isTyping = notice.kind === 'entry-full' || notice.kind === 'entry-flaw';
	return isTyping || (isLasting && !isOwnTurn) ? state : {...state, village: {...village, notice: undefined}};
}

const lasting: ReadonlySet<News['type']> = new Set<News['type']>(['idle', 'late', 'was-played-for']);

/** What the village remembers of a guest; what his machine tells comes before it. */
function settledIn({preferences, able}: State, {language, glyphs, theme, bell}: (News & {readonly type: 'self'})['self']['settled']): Preferences {
	return {
		...preferences,
		language: able.asked?.includes('language') ? preferences.language : language ?? preferences.language,
		glyphs: able.unicode ? glyphs ?? preferences.glyphs : preferences.glyphs,
		theme: themeNames.find(known => known === theme) ?? preferences.theme,
		bell: bell ?? preferences.bell,
	};
}

/** The state after a key where no match is on the screen. */
export function pressVillage(state: State, village: Village, key: Key): Step {
	if (village.language !== undefined) {
		return pressInQuestion(state, village, village.language, key);
	}

	return carriedOut(state, pressInVillage(village, draftOf({}, {name: village.self.name, levels}), key));
}

/** The state after a key while something is being typed over a match. */
export function pressEntry(state: State, village: Village, key: Key): Step {
	return carriedOut(state, pressWhileTyping(village, village.entry!, key));
}

/** The state in which something can be said, over a match. */
export function openEntry(state: State, village: Village): State {
	return {...state, village: {...village, entry: {kind: 'say', text: ''}, notice: undefined}};
}

function carriedOut(state: State, {village, requests, wish}: VillageStep): Step {
	const orders = requests.map((request: Request): Order => ({type: 'ask', request}));
	const next = {...state, village};
	switch (wish) {
		case 'help':
		case 'messages': {
			return {state: {...next, page: openPage(next, {kind: wish})}, orders};
		}

		case 'tutorial': {
			return toldStudy(next, {type: 'opened', study: learnList});
		}

		case 'rules':
		case 'settings': {
			return {state: {...next, menu: {...newMenu(draftOf({}, {name: village.self.name, levels})), page: wish}}, orders};
		}

		case 'end': {
			return {state: next, orders: [{type: 'end', code: 0}]};
		}

		case undefined: {
			return {state: next, orders};
		}
	}
}

/** In which language the village speaks to somebody it does not know. */
function pressInQuestion(state: State, village: Village, row: number, key: Key): Step {
	const number = numberOf(key);
	const command = commandOf(key);
	if (command === 'leave') {
		return {state, orders: [{type: 'end', code: 0}]};
	}

	if (command === 'enter' || (number !== undefined && number < languages.length)) {
		const language = languages[number ?? row];
		return {
			state: {...state, preferences: {...state.preferences, language}, village: {...village, language: undefined}},
			orders: [{type: 'ask', request: {type: 'settle', settled: {...village.self.settled, language}}}],
		};
	}

	const isMoved = command === 'up' || command === 'down' || command === 'next' || command === 'previous';
	return {state: {...state, village: {...village, language: isMoved ? (row + 1) % languages.length : row}}, orders: []};
}
