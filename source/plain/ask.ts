/** Questions before a match: each has a usual answer, which Enter alone gives. */
import type {Words} from '../words/words.js';
import type {Lines} from './lines.js';
import {commandIn, echoOf} from './parse.js';
import type {Voice} from './voice.js';

/** A person who can be asked. */
export type Asked = {
	readonly words: Words;
	readonly tell: Voice;
	readonly lines: Lines;
};

/** A question: how it is asked, and what a line answers. */
export type Inquiry<Answer> = {
	readonly question: readonly string[];
	readonly usual: Answer;
	/** The answer in a line; undefined for a line that is none. */
	readonly read: (line: string) => Answer | undefined;
	/** What can be answered. */
	readonly help: string;
};

/** Asks until there is an answer; undefined when nothing more is typed, or that the person would rather leave. */
export async function ask<Answer>({words, tell, lines}: Asked, {question, usual, read, help}: Inquiry<Answer>): Promise<Answer | undefined> {
	tell(question);
	for await (const line of lines) {
		const text = line.trim();
		const answer = text === '' ? usual : read(text);
		if (answer !== undefined) {
			return answer;
		}

		// `koniec` is how to leave here, and to stop at the table.
		if (['quit', 'stop'].includes(commandIn(text, words).kind)) {
			return undefined;
		}

		tell([`${words.plain.menu.noAnswer(echoOf(text))} ${help}`]);
	}

	return undefined;
}

/** One of several choices, each a line with its number. */
export function choiceOf<Answer>({plain: {menu}}: Words, {heading, choices, usual}: {
	/** What is asked for, if the choices do not say it. */
	readonly heading?: string;
	readonly choices: ReadonlyArray<{readonly text: string; readonly answer: Answer}>;
	readonly usual: Answer;
}): Inquiry<Answer> {
	const place = Math.max(0, choices.findIndex(({answer}) => answer === usual));
	const pick = menu.pick(choices.length, place + 1);
	return {
		question: [
			...(heading === undefined ? [] : [menu.heading(heading)]),
			...choices.map(({text}, index) => menu.choice(index + 1, text)),
			pick,
		],
		usual: choices[place].answer,
		read: line => numberIn(line, 1, choices.length) === undefined ? undefined : choices[Number(line) - 1].answer,
		help: pick,
	};
}

/** A whole number from `low` to `high`, or one of a few. */
export function numberOf({plain: {menu}}: Words, {what, possible, usual}: {
	readonly what: string;
	readonly possible: readonly number[] | {readonly low: number; readonly high: number};
	readonly usual: number;
}): Inquiry<number> {
	const isRange = 'low' in possible;
	const [low, high] = isRange ? [possible.low, possible.high] : [Math.min(...possible), Math.max(...possible)];
	const told = isRange ? menu.range(low, high) : menu.oneOf(possible.map(String));
	return {
		question: [menu.asks(what, {possible: told, usual: String(usual)})],
		usual,
		read(line) {
			const number = numberIn(line, low, high);
			return number === undefined || isRange || possible.includes(number) ? number : undefined;
		},
		help: menu.asks(what, {possible: told, usual: String(usual)}),
	};
}

function numberIn(line: string, low: number, high: number): number | undefined {
	const number = /^\d{1,6}$/.test(line) ? Number(line) : undefined;
	return number !== undefined && number >= low && number <= high ? number : undefined;
}
