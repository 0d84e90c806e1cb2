/** Which of the right names was meant. */
import {closestMatch} from 'leven';

/**
The name that begins like `given` or has it in it, else the one with the fewest letters different, if they are at
most half of those given. A name counts without its dashes and its `no-`.
*/
export function nearest(given: string, names: readonly string[]): string | undefined {
	const bare = bareName(given.toLowerCase());
	const bareNames = names.map(name => bareName(name));
	const found = bare === ''
		? undefined
		: bareNames.find(name => name.startsWith(bare))
			?? bareNames.find(name => bare.length > 2 && name.includes(bare))
			?? closestMatch(bare, bareNames, {maxDistance: Math.min(3, Math.max(1, Math.floor(bare.length / 2)))});
	return found === undefined ? undefined : names[bareNames.indexOf(found)];
}

function bareName(name: string): string {
	return name.trim().replace(/^\p{Pd}+/u, '').replace(/^no-/, '');
}
