/** The questions about a new match, one after the other. */
import {levels} from '../bots/index.js';
import {flawInName} from '../record/text.js';
import {type Variant, houseRulesFor} from '../rules/variant.js';
import type {Settings} from '../store/settings.js';
import {
	type Draft, draftFor, draftOf, highestTarget, lengths, nameIn,
} from '../table/draft.js';
import {variants} from '../variants/index.js';
import {nameOfLevel} from '../words/hints.js';
import {wordsOfVariant} from '../words/variants.js';
import {
	type Asked, type Inquiry, ask, choiceOf, numberOf,
} from './ask.js';

/** A match as it was begun last, where that is still possible; with a variant, one of that: as usual, if the last one was of another. */
export function usualDraft({last = {}, name = ''}: Pick<Settings, 'last' | 'name'>, variant?: Variant): Draft {
	const draft = draftOf(last, {name: flawInName(name) === undefined ? name.trim() : '', levels});
	return variant === undefined || variant === draft.variant ? draft : {...draftFor(variant, draft), level: draft.level};
}

/** Asks for everything that can be agreed on; undefined when the person gives up. */
export async function planMatch(asked: Asked, settings: Pick<Settings, 'last' | 'name'>): Promise<Draft | undefined> {
	return plan(asked, settings, [players, people, level, target, games, house, names]);
}

/** The same for a table where people sit down by themselves. */
export async function planTable(asked: Asked): Promise<Draft | undefined> {
	return plan(asked, {}, [players, level, target, games, house]);
}

async function plan(asked: Asked, settings: Pick<Settings, 'last' | 'name'>, questions: readonly Step[]): Promise<Draft | undefined> {
	const {words} = asked;
	const variant = await ask(asked, choiceOf(words, {
		heading: words.menus.options.variant,
		choices: variants.map(one => ({text: `${wordsOfVariant(words, one).name}. ${wordsOfVariant(words, one).sentence}`, answer: one})),
		usual: usualDraft(settings).variant,
	}));
	if (variant === undefined) {
		return undefined;
	}

	let draft: Draft | undefined = usualDraft(settings, variant);
	for (const question of questions) {
		draft &&= await question(asked, draft); // eslint-disable-line no-await-in-loop
	}

	return draft;
}

/** Each answers the draft with one point of it settled. */
type Step = (asked: Asked, draft: Draft) => Promise<Draft | undefined>;

async function settle<Answer>(asked: Asked, inquiry: Inquiry<Answer>, change: (answer: Answer) => Draft): Promise<Draft | undefined> {
	const answer = await ask(asked, inquiry);
	return answer === undefined ? undefined : change(answer);
}

const players: Step = async (asked, draft) => draft.variant.seats.length === 1
	? draft
	: settle(asked, numberOf(asked.words, {
		what: asked.words.menus.options.players, possible: draft.variant.seats, usual: draft.players,
	}), answer => ({...draft, players: answer, people: Math.min(draft.people, answer)}));

const people: Step = async (asked, draft) => settle(asked, numberOf(asked.words, {
	what: asked.words.plain.menu.people, possible: {low: 1, high: draft.players}, usual: draft.people,
}), answer => ({...draft, people: answer}));

const level: Step = async (asked, draft) => draft.people === draft.players
	? draft
	: settle(asked, choiceOf(asked.words, {
		heading: asked.words.menus.options.bots,
		choices: draft.levels.map(one => ({text: levelText(asked, one), answer: one})),
		usual: draft.level,
	}), answer => ({...draft, level: answer}));

function levelText({words}: Asked, id: string): string {
	const known = Object.entries(words.bots.levels).find(([one]) => one === id);
	return known === undefined ? nameOfLevel(words, id) : `${known[1].name}. ${known[1].sentence}`;
}

const target: Step = async (asked, draft) => settle(asked, numberOf(asked.words, {
	what: asked.words.menus.options.target, possible: {low: 1, high: highestTarget}, usual: draft.target,
}), answer => ({...draft, target: answer}));

const games: Step = async (asked, draft) => settle(asked, numberOf(asked.words, {
	what: asked.words.plain.menu.games, possible: lengths, usual: draft.games,
}), answer => ({...draft, games: answer}));

const house: Step = async (asked, draft) => {
	const {houseRules} = wordsOfVariant(asked.words, draft.variant);
	let settled: Draft | undefined = draft;
	for (const {name: rule, values} of houseRulesFor(draft.variant, draft.players)) {
		const before: Draft | undefined = settled;
		settled = before && await settle(asked, choiceOf(asked.words, { // eslint-disable-line no-await-in-loop
			heading: houseRules[rule].name,
			choices: values.map(value => ({text: houseRules[rule].values[value], answer: value})),
			usual: before.house[rule],
		}), answer => ({...before, house: {...before.house, [rule]: answer}}));
	}

	return settled;
};

/** All the people's names: each of them must be told apart from those before. */
const names: Step = async (asked, draft) => {
	let settled: Draft | undefined = draft;
	for (let place = 0; place < draft.people; place++) {
		settled &&= await nameOfPerson(asked, settled, place); // eslint-disable-line no-await-in-loop
	}

	return settled;
};

async function nameOfPerson(asked: Asked, draft: Draft, place: number): Promise<Draft | undefined> {
	const {menus: {options}, plain: {menu}, usage: {person}} = asked.words;
	const nobody = person(place + 1, draft.people);
	const known = nameIn(draft, place);
	const taken = new Set(Array.from({length: place}, (_, before) => nameIn(draft, before) || person(before + 1, draft.people)));
	const usual = known === '' || taken.has(known) ? '' : known;
	const question = menu.asks(place === 0 ? options.name : options.nameOf(place + 1), {possible: menu.anyName, usual: usual === '' ? nobody : usual});
	return settle(asked, {
		question: [question],
		usual,
		read: line => flawInName(line) === undefined && !taken.has(line) ? line : undefined,
		help: question,
	}, answer => place === 0
		? {...draft, name: answer}
		: {...draft, others: Array.from({length: Math.max(place, draft.others.length)}, (_, other) => other === place - 1 ? answer : draft.others.at(other) ?? '')});
}
