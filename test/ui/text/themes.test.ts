import {Chalk} from 'chalk';
import {describe, expect, test} from 'vitest';
import {createTheme} from '../../../source/ui/text/theme.js';
import {type ThemeName, palettes, themeNames} from '../../../source/ui/text/themes.js';

const chalk = new Chalk({level: 1});

/** The codes of every tone of a theme. */
const codesOf = (name: ThemeName) => Object.entries(palettes[name]).map(([tone, look]): [string, string[]] =>
	[tone, [...look(chalk)('x').split('x')[0].matchAll(/\d+/g)].map(String)]);

const isColour = (code: string) => /^[39]\d$/.test(code);
const isBackground = (code: string) => /^(4|10)\d$/.test(code);

describe.each(themeNames)('%s', name => {
	test('relies on no black, white, grey or dim without its pair', () => {
		for (const [tone, codes] of codesOf(name)) {
			const mightVanish = codes.some(code => ['2', '30', '37', '90', '97'].includes(code));
			expect(mightVanish && !codes.some(code => isBackground(code)), tone).toBe(false);
		}
	});

	test('no background goes without its ink', () => {
		for (const [tone, codes] of codesOf(name)) {
			expect(codes.some(code => isBackground(code)), tone).toBe(codes.some(code => isBackground(code)) && codes.some(code => isColour(code)));
		}
	});

	test('shows the cursor and the tile to be laid as they show nowhere else', () => {
		const looks = new Map(codesOf(name).map(([tone, codes]) => [tone, codes.join(',')]));
		const others = [...looks].filter(([tone]) => tone !== 'cursor' && tone !== 'ghost').map(([, look]) => look);
		expect(others).not.toContain(looks.get('cursor'));
		expect(others).not.toContain(looks.get('ghost'));
	});

	test('sends no codes at all where there is no colour', () => {
		const theme = createTheme(name, {colour: 0, unicode: true});
		expect(theme.paint([{text: 'A', tone: 'place'}, {text: '=5'}])).toBe('A=5');
	});
});

test('mono has no colours', () => {
	expect(codesOf('mono').flatMap(([, codes]) => codes).filter(code => isColour(code) || isBackground(code))).toEqual([]);
});
