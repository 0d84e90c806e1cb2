/** The first question: what is to be played. */
import type {Match} from '../match/match.js';
import {viewOf} from '../match/view.js';
import {writeSettings} from '../store/settings.js';
import {type UnfinishedMatch, lastUnfinished} from '../store/records.js';
import {type Draft, lastOf, matchOfDraft} from '../table/draft.js';
import type {Beginning, PlayWish} from '../table/wish.js';
import {variants} from '../variants/index.js';
import {wordsOfVariant} from '../words/variants.js';
import type {Words} from '../words/words.js';
import {type Asked, ask, choiceOf} from './ask.js';
import {rulesLines} from './facts.js';
import {inBrief, readerOf} from './match-in-brief.js';
import {planMatch, usualDraft} from './planning.js';
import {scoreLines} from './standing.js';

/** Asks what is to be played, an unfinished match being offered first; undefined when the person would rather leave. */
export async function chooseMatch(asked: Asked, wish: PlayWish): Promise<Beginning | undefined> {
	const {words: {menus: {menu}}, tell} = asked;
	tell([`${menu.title}. ${menu.subtitle}.`]);
	return choose(asked, wish, lastUnfinished(wish.paths.records));
}

type Choice = 'go-on' | 'play' | 'another' | 'rules' | 'quit';

async function choose(asked: Asked, wish: PlayWish, unfinished: UnfinishedMatch | undefined): Promise<Beginning | undefined> {
	const {words} = asked;
	const {menus: {menu}, plain} = words;
	const settings = {...wish.settings, name: wish.name ?? wish.settings.name};
	const usual = usualDraft(settings);
	const {terms} = matchOfDraft(usual, words.usage.person);
	const left = unfinished?.reading.match;
	const choice = await ask(asked, choiceOf<Choice>(words, {
		choices: [
			...(left === undefined ? [] : [{text: leftText(words, left), answer: 'go-on' as const}]),
			{text: plain.menu.play(inBrief(words, terms, usual.people < usual.players ? usual.level : undefined)), answer: 'play'},
			{text: plain.menu.another, answer: 'another'},
			{text: menu.rules, answer: 'rules'},
			{text: menu.quit, answer: 'quit'},
		],
		usual: left === undefined ? 'play' : 'go-on',
	}));
	switch (choice) {
		case 'go-on': {
			return {kind: 'resume', file: unfinished!.file};
		}

		case 'play': {
			return begin(asked, wish, usual);
		}

		case 'another': {
			const draft = await planMatch(asked, settings);
			return draft && begin(asked, wish, draft);
		}

		case 'rules': {
			await tellRules(asked);
			return choose(asked, wish, unfinished);
		}

		case 'quit':
		case undefined: {
			return undefined;
		}
	}
}

/** What was left, and how it stands. */
function leftText(words: Words, match: Match): string {
	const {terms, players, table} = match;
	const text = words.menus.menu.goOn(wordsOfVariant(words, terms.variant).name);
	return table === undefined ? text : `${text}. ${scoreLines({words, view: viewOf(match, undefined), reader: readerOf(terms, players)}).join(' ')}`;
}

async function tellRules(asked: Asked): Promise<void> {
	const {words, tell} = asked;
	const variant = await ask(asked, choiceOf(words, {
		choices: variants.map(one => ({text: wordsOfVariant(words, one).name, answer: one})), usual: variants[0],
	}));
	if (variant !== undefined) {
		tell(rulesLines(words, variant));
	}
}

/** The match of a draft, which is remembered for the next time; a name that an option gave is not. */
function begin({words, tell}: Asked, {settings, paths, name}: PlayWish, draft: Draft): Beginning {
	const isNamed = draft.name !== '' && draft.name !== name;
	try {
		writeSettings(paths.settings, {...settings, ...(isNamed && {name: draft.name}), last: lastOf(draft)});
	} catch {
		tell([words.menus.settings.notSaved]);
	}

	return {kind: 'new', match: matchOfDraft(draft, words.usage.person)};
}
