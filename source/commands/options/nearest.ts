/** Which of the right names was meant. */
import {closestMatch} from 'leven';

/**
The name that begins like `given` or has it in it, else the one with the fewest letters different, if they are few
enough. A name counts without its dashes and its `no-`.
*/
export function nearest(given: string, names: readonly string[]): string | undefined {
	const bare = bareName(given.toLowerCase());
	const bareNames = names.map(name => bareName(name));
	const found = bare === ''
		? undefined
		: bareNames.find(name => name.startsWith(bare))
			?? bareNames.find(name => bare.length > 2 && name.includes(bare))
			?? closestMatch(bare, bareNames, {maxDistance: Math.min(4, Math.ceil(bare.length * 0.6), Math.max(1, bare.length - 1))});
	return found === undefined ? undefined : names[bareNames.indexOf(found)];
}

function bareName(name: string): string {
	return name.trim().replace(/^\p{Pd}+/u, '').replace(/^no-/, '');
}
