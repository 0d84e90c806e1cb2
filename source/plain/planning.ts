/** The questions about a new match, one after the other. */
import {levels} from '../bots/index.js';
import {flawInName} from '../record/text.js';
import type {Settings} from '../store/settings.js';
import {variants} from '../variants/index.js';
import {wordsOfVariant} from '../words/variants.js';
import {
	type Asked, type Inquiry, ask, choiceOf, numberOf,
} from './ask.js';
import {
	type Plan, highestTarget, lastVariant, lengths, usualPlan,
} from './plan.js';

/** Asks for everything that can be agreed on; undefined when the person gives up. */
export async function planMatch(asked: Asked, settings: Pick<Settings, 'last' | 'name'>): Promise<Plan | undefined> {
	const {words} = asked;
	const variant = await ask(asked, choiceOf(words, {
		heading: words.menus.options.variant,
		choices: variants.map(one => ({text: `${wordsOfVariant(words, one).name}. ${wordsOfVariant(words, one).sentence}`, answer: one})),
		usual: lastVariant(settings.last ?? {}),
	}));
	if (variant === undefined) {
		return undefined;
	}

	let plan: Plan | undefined = usualPlan(variant, settings);
	for (const question of [players, people, level, target, games, house, name]) {
		plan &&= await question(asked, plan); // eslint-disable-line no-await-in-loop
	}

	return plan;
}

/** Each answers the plan with one point of it settled. */
type Step = (asked: Asked, plan: Plan) => Promise<Plan | undefined>;

async function settle<Answer>(asked: Asked, inquiry: Inquiry<Answer>, change: (answer: Answer) => Plan): Promise<Plan | undefined> {
	const answer = await ask(asked, inquiry);
	return answer === undefined ? undefined : change(answer);
}

const players: Step = async (asked, plan) => plan.variant.seats.length === 1
	? plan
	: settle(asked, numberOf(asked.words, {
		what: asked.words.menus.options.players, possible: plan.variant.seats, usual: plan.players,
	}), answer => ({...plan, players: answer, people: Math.min(plan.people, answer)}));

const people: Step = async (asked, plan) => settle(asked, numberOf(asked.words, {
	what: asked.words.plain.menu.people, possible: {low: 1, high: plan.players}, usual: plan.people,
}), answer => ({...plan, people: answer}));

const level: Step = async (asked, plan) => plan.people === plan.players
	? plan
	: settle(asked, choiceOf(asked.words, {
		heading: asked.words.menus.options.bots,
		choices: levels.map(one => ({text: levelText(asked, one), answer: one})),
		usual: plan.level,
	}), answer => ({...plan, level: answer}));

function levelText({words: {bots}}: Asked, id: string): string {
	const known = Object.entries(bots.levels).find(([one]) => one === id);
	return known === undefined ? id : `${known[1].name}. ${known[1].sentence}`;
}

const target: Step = async (asked, plan) => settle(asked, numberOf(asked.words, {
	what: asked.words.menus.options.target, possible: {low: 1, high: highestTarget}, usual: plan.target,
}), answer => ({...plan, target: answer}));

const games: Step = async (asked, plan) => settle(asked, numberOf(asked.words, {
	what: asked.words.plain.menu.games, possible: lengths, usual: plan.games,
}), answer => ({...plan, games: answer}));

const house: Step = async (asked, plan) => {
	const {houseRules} = wordsOfVariant(asked.words, plan.variant);
	let settled: Plan | undefined = plan;
	for (const {name: rule, values} of plan.variant.houseRules) {
		const before: Plan | undefined = settled;
		settled = before && await settle(asked, choiceOf(asked.words, { // eslint-disable-line no-await-in-loop
			heading: houseRules[rule].name,
			choices: values.map(value => ({text: houseRules[rule].values[value], answer: value})),
			usual: before.house[rule],
		}), answer => ({...before, house: {...before.house, [rule]: answer}}));
	}

	return settled;
};

const name: Step = async (asked, plan) => {
	const {menus: {options}, plain: {menu}, usage: {person}} = asked.words;
	const question = menu.asks(options.name, {possible: menu.anyName, usual: plan.name === '' ? person(1, plan.people) : plan.name});
	return settle(asked, {
		question: [question],
		usual: plan.name,
		read: line => flawInName(line) === undefined ? line : undefined,
		help: question,
	}, answer => ({...plan, name: answer}));
};
