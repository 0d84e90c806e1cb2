/** Plays whole matches by typing, and knows nothing but what it was told. */
import type {Language} from '../../source/words/language.js';
import type {Person} from './person.js';

type Phrases = {
	readonly canPlay: RegExp;
	readonly leadsAny: RegExp;
	readonly leads: RegExp;
	readonly hand: RegExp;
	readonly number: RegExp;
	readonly one: RegExp;
	readonly type: RegExp;
	readonly orStop: RegExp;
	readonly stop: string;
	readonly over: RegExp;
	readonly next: string;
	readonly wins: RegExp;
};

const phrases: Readonly<Record<Language, Phrases>> = {
	en: {
		canPlay: /You can play (.*)\.$/,
		leadsAny: /You lead, with any tile\.$/,
		leads: /You lead, with (.*)\.$/,
		hand: /Your hand: (\d):/g,
		number: /Type a number from 1 to (\d+)\.$/,
		one: /Type 1 to play it\.$/,
		type: /: type (\w+)\.$/,
		orStop: /; or stop\.$/,
		stop: 'stop',
		over: /Enter or next: (?:deal|game) \d+\.$/,
		next: 'next',
		wins: /wins? the match\.$/,
	},
	pl: {
		canPlay: /Możesz dołożyć (.*)\.$/,
		leadsAny: /Otwierasz dowolnym kamieniem\.$/,
		leads: /Otwierasz: (.*)\.$/,
		hand: /Twoja ręka: (\d):/g,
		number: /Wpisz numer od 1 do (\d+)\.$/,
		one: /Wpisz 1, żeby go zgrać\.$/,
		type: /: wpisz (\w+)\.$/,
		orStop: /; albo koniec\.$/,
		stop: 'koniec',
		over: /Enter lub dalej: (?:rozdanie|runda) \d+\.$/,
		next: 'dalej',
		wins: /wygrywa(?:sz|cie|ją)? mecz\.$/,
	},
};

/** Types until the match is over; `step` counts, so that not always the first choice is taken. */
export async function typeToTheEnd(person: Person, language: Language): Promise<void> {
	const words = phrases[language];
	let told = await person.first();
	for (let step = 0; !words.wins.test(person.lines.at(-1)!); step++) {
		if (step > 2000) {
			throw new Error('The match does not end.');
		}

		told = await person.type(reply(told, words, {step, all: person.lines})); // eslint-disable-line no-await-in-loop
	}
}

/** What to type after these lines. */
function reply(told: readonly string[], words: Phrases, {step, all}: {step: number; all: readonly string[]}): string {
	// Long lines are broken.
	const text = told.join(' ');
	const choices = words.canPlay.exec(text)?.[1].match(/(?<=^|; )\d-\d/g) ?? words.leads.exec(text)?.[1].match(/\d-\d/g);
	if (words.over.test(text)) {
		return step % 2 === 0 ? '' : words.next;
	}

	if (words.one.test(text)) {
		return '1';
	}

	const most = words.number.exec(text)?.[1];
	if (most !== undefined) {
		return String((step % Number(most)) + 1);
	}

	if (words.orStop.test(text) && step % 5 === 0) {
		return words.stop;
	}

	if (words.leadsAny.test(text)) {
		return [...all.join(' ').matchAll(words.hand)].at(-1)![1];
	}

	const typed = words.type.exec(text)?.[1] ?? choices?.at(step % choices.length);
	if (typed === undefined) {
		throw new Error(`What is to be typed after this?\n${told.join('\n')}`);
	}

	return typed;
}
