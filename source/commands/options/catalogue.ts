/** All options there are, what they take, and which of them belong together. Names are without their dashes. */
import {levels} from '../../bots/index.js';
import {variants} from '../../variants/index.js';
import {languages} from '../../words/language.js';

export const houseRules = variants.flatMap(variant => variant.houseRules);

/** What two players would agree on. */
export const matchOptions: readonly string[] = ['variant', 'players', 'bots', 'target', 'games', ...houseRules.map(rule => rule.name)];

/** What every command takes. */
export const everywhere: readonly string[] = ['lang', 'ascii', 'no-color', 'accessible', 'help', 'version'];

/** The letters that stand for an option behind a single dash, for those whom habit leads there. */
export const letters: ReadonlyMap<string, string> = new Map([['help', 'h'], ['version', 'v']]);

export type Taking = 'value' | 'value-or-nothing' | 'nothing';

const others: Readonly<Record<string, Taking>> = {
	resume: 'value-or-nothing',
	json: 'nothing',
	text: 'nothing',
	ascii: 'nothing',
	'no-color': 'nothing',
	accessible: 'nothing',
	help: 'nothing',
	version: 'nothing',
};

/** What an option takes. */
export function taking(option: string): Taking {
	return others[option] ?? 'value';
}

/** Whether an option takes several of its choices, separated by commas. */
export function takesSeveral(option: string): boolean {
	return option === 'bots';
}

/** Which paths an option takes; undefined when it takes none. */
export function pathTaken(option: string): 'file' | 'directory' | undefined {
	switch (option) {
		case 'record':
		case 'log':
		case 'resume': {
			return 'file';
		}

		case 'records': {
			return 'directory';
		}

		default: {
			return undefined;
		}
	}
}

/** The values an option can have; undefined when they are not a few words. */
export function choicesOf(option: string): readonly string[] | undefined {
	switch (option) {
		case 'variant': {
			return variants.map(variant => variant.id);
		}

		case 'bots': {
			return levels;
		}

		case 'lang': {
			return languages;
		}

		default: {
			return houseRules.find(rule => rule.name === option)?.values;
		}
	}
}
