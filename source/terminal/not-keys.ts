import {type Key} from './key-names.js';

/**
Where the reading stands between two characters. `hold` is how many milliseconds more may be waited for (0 where
nothing is begun), `alone` the keys that were pressed if nothing more comes.
*/
export type KeyState = {
	readonly hold: number;
	readonly alone: readonly Key[];
	readonly read: (character: string, press: (key: Key) => void) => KeyState;
};

export const escape = '\u001B';
/** Ctrl+C, which works even in the midst of something else. */
export const interrupt = '\u0003';

// Long enough for a slow link, short enough that Escape alone seems to act at once.
const sequenceHold = 100;
// A paste comes in many chunks; if its end is lost, the keyboard must come back all the same.
const pasteHold = 1000;

/** In the midst of a sequence, which is no key until it is whole. `alone`: what it is if it never is. */
export const begun = (read: KeyState['read'], alone: readonly Key[] = []): KeyState => ({hold: sequenceHold, alone, read});

/** So many characters are no keys. */
export const skip = (count: number, after: KeyState): KeyState => begun(() => count > 1 ? skip(count - 1, after) : after);

/** What a terminal answers to a question (colours, versions): to the bell or `ESC \\`, or until it is broken off. */
export const reply = (after: KeyState): KeyState => begun((character, press) => {
	switch (character) {
		case escape: {
			return replyEnd(after);
		}

		case interrupt: {
			return after.read(character, press);
		}

		case '\u0007':
		case '\u0018':
		case '\u001A': {
			return after;
		}

		default: {
			return reply(after);
		}
	}
});

const replyEnd = (after: KeyState): KeyState => begun((character, press) =>
	character === '\\' ? after : after.read(escape, press).read(character, press));

const pasteEnd = '\u001B[201~';

/** A bracketed paste, which is one key whatever is in it: that something was pasted can be answered, but it types nothing. `read`: the last characters so far. */
export const paste = (after: KeyState, read = ''): KeyState => ({
	hold: pasteHold,
	alone: [],
	read(character, press) {
		const tail = (read + character).slice(-pasteEnd.length);
		if (tail !== pasteEnd) {
			return paste(after, tail);
		}

		press('paste');
		return after;
	},
});
