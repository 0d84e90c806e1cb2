/** What is counted, in Polish. Where nominative and accusative differ, the name says which it is. */
import {type Counted, countedIn} from '../plural.js';

/** How a noun is counted; `other` is the form after fractions: 1,5 punktu. */
export function noun(one: string, few: string, [many, other]: readonly [string, string]): Counted {
	return countedIn('pl', {
		one, few, many, other,
	});
}

export const points = noun('punkt', 'punkty', ['punktów', 'punktu']);
/** After "do", in the genitive: "do 1 punktu", "do 61 punktów". */
export const pointsOf = noun('punktu', 'punktów', ['punktów', 'punktu']);
export const tiles = noun('kamień', 'kamienie', ['kamieni', 'kamienia']);
export const pips = noun('oczko', 'oczka', ['oczek', 'oczka']);
export const people = noun('osoba', 'osoby', ['osób', 'osoby']);
export const games = noun('runda', 'rundy', ['rund', 'rundy']);
export const deals = noun('rozdanie', 'rozdania', ['rozdań', 'rozdania']);
export const matches = noun('mecz', 'mecze', ['meczów', 'meczu']);
export const seconds = noun('sekunda', 'sekundy', ['sekund', 'sekundy']);
export const ends = noun('koniec', 'końce', ['końców', 'końca']);
export const bots = noun('bot', 'boty', ['botów', 'bota']);
export const places = noun('miejsce', 'miejsca', ['miejsc', 'miejsca']);

/** "a", "a i b", "a, b i c". */
export function listed(items: readonly string[], word = 'i'): string {
	return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}
