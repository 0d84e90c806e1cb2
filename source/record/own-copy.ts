/** A seat's own copy of a running match: the record without what the seat may not see. */
import type {Seat} from '../rules/variant.js';

/**
A line of the record as `seat` may see it, or a watcher (undefined); undefined when it may not see it at all.

The tiles of others and of the boneyard become their number (`hand 2 ?5`, `boneyard ?18`, `2 draw ?`); the secret
would give every deal to come.
*/
export function ownCopy(line: string, seat: Seat | undefined): string | undefined {
	const words = line.split(' ');
	const own = seat === undefined ? undefined : String(seat + 1);
	switch (words[0]) {
		case 'secret': {
			return undefined;
		}

		case 'hand': {
			return words[1] === own ? line : `hand ${words[1]} ?${words.length - 2}`;
		}

		case 'boneyard': {
			return words.length === 1 ? line : `boneyard ?${words.length - 1}`;
		}

		default: {
			return words[1] === 'draw' && words[0] !== own ? `${words[0]} draw ?` : line;
		}
	}
}
