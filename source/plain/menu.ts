/** The first question: what is to be played. */
import {writeSettings} from '../store/settings.js';
import {type UnfinishedMatch, lastUnfinished} from '../store/records.js';
import type {Beginning, PlayWish} from '../table/wish.js';
import {variants} from '../variants/index.js';
import {wordsOfVariant} from '../words/variants.js';
import {type Asked, ask, choiceOf} from './ask.js';
import {rulesLines} from './facts.js';
import {inBrief} from './match-in-brief.js';
import {
	type Plan, choicesOf, lastVariant, matchOf, usualPlan,
} from './plan.js';
import {planMatch} from './planning.js';

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
	const usual = usualPlan(lastVariant(settings.last ?? {}), settings);
	const {terms} = matchOf(usual, words);
	const left = unfinished?.reading.match?.terms.variant;
	const choice = await ask(asked, choiceOf<Choice>(words, {
		choices: [
			...(left === undefined ? [] : [{text: menu.goOn(wordsOfVariant(words, left).name), answer: 'go-on' as const}]),
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
			const plan = await planMatch(asked, settings);
			return plan && begin(asked, wish, plan);
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

async function tellRules(asked: Asked): Promise<void> {
	const {words, tell} = asked;
	const variant = await ask(asked, choiceOf(words, {
		choices: variants.map(one => ({text: wordsOfVariant(words, one).name, answer: one})), usual: variants[0],
	}));
	if (variant !== undefined) {
		tell(rulesLines(words, variant));
	}
}

/** The match of a plan, which is remembered for the next time; a name that an option gave is not. */
function begin({words, tell}: Asked, {settings, paths, name}: PlayWish, plan: Plan): Beginning {
	const isNamed = plan.name !== '' && plan.name !== name;
	try {
		writeSettings(paths.settings, {...settings, ...(isNamed && {name: plan.name}), last: choicesOf(plan)});
	} catch {
		tell([words.menus.settings.notSaved]);
	}

	return {kind: 'new', match: matchOf(plan, words)};
}
