/** The first question: what is to be played. */
import type {Match} from '../match/match.js';
import {writeSettings} from '../store/settings.js';
import {type UnfinishedMatch, unfinishedMatches} from '../store/records.js';
import {readStatistics} from '../store/statistics.js';
import {type Draft, lastOf, matchOfDraft} from '../table/draft.js';
import type {Beginning, PlayWish} from '../table/wish.js';
import {variants} from '../variants/index.js';
import {wordsOfVariant} from '../words/variants.js';
import type {Words} from '../words/words.js';
import {type Asked, ask, choiceOf} from './ask.js';
import {rulesLines} from './facts.js';
import {chooseLeft, standingOf} from './left-matches.js';
import {inBrief} from './match-in-brief.js';
import {planMatch, usualDraft} from './planning.js';
import {statisticsLines} from './statistics.js';

/** Asks what is to be played, an unfinished match being offered first; undefined when the person would rather leave. */
export async function chooseMatch(asked: Asked, wish: PlayWish): Promise<Beginning | undefined> {
	const {words: {menus: {menu}}, tell} = asked;
	tell([`${menu.title}. ${menu.subtitle}.`]);
	return choose(asked, wish, [...unfinishedMatches(wish.paths.records)]);
}

type Choice = 'go-on' | 'unfinished' | 'play' | 'another' | 'rules' | 'statistics' | 'quit';

async function choose(asked: Asked, wish: PlayWish, unfinished: readonly UnfinishedMatch[]): Promise<Beginning | undefined> {
	const {words} = asked;
	const {menus: {menu}, plain} = words;
	const settings = {...wish.settings, name: wish.name ?? wish.settings.name};
	const usual = usualDraft(settings);
	const {terms} = matchOfDraft(usual, words.usage.person);
	const last = unfinished.find(({isBeingPlayed}) => !isBeingPlayed);
	const left = last?.reading.match;
	const choice = await ask(asked, choiceOf<Choice>(words, {
		choices: [
			...(left === undefined ? [] : [{text: leftText(words, left), answer: 'go-on' as const}]),
			...(unfinished.some(one => one !== last) ? [{text: menu.unfinished, answer: 'unfinished' as const}] : []),
			{text: plain.menu.play(inBrief(words, terms, usual.people < usual.players ? usual.level : undefined)), answer: 'play'},
			{text: plain.menu.another, answer: 'another'},
			{text: menu.rules, answer: 'rules'},
			{text: menu.statistics, answer: 'statistics'},
			{text: menu.quit, answer: 'quit'},
		],
		usual: left === undefined ? 'play' : 'go-on',
	}));
	switch (choice) {
		case 'go-on': {
			return {kind: 'resume', file: last!.file};
		}

		case 'unfinished': {
			const chosen = await chooseLeft(asked, unfinished);
			return chosen === undefined ? choose(asked, wish, unfinished) : {kind: 'resume', file: chosen.file};
		}

		case 'statistics': {
			asked.tell(statisticsLines(words, readStatistics(wish.paths.records)));
			return choose(asked, wish, unfinished);
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

/** What was left last, and how it stands. */
function leftText(words: Words, match: Match): string {
	return [words.menus.menu.goOn(wordsOfVariant(words, match.terms.variant).name), ...standingOf(words, match)].join('. ');
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
