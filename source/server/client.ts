/** What a client says of its terminal, and what that means. */
import type {PseudoTtyInfo} from 'ssh2';
import {capabilities} from '../terminal/capabilities.js';
import {isDumb} from '../terminal/launch.js';
import {boundedSize, type Size} from '../terminal/size.js';
import {languageOf, type Language} from '../words/language.js';
import type {Opening} from './messages.js';

/** How a client may begin: as `ssh host` does, with a word behind it, or with something that is not to be had here. */
export type Beginning = {readonly kind: 'shell' | 'subsystem'} | {readonly kind: 'exec'; readonly command: string};

/** Why there is nothing to be had. */
export type ClientRefusal = 'no-terminal' | 'no-commands' | 'no-subsystems';

const accessible = 'accessible';
const mostVariables = 24;
const longestValue = 64;

/** What a client has said so far. */
export type Client = {
	/** Takes a variable; true if it is one we look at. */
	readonly setVariable: (name: string, value: string) => boolean;
	readonly setTerminal: (info: Partial<Pick<PseudoTtyInfo, 'cols' | 'rows'>> & {readonly term?: string}) => void;
	/** A new size of the window. */
	readonly resize: (info: {readonly cols: number; readonly rows: number}) => Size;
	/** Whether there is a terminal at the other end, which does nothing by itself. */
	readonly hasTerminal: () => boolean;
	readonly language: () => Language | undefined;
	/** Whether it can show more than ASCII. */
	readonly isUnicode: () => boolean;
	readonly open: (beginning: Beginning) => Opening | ClientRefusal;
};

/** A client that has said nothing yet. */
export function createClient(): Client {
	const env: Record<string, string> = {};
	let terminal: {readonly term: string; readonly size: Size} | undefined;
	const sizeOf = ({cols, rows}: {readonly cols?: number; readonly rows?: number}) => boundedSize({columns: cols, rows});

	// A client that says nothing of its locale is one of today, which means UTF-8.
	const locale = () => ({...(localeIn(env) === undefined ? {LANG: 'C.UTF-8'} : {}), ...env, TERM: terminal?.term ?? 'dumb'});

	const opening = (mode: Opening['mode']): Opening => ({
		mode,
		size: terminal?.size ?? boundedSize({}),
		env: locale(),
		language: languageIn(env),
	});

	return {
		setVariable(name, value) {
			const isWanted = /^(?:LANG|LC_[A-Z]+)$/.test(name) && value.length <= longestValue && Object.keys(env).length < mostVariables;
			if (isWanted) {
				env[name] = value;
			}

			return isWanted;
		},
		setTerminal({term, ...size}) {
			terminal = {term: /^[\w.+-]{1,40}$/.test(term ?? '') ? term! : 'vt100', size: sizeOf(size)};
		},
		resize(info) {
			const size = sizeOf(info);
			if (terminal !== undefined) {
				terminal = {...terminal, size};
			}

			return size;
		},
		hasTerminal: () => terminal !== undefined,
		language: () => languageIn(env),
		isUnicode: () => capabilities({env: locale(), isTTY: true}).unicode,
		open(beginning) {
			if (beginning.kind === 'subsystem') {
				return 'no-subsystems';
			}

			if (beginning.kind === 'exec') {
				const isAccessible = beginning.command.trim() === accessible;
				return isAccessible ? opening(terminal === undefined ? 'lines-without-terminal' : 'lines') : 'no-commands';
			}

			if (terminal === undefined) {
				return 'no-terminal';
			}

			return opening(isDumb({TERM: terminal.term}) ? 'lines' : 'screen');
		},
	};
}

/** The locale that decides the character set; an empty variable counts as unset. */
function localeIn({LC_ALL: all, LC_CTYPE: characters, LANG: lang}: Readonly<Record<string, string>>): string | undefined {
	return [all, characters, lang].find(Boolean);
}

/** C and POSIX ask for no language. */
function languageIn(env: Readonly<Record<string, string>>): Language | undefined {
	const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find(Boolean);
	return locale === undefined || /^(?:c|posix)(?:\.|$)/i.test(locale) ? undefined : languageOf({env});
}
