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
	/** What a curious person asks for once. */
	readonly questions: readonly string[];
};

const phrases: Readonly<Record<Language, Phrases>> = {
	en: {
		canPlay: /You can play (.*)\.$/,
		leadsAny: /You can lead any tile\.$/,
		leads: /You can lead (\d.*)\.$/,
		hand: /Your hand: (\d):/g,
		number: /Type a number from 1 to (\d+)\.$/,
		one: /Type 1 to play it\.$/,
		type: /: type (\w+)\.$/,
		orStop: /; or stop\.$/,
		stop: 'stop',
		over: /Enter or next: (?:deal|game) \d+\.$/,
		next: 'next',
		wins: /wins? the match\.$/,
		questions: ['e', 'h', 'c', 'b', 'l', 't', 'try', 'undo', '?', 'say hello', 'nonsense', ''],
	},
	pl: {
		canPlay: /Możesz dołożyć (.*)\.$/,
		leadsAny: /Możesz otworzyć dowolnym kamieniem\.$/,
		leads: /Możesz otworzyć kamieniem (.*)\.$/,
		hand: /Twoja ręka: (\d):/g,
		number: /Wpisz numer od 1 do (\d+)\.$/,
		one: /Wpisz 1, żeby go zgrać\.$/,
		type: /: wpisz (\w+)\.$/,
		orStop: /; albo wpisz koniec\.$/,
		stop: 'koniec',
		over: /Enter lub dalej: (?:rozdanie|runda) \d+\.$/,
		next: 'dalej',
		wins: /wygrywa(?:sz|cie|ją)? mecz\.$/i,
		questions: ['końce', 'ręka', 'wynik', 'układ', 'ostatnie', 'kamienie', 'sprawdź', 'cofnij', 'pomoc', 'powiedz cześć', 'bzdura', ''],
	},
};

/** Types until the match is over; `step` counts, so that not always the first choice is taken. Before the step `curiousAt` everything is asked for. */
export async function typeToTheEnd(person: Person, language: Language, {curiousAt}: {readonly curiousAt?: number} = {}): Promise<void> {
	const words = phrases[language];
	let told = await person.first();
	for (let step = 0; !words.wins.test(person.lines.at(-1)!); step++) {
		if (step > 2000) {
			throw new Error('The match does not end.');
		}

		/* eslint-disable no-await-in-loop */
		for (const question of step === curiousAt ? words.questions : []) {
			told = await person.type(question);
		}

		told = await person.type(reply(told, words, {step, all: person.lines}));
		/* eslint-enable no-await-in-loop */
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
