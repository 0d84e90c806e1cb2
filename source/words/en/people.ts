/** Subjects and verbs in English. */
import type {Who} from '../who.js';
import {listed} from './nouns.js';

/** "you", "Klara", "you and Zofia", "Klara and Zofia". */
export function people({own, names}: Who): string {
	return listed(own ? ['you', ...names] : names);
}

/** The same at the beginning of a sentence. */
export function subject(who: Who): string {
	const text = people(who);
	return who.own ? `You${text.slice(3)}` : text;
}

/** Subject and verb: "You lay", "Klara lays", "Klara and Zofia lay". */
export function does(who: Who, plain: string, third = `${plain}s`): string {
	return `${subject(who)} ${verb(who, plain, third)}`;
}

/** The verb that goes with these people. */
export function verb({own, names}: Who, plain: string, third = `${plain}s`): string {
	return own || names.length > 1 ? plain : third;
}
