import {Buffer} from 'node:buffer';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {createKeys, type KeysOptions} from '../../source/terminal/keys.js';
import {type Key} from '../../source/terminal/key-names.js';
import {createClock} from '../helpers/clock.js';

const escape = '\u001B';

function keyboard(options: Partial<KeysOptions> = {}) {
	const clock = createClock();
	const pressed: Key[] = [];
	const errors: unknown[] = [];
	const keys = createKeys({
		later: clock.later,
		onError(error) {
			errors.push(error);
		},
		...options,
	});
	keys.onKey(key => {
		pressed.push(key);
	});
	const type = (...chunks: Array<string | Uint8Array>) => {
		for (const chunk of chunks) {
			keys.feed(Buffer.from(chunk));
		}
	};

	return {
		keys, clock, pressed, errors, type,
	};
}

/** The keys that the bytes are, and a letter typed after them; nothing may be eaten. */
function keysOf(...chunks: Array<string | Uint8Array>): Key[] {
	const {type, clock, pressed} = keyboard();
	type(...chunks);
	clock.pass(1000);
	type('!');
	expect(pressed.at(-1)).toBe('!');
	return pressed.slice(0, -1);
}

const sequences: ReadonlyArray<[bytes: string, key: Key]> = [
	['[A', 'up'],
	['[B', 'down'],
	['[C', 'right'],
	['[D', 'left'],
	['OA', 'up'],
	['OB', 'down'],
	['OC', 'right'],
	['OD', 'left'],
	['[H', 'home'],
	['[F', 'end'],
	['OH', 'home'],
	['OF', 'end'],
	['[1~', 'home'],
	['[4~', 'end'],
	['[7~', 'home'],
	['[8~', 'end'],
	['[5~', 'page-up'],
	['[6~', 'page-down'],
	['[3~', 'backspace'],
	['[Z', 'shift-tab'],
];

test.each(sequences)('ESC %s is the key %s', (code, key) => {
	expect(keysOf(escape + code)).toEqual([key]);
});

test.each(sequences)('ESC %s is one key however its bytes come apart', (code, key) => {
	const bytes = escape + code;
	for (const gap of [5, 30, 60, 99]) {
		for (let cut = 1; cut < bytes.length; cut++) {
			const {type, clock, pressed} = keyboard();
			type(bytes.slice(0, cut));
			clock.pass(gap);
			type(bytes.slice(cut));
			expect(pressed).toEqual([key]);
		}

		const {type, clock, pressed} = keyboard();
		for (const byte of bytes) {
			type(byte);
			clock.pass(gap);
		}

		expect(pressed).toEqual([key]);
	}
});

test.each([
	['\r', 'enter'],
	['\n', 'enter'],
	['\t', 'tab'],
	['\u007F', 'backspace'],
	['\b', 'backspace'],
	[' ', ' '],
	['\u0003', 'ctrl-c'],
	['\u000C', 'ctrl-l'],
	['\u001A', 'ctrl-z'],
	['a', 'a'],
	['Z', 'Z'],
	['=', '='],
	['ż', 'ż'],
	['字', '字'],
	['𝔸', '𝔸'],
])('%j is the key %s', (bytes, key) => {
	expect(keysOf(bytes)).toEqual([key]);
});

test('a run of keys in one piece is as many keys', () => {
	expect(keysOf('lll\r')).toEqual(['l', 'l', 'l', 'enter']);
	expect(keysOf('\u007F\u007F\b')).toEqual(['backspace', 'backspace', 'backspace']);
	expect(keysOf(`${escape}[A${escape}[A${escape}OBx\t`)).toEqual(['up', 'up', 'down', 'x', 'tab']);
});

test('a letter of several bytes is one key wherever its bytes come apart', () => {
	const bytes = Buffer.from('ż字𝔸');
	for (let cut = 1; cut < bytes.length; cut++) {
		expect(keysOf(bytes.subarray(0, cut), bytes.subarray(cut))).toEqual(['ż', '字', '𝔸']);
	}
});

test('Escape alone acts within 150 ms, and not before 100', () => {
	const {type, clock, pressed} = keyboard();
	type(escape);
	clock.pass(99);
	expect(pressed).toEqual([]);
	clock.pass(51);
	expect(pressed).toEqual(['escape']);
	type('x');
	expect(pressed).toEqual(['escape', 'x']);
});

test('Escape pressed several times is that many keys', () => {
	expect(keysOf(escape + escape)).toEqual(['escape', 'escape']);
	expect(keysOf(escape + escape + escape)).toEqual(['escape', 'escape', 'escape']);
});

test('Alt with a key is no key', () => {
	for (const bytes of ['x', '7', '\r', '\t', '\u007F', 'ż', '[', 'O', ']', 'P', `${escape}[A`, `${escape}OA`, `${escape}[3~`, `${escape}x`]) {
		expect(keysOf(escape + bytes)).toEqual([]);
	}
});

const known = new Map(sequences.map(([code, key]) => [escape + code, key]));

test.each([
	['ESC [ 1 ; modifier letter', () => range(2, 8).flatMap(modifier => letters().map(letter => `[1;${modifier}${letter}`))],
	['ESC [ number end', () => range(0, 35).flatMap(number => ['~', '^', '$', ';5~', '@', 'u'].map(end => `[${number}${end}`))],
	['ESC O character', () => printables().map(character => `O${character}`)],
	['ESC O modifier letter', () => range(2, 8).flatMap(modifier => letters().map(letter => `O${modifier}${letter}`))],
	['ESC [ letter', () => letters().map(letter => `[${letter}`)],
	['ESC [ [ letter', () => letters().map(letter => `[[${letter}`)],
])('%s is a known key or nothing, whole, in pieces, and with a key at its heels', (_name, codes) => {
	for (const code of codes()) {
		const bytes = escape + code;
		const expected = known.has(bytes) ? [known.get(bytes)] : [];
		expect(keysOf(bytes), code).toEqual(expected);
		expect(keysOf(...bytes), code).toEqual(expected);
		expect(keysOf(`${bytes}x`), code).toEqual([...expected, 'x']);
	}
});

test.each([
	['focus in and out', `${escape}[I${escape}[O`],
	['mouse press and release', `${escape}[<0;12;7M${escape}[<0;12;7m`],
	['mouse in the oldest form', `${escape}[M !!`],
	['mouse in the form of urxvt', `${escape}[32;12;7M`],
	['cursor position', `${escape}[12;40R`],
	['device attributes', `${escape}[?62;22c${escape}[>41;354;0c`],
	['mode report', `${escape}[?2026;2$y`],
	['kitty keyboard', `${escape}[97;5u${escape}[?1u${escape}[27;5;9~`],
	['colour, ended by the bell', `${escape}]11;rgb:1e1e/1e1e/1e1e\u0007`],
	['colour, ended by ST', `${escape}]10;rgb:ffff/ffff/ffff${escape}\\`],
	['version (DCS)', `${escape}P>|XTerm(390)${escape}\\`],
	['graphics answer (APC)', `${escape}_Gi=31;OK${escape}\\`],
	['other control characters', '\u0000\u0001\u0002\u0004\u0005\u0006\u0007\u000B\u000E\u000F\u0010\u0019\u001C\u001D\u001E\u001F'],
	['C1 control characters', '\u0080\u0085\u009B\u009F'],
	['unseen characters', '\u200B\u202E\u2028\uFEFF\u00AD\uFFFD'],
])('%s gives no key, whole and in pieces', (_name, bytes) => {
	expect(keysOf(bytes)).toEqual([]);
	expect(keysOf(...[...Buffer.from(bytes)].map(byte => Uint8Array.of(byte)))).toEqual([]);
});

test('bytes that are no UTF-8 give no key', () => {
	expect(keysOf(Uint8Array.of(0xFF, 0xFE, 0xC3), 'a', Uint8Array.of(0xE2, 0x82), 'b', Uint8Array.of(0xED, 0xA0, 0x80))).toEqual(['a', 'b']);
});

test('a paste is one key of its own, whatever is in it, whole and in pieces', () => {
	const bytes = `${escape}[200~d q \r\u0003 ${escape}[A zażółć${escape}[201~`;
	expect(keysOf(bytes)).toEqual(['paste']);
	expect(keysOf(...[...Buffer.from(bytes)].map(byte => Uint8Array.of(byte)))).toEqual(['paste']);
});

test('a paste may come slowly, and keys count again after it', () => {
	const {type, clock, pressed} = keyboard();
	for (const chunk of [`${escape}[20`, '0~ddd', 'q\r', `${escape}[20`, '1~d']) {
		type(chunk);
		clock.pass(90);
	}

	type(`${escape}[200~ddd`);
	clock.pass(900);
	type('ddd');
	expect(pressed).toEqual(['paste', 'd']);
});

test('the keyboard comes back when the end of a paste or an answer is lost', () => {
	expect(keysOf(`${escape}[200~ddd`)).toEqual([]);
	expect(keysOf(`${escape}]11;rgb:`)).toEqual([]);
	expect(keysOf(`${escape}[12;`)).toEqual([]);
});

test('Ctrl+C is a key in the midst of a sequence', () => {
	for (const begun of ['', '[', '[1;', 'O', ']11;', 'P', escape]) {
		expect(keysOf(`${escape}${begun}\u0003`).at(-1)).toBe('ctrl-c');
	}
});

test('no bytes make it throw, grow or give a key that is none', () => {
	const {type, clock, pressed, errors} = keyboard();
	const names = new Set([...known.values(), 'enter', 'tab', 'escape', 'ctrl-c', 'ctrl-l', 'ctrl-z']);
	fc.assert(fc.property(fc.uint8Array({maxLength: 64}), fc.boolean(), (bytes, pause) => {
		type(bytes);
		clock.pass(pause ? 1000 : 1);
		expect(pressed.splice(0).filter(key => !names.has(key) && [...key].length !== 1)).toEqual([]);
	}), {seed: 5, numRuns: 2000});
	expect(errors).toEqual([]);
	type(`${escape}[${'1'.repeat(100_000)}`, 'A', 'x');
	expect(pressed.slice(-2)).toEqual(['x']);
});

test('what a listener throws goes to onError, and the next key is delivered', () => {
	const {keys, type, errors, pressed} = keyboard();
	keys.onKey(key => {
		if (key === 'b') {
			throw new Error('no b here');
		}
	});
	type('abc');
	expect(errors).toEqual([new Error('no b here')]);
	expect(pressed).toEqual(['a', 'b', 'c']);
});

test('a listener that has stopped hears nothing more', () => {
	const {keys, type} = keyboard();
	const heard: Key[] = [];
	const stop = keys.onKey(key => {
		heard.push(key);
	});
	type('a');
	stop();
	type('b');
	expect(heard).toEqual(['a']);
});

test('a listener that comes because of a key does not hear that key', () => {
	const {keys, type} = keyboard();
	const heard: Key[] = [];
	const stop = keys.onKey(() => {
		stop();
		keys.onKey(key => {
			heard.push(key);
		});
	});
	type('a\r');
	expect(heard).toEqual(['enter']);
});

test('keys that are taken go no further', () => {
	const {type, pressed} = keyboard({take: key => key === 'ctrl-z'});
	type('a\u001Ab');
	expect(pressed).toEqual(['a', 'b']);
});

test('keys pressed before anybody listens are kept for the first listener', async () => {
	const keys = createKeys({
		later: createClock().later,
		onError(error) {
			throw error;
		},
	});
	keys.feed(Buffer.from('\r\r'));
	const heard: Key[] = [];
	keys.onKey(key => {
		heard.push(key);
	});
	await Promise.resolve();
	expect(heard).toEqual(['enter', 'enter']);
});

test('after closing nothing is heard and no time is waited for', () => {
	const {keys, type, clock, pressed} = keyboard();
	type(escape);
	keys.close();
	clock.pass(200);
	type('a');
	expect(pressed).toEqual([]);
});

const range = (from: number, to: number): number[] => Array.from({length: to - from + 1}, (_, index) => from + index);

const letters = (): string[] => [...range(0x41, 0x5A), ...range(0x61, 0x7A)].map(code => String.fromCodePoint(code)).filter(letter => letter !== 'M');

const printables = (): string[] => range(0x20, 0x7E).map(code => String.fromCodePoint(code)).filter(character => !/[\d;]/.test(character));
