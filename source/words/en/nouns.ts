/** What is counted, in English. */
import {type Counted, countedIn} from '../plural.js';

/** How a noun is counted. */
export function noun(one: string, other = `${one}s`): Counted {
	return countedIn('en', {one, other});
}

export const points = noun('point');
export const tiles = noun('tile');
export const pips = noun('pip');
export const players = noun('player');
export const people = noun('person', 'people');
export const games = noun('game');
export const deals = noun('deal');
export const matches = noun('match', 'matches');
export const seconds = noun('second');
export const ends = noun('end');
export const bots = noun('bot');
export const places = noun('place');

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], word = 'and'): string {
	return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}
