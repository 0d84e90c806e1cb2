/** Said instead of everything else where Node is too old. It must itself be loadable there. */
import {usage as english} from '../words/en/usage.js';
import {languageOf} from '../words/language.js';
import {usage as polish} from '../words/pl/usage.js';

/** The first major version of Node that the program runs on. */
const oldestNode = 20;

/** What to say about a version of Node, such as 18.20.8; undefined when it is new enough. */
export function oldNode(version: string, env: Readonly<Record<string, string | undefined>>): string | undefined {
	const {failures} = {en: english, pl: polish}[languageOf({env})];
	return Number.parseInt(version, 10) < oldestNode ? failures.oldNode(oldestNode, version) : undefined;
}
