/**
Subjects and verbs in Polish.

Nobody knows the gender of a name, so verbs are in the present tense, which has none, and names stay in the nominative.
*/
import type {Who} from '../who.js';
import {listed} from './nouns.js';

/** A verb of the present tense: "wygrywasz", "wygrywacie", "wygrywa", "wygrywają". */
export type Verb = readonly [you: string, youAll: string, one: string, several: string];

/** "ty", "Łucja", "ty i Zofia", "Łucja i Zofia". */
export function people({own, names}: Who): string {
	return listed(own ? ['ty', ...names] : names);
}

/** The same at the beginning of a sentence. */
export function subject(who: Who): string {
	return who.own ? capital(people(who)) : people(who);
}

/** The verb that goes with these people. */
export function verb({own, names}: Who, [you, youAll, one, several]: Verb): string {
	if (own) {
		return names.length === 0 ? you : youAll;
	}

	return names.length === 1 ? one : several;
}

/** Subject and verb: "Dokładasz", "Łucja dokłada", "Ty i Zofia wygrywacie". */
export function does(who: Who, forms: Verb): string {
	return who.own ? capital(doesWithin(who, forms)) : doesWithin(who, forms);
}

/** The same within a sentence: "dokładasz", "Łucja dokłada", "ty i Zofia wygrywacie". */
export function doesWithin(who: Who, forms: Verb): string {
	const text = verb(who, forms);
	return who.own && who.names.length === 0 ? text : `${people(who)} ${text}`;
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
