import {isDumb} from './launch.js';

/** 0 no colour, 1 the 16 named ones, 2 the palette of 256, 3 all. */
export type ColourLevel = 0 | 1 | 2 | 3;

/** What a terminal can show. `unicode`: box drawing and letters beyond ASCII. */
export type Capabilities = {readonly colour: ColourLevel; readonly unicode: boolean; readonly dumb: boolean};

/** Where to look: the environment, whether output is a terminal, and the options `--no-color` and `--ascii`. */
export type CapabilityHints = {
	readonly env: NodeJS.ProcessEnv;
	readonly isTTY: boolean;
	readonly noColour?: boolean;
	readonly ascii?: boolean;
};

/** What can be shown, options before environment. Over SSH `env` is what the client sent, TERM included. */
export function capabilities(hints: CapabilityHints): Capabilities {
	return {
		colour: hints.noColour ? 0 : colourLevel(hints),
		unicode: !hints.ascii && isUnicode(hints.env),
		dumb: isDumb(hints.env),
	};
}

// NO_COLOR before FORCE_COLOR: who asks for no colour codes gets none. FORCE_COLOR with a number is exactly that
// level, otherwise at least the 16 named colours.
function colourLevel({env, isTTY}: CapabilityHints): ColourLevel {
	if (env.NO_COLOR) {
		return 0;
	}

	const found = isTTY ? termLevel(env) : 0;
	const forced = env.FORCE_COLOR;
	if (forced === undefined) {
		return found;
	}

	return forcedLevels.get(forced) ?? (found === 0 ? 1 : found);
}

const forcedLevels: ReadonlyMap<string, ColourLevel> = new Map([
	['false', 0],
	['0', 0],
	['1', 1],
	['2', 2],
	['3', 3],
]);

function termLevel(env: NodeJS.ProcessEnv): ColourLevel {
	const term = env.TERM ?? '';
	if (isDumb(env) || /^vt\d|-m(ono)?$/.test(term)) {
		return 0;
	}

	if (/^(truecolor|24bit)$/.test(env.COLORTERM ?? '') || /-direct|kitty|alacritty|ghostty|foot|wezterm/.test(term)) {
		return 3;
	}

	return /-256(color)?$/.test(term) ? 2 : 1;
}

// The first of these variables that is set says the character set; the consoles listed draw few glyphs whatever it says.
function isUnicode(env: NodeJS.ProcessEnv): boolean {
	// An empty variable counts as unset.
	const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || ''; // eslint-disable-line @typescript-eslint/prefer-nullish-coalescing
	return /utf-?8/i.test(locale) && !/^(linux|vt)/.test(env.TERM ?? '');
}
