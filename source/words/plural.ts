/** Numbers with their nouns: 1 punkt, 2 punkty, 5 punktów, 22 punkty. */
import type {Language} from './language.js';

/** The forms of a noun after numbers; English has `one` and `other` only, Polish `one`, `few`, `many`, and `other` after fractions. */
export type Forms = {
	readonly one: string;
	readonly few?: string;
	readonly many?: string;
	readonly other: string;
};

const rules: Readonly<Record<Language, Intl.PluralRules>> = {
	en: new Intl.PluralRules('en'),
	pl: new Intl.PluralRules('pl'),
};

/** The form of a noun that goes with this number. */
export function formFor(language: Language, count: number, forms: Forms): string {
	const category = rules[language].select(count);
	return (category === 'few' || category === 'many' ? forms[category] : forms[category === 'one' ? 'one' : 'other']) ?? forms.other;
}

/** How a noun is counted: `points(3)` is "3 points". */
export type Counted = (count: number) => string;

/** The counting of a noun. */
export function countedIn(language: Language, forms: Forms): Counted {
	return count => `${count} ${formFor(language, count, forms)}`;
}
