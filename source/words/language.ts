/** The languages, and which of them a person reads. */

export const languages = ['en', 'pl'] as const;

export type Language = typeof languages[number];

/** What decides the language: the option `--lang` and the environment. */
export type LanguageWish = {
	readonly option?: string;
	readonly env?: Readonly<Record<string, string | undefined>>;
};

/** The language asked for by the option, else by the first of LC_ALL, LC_MESSAGES and LANG that is set; Polish for `pl…`, else English. */
export function languageOf({option, env = {}}: LanguageWish): Language {
	const wish = [option, env.LC_ALL, env.LC_MESSAGES, env.LANG].find(value => value !== undefined && value !== '');
	return wish !== undefined && /^pl(?![a-z])/i.test(wish) ? 'pl' : 'en';
}
