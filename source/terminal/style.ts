import {type ColourLevel} from './capabilities.js';
import {paletteCode, rgbCode} from './colours.js';

/** How text looks: the SGR code of each attribute that is on. Colours are those the terminal can show. */
export type Style = ReadonlyMap<Attribute, string>;

type Attribute = 'bold' | 'dim' | 'italic' | 'underline' | 'blink' | 'inverse' | 'hidden' | 'struck' | 'colour' | 'background';

/** Text as it is by itself. */
export const plain: Style = new Map();

const on: ReadonlyMap<number, Attribute> = new Map([
	[1, 'bold'],
	[2, 'dim'],
	[3, 'italic'],
	[4, 'underline'],
	[5, 'blink'],
	[7, 'inverse'],
	[8, 'hidden'],
	[9, 'struck'],
]);
const off: ReadonlyMap<number, readonly Attribute[]> = new Map([
	[22, ['bold', 'dim']],
	[23, ['italic']],
	[24, ['underline']],
	[25, ['blink']],
	[27, ['inverse']],
	[28, ['hidden']],
	[29, ['struck']],
	[39, ['colour']],
	[49, ['background']],
]);

/** The style after an SGR sequence with these parameters (`1;38;5;208`). Level 0 has no styles at all. */
export function restyle(style: Style, parameters: string, level: ColourLevel): Style {
	if (level === 0) {
		return plain;
	}

	const codes = parameters.split(/[;:]/).map(Number);
	const next = new Map(style);
	for (let index = 0; index < codes.length; index++) {
		const code = codes[index];
		const base = code < 40 ? 30 : 40;
		if (code === 0) {
			next.clear();
		} else if (code === 38 || code === 48) {
			const rest = codes.slice(index + 1);
			next.set(code === 38 ? 'colour' : 'background', extendedCode(rest, base, level));
			index += rest[0] === 2 ? 4 : 2;
		} else if (isNamed(code, 30)) {
			next.set('colour', String(code));
		} else if (isNamed(code, 40)) {
			next.set('background', String(code));
		} else {
			switchAttribute(next, code);
		}
	}

	// Always the same object, so that plain text is known for what it is.
	return next.size === 0 ? plain : next;
}

/** What a style is told to a terminal with, whatever was on before. Equal styles give equal texts. */
export function sgr(style: Style): string {
	const codes = [...style.values()].toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
	return codes.length === 0 ? '\u001B[m' : `\u001B[0;${codes.join(';')}m`;
}

function extendedCode([kind, ...parts]: readonly number[], base: number, level: ColourLevel): string {
	const [first = 0, second = 0, third = 0] = parts;
	return kind === 2 ? rgbCode([first, second, third], base, level) : paletteCode(first, base, level);
}

// The eight colours and their bright sisters.
const isNamed = (code: number, base: number): boolean => (code >= base && code < base + 8) || (code >= base + 60 && code < base + 68);

function switchAttribute(style: Map<Attribute, string>, code: number): void {
	const attribute = on.get(code);
	if (attribute) {
		style.set(attribute, String(code));
	}

	for (const ended of off.get(code) ?? []) {
		style.delete(ended);
	}
}
