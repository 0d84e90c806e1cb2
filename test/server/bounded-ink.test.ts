import {Buffer} from 'node:buffer';
import {build, type Plugin} from 'esbuild';
import {expect, test} from 'vitest';
import {parseFrame} from '../../source/terminal/cells.js';
import {picksFrom} from '../helpers/random.js';

type Operation = {readonly transformers: ReadonlyArray<(line: string, index: number) => string>};

type InkParts = {
	readonly Output: new (size: {width: number; height: number}) => {
		readonly write: (x: number, y: number, text: string, options: Operation) => void;
		readonly get: () => {readonly output: string; readonly height: number};
	};
	readonly measureText: (text: string) => {readonly width: number; readonly height: number};
	readonly wrapText: (text: string, width: number, how: string) => string;
};

/** Three files of Ink, with the plugin or as they are. */
async function inkWith(plugins: Plugin[]): Promise<InkParts> {
	const files = {Output: 'output', measureText: 'measure-text', wrapText: 'wrap-text'};
	const contents = Object.entries(files).map(([name, file]) => `export {default as ${name}} from './node_modules/ink/build/${file}.js';`).join('\n');
	const {outputFiles: [{text}]} = await build({
		stdin: {contents, resolveDir: '.'}, bundle: true, platform: 'node', format: 'esm', write: false, plugins,
	});
	return await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`) as InkParts; // eslint-disable-line @typescript-eslint/no-unsafe-type-assertion
}

const {boundedInk} = await import(new URL('../../.config/bounded-ink.mjs', import.meta.url).href) as {readonly boundedInk: Plugin}; // eslint-disable-line @typescript-eslint/no-unsafe-type-assertion
const [usual, bounded] = await Promise.all([inkWith([]), inkWith([boundedInk])]);

const size = {columns: 30, rows: 6};
const pieces = ['a', ' ', '[6│4]', 'żółw', '\u001B[1mbold\u001B[22m', '\u001B[31mred\u001B[39m  ', '→', '日本', 'x'.repeat(12), ''];

test('frames show the same as those of Ink itself, under, beside and over each other', () => {
	const pick = picksFrom(1);
	for (let round = 0; round < 500; round++) {
		const outputs = [usual, bounded].map(({Output}) => new Output({width: size.columns, height: size.rows}));
		for (let count = pick(5); count > 0; count--) {
			const text = Array.from({length: 1 + pick(2)}, () => Array.from({length: pick(4)}, () => pieces[pick(pieces.length)]).join('')).join('\n');
			const [x, y] = [pick(3) * 10, pick(size.rows)];
			for (const output of outputs) {
				output.write(x, y, text, {transformers: [line => line]});
			}
		}

		const [expected, frame] = outputs.map(output => output.get());
		expect(frame.height).toBe(expected.height);
		expect(parseFrame(frame.output, size, 3), frame.output).toEqual(parseFrame(expected.output, size, 3));
	}
});

test('texts have the same measure, whatever is in them', () => {
	const pick = picksFrom(2);
	const odd = [...pieces, '\u00AD', '\u200D', '\u0301', '\u{1F600}', '\u2194\uFE0F', '…', '×', '\n', '\t'];
	for (let round = 0; round < 2000; round++) {
		const text = Array.from({length: pick(6)}, () => odd[pick(odd.length)]).join('');
		expect(bounded.measureText(text), JSON.stringify(text)).toEqual(usual.measureText(text));
	}
});

test('texts are broken and cut alike', () => {
	for (const how of ['wrap', 'truncate', 'truncate-middle']) {
		for (const width of [3, 7, 20]) {
			const text = 'some words, and more \u001B[1mwords\u001B[22m';
			expect(bounded.wrapText(text, width, how)).toBe(usual.wrapText(text, width, how));
			expect(bounded.wrapText(text, width, how)).toBe(usual.wrapText(text, width, how));
		}
	}
});
