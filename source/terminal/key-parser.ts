import {
	controlKeys, csiKeys, ss3Keys, type Key,
} from './key-names.js';
import {
	begun, escape, interrupt, paste, reply, skip, type KeyState,
} from './not-keys.js';

type Press = (key: Key) => void;

// No key has a longer code; what is longer is read to its end and means nothing.
const longestCode = 40;

const printable = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;

/** The state in which nothing is begun. Every other one leads back to it. */
export const ground: KeyState = {
	hold: 0,
	alone: [],
	read(character, press) {
		if (character === escape) {
			return afterEscape;
		}

		pressIf(controlKeys.get(character) ?? (isPrintable(character) ? character : undefined), press);
		return ground;
	},
};

// The replacement character stands for bytes that were no UTF-8.
function isPrintable(character: string): boolean {
	return printable.test(character) && character !== '\uFFFD';
}

const afterEscape: KeyState = begun((character, press) =>
	character === escape ? afterTwoEscapes : begin(character, '', press), ['escape']);

// Escape pressed twice; or the first stands for Alt, and the sequence that follows is no plain key.
const afterTwoEscapes: KeyState = begun((character, press) => {
	if (character === escape) {
		press('escape');
		return afterTwoEscapes;
	}

	return begin(character, escape, press);
}, ['escape', 'escape']);

function begin(character: string, prefix: string, press: Press): KeyState {
	switch (character) {
		case '[': {
			return csi(prefix);
		}

		case 'O': {
			return ss3(prefix);
		}

		case ']':
		case 'P':
		case 'X':
		case '^':
		case '_': {
			return reply(ground);
		}

		case interrupt: {
			return ground.read(character, press);
		}

		// Alt and a character.
		default: {
			return ground;
		}
	}
}

// `ESC [`, parameters, one last letter.
const csi = (read: string): KeyState => begun((character, press) => {
	const code = read + character;
	if (isControl(character)) {
		return ground.read(character, press);
	}

	switch (code) {
		case '200~': {
			return paste(ground);
		}

		// The Linux console's F1 to F5.
		case '[': {
			return skip(1, ground);
		}

		// The oldest kind of mouse report.
		case 'M': {
			return skip(3, ground);
		}

		default: {
			return isWhole(code) ? finish(csiKeys.get(code), press) : csi(code.length > longestCode ? read : code);
		}
	}
});

// Rxvt ends its shifted keys with a dollar sign, which elsewhere announces the end. Beyond ASCII there is no sequence.
const isWhole = (code: string): boolean => /[^ -?]$/.test(code) || /^\d+\$$/.test(code);

// `ESC O` and one letter; a digit between them is a modifier.
const ss3 = (prefix: string): KeyState => begun((character, press) => {
	if (isControl(character)) {
		return ground.read(character, press);
	}

	return /[\d;]/.test(character) ? ss3(escape) : finish(ss3Keys.get(prefix + character), press);
});

const isControl = (character: string): boolean => character < ' ';

function finish(key: Key | undefined, press: Press): KeyState {
	pressIf(key, press);
	return ground;
}

function pressIf(key: Key | undefined, press: Press): void {
	if (key !== undefined) {
		press(key);
	}
}
