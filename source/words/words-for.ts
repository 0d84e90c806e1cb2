/** The words of each language. */
import {english} from './en.js';
import type {Language} from './language.js';
import {polish} from './pl.js';
import type {Words} from './words.js';

const inLanguage: Readonly<Record<Language, Words>> = {en: english, pl: polish};

export function wordsFor(language: Language): Words {
	return inLanguage[language];
}
