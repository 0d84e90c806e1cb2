// An esbuild plugin that mends three files of Ink 6.8.0 for programs that draw for many people and for days:
// its caches of measured and wrapped text grow for ever, the caches of a frame are made anew for every frame, and every
// frame is taken apart into its characters, also where it is whole lines one under the other.
import {readFile} from 'node:fs/promises';

/** A map, by its interface, that forgets all it holds when it holds too much; a frame or two fill it again. */
const boundedMap = `
class BoundedMap extends Map {
	set(key, value) {
		if (this.size >= 2000) {
			this.clear();
		}

		return super.set(key, value);
	}
}
`;

/** A frame of texts that stand under and beside each other, and neither clip nor cover anything; undefined for any other. */
const plainFrame = `
const plainFrame = ({operations, height, caches}) => {
	const rows = Array.from({length: height}, () => '');
	for (const {type, x, y, text, transformers} of operations) {
		if (type !== 'write') {
			return undefined;
		}

		for (const [index, written] of text.split('\\n').entries()) {
			const row = y + index;
			if (row < 0 || row >= height) {
				continue;
			}

			const before = rows[row];
			const room = before === '' ? x : x - caches.getStringWidth(before);
			if (room < 0) {
				return undefined;
			}

			const line = transformers.reduce((line, transform) => transform(line, index), written);
			rows[row] = before + ' '.repeat(room) + line;
		}
	}

	return {output: rows.map(row => row.trimEnd()).join('\\n'), height};
};
`;

/** The usual way to measure a text takes every character for an emoji that may be of any width. */
const plainSize = `
const plainText = /^[ -~\u00A1-\u00AC\u00AE-\u02FF\u2010-\u2027\u2190-\u2193\u2500-\u259F]*$/;
const plainSize = text => {
	const lines = text.replaceAll(/\u001B\\[[\\d;]*m/g, '').split('\\n');
	return lines.every(line => plainText.test(line)) ? {width: Math.max(...lines.map(line => line.length)), height: lines.length} : undefined;
};
`;

const patches = {
	'measure-text.js': [
		['const cache = new Map();', `const cache = new BoundedMap();${plainSize}`],
		[
			'const width = widestLine(text);',
			'const plain = plainSize(text);\n    if (plain) {\n        cache.set(text, plain);\n        return plain;\n    }\n    const width = widestLine(text);',
		],
	],
	'wrap-text.js': [
		['const cache = {};', 'const cache = new BoundedMap();'],
		['const cachedText = cache[cacheKey];', 'const cachedText = cache.get(cacheKey);'],
		['cache[cacheKey] = wrappedText;', 'cache.set(cacheKey, wrappedText);'],
	],
	'output.js': [
		['widths = new Map();', 'widths = new BoundedMap();'],
		['blockWidths = new Map();', 'blockWidths = new BoundedMap();'],
		['styledChars = new Map();', 'styledChars = new BoundedMap();'],
		['export default class Output {', `const sharedCaches = new OutputCaches();${plainFrame}export default class Output {`],
		['get() {\n', 'get() {\n        const plain = plainFrame(this);\n        if (plain) {\n            return plain;\n        }\n'],
		['caches = new OutputCaches();\n    constructor', 'caches = sharedCaches;\n    constructor'],
	],
};

export const boundedInk = {
	name: 'bounded-ink',
	setup(context) {
		context.onLoad({filter: /[\\/]node_modules[\\/]ink[\\/]build[\\/](?:measure-text|wrap-text|output)\.js$/}, async ({path}) => {
			const name = path.split(/[\\/]/).at(-1);
			let source = await readFile(path, 'utf8');
			for (const [before, after] of patches[name]) {
				// Another version of Ink has to be looked at again.
				if (source.split(before).length !== 2) {
					throw new Error(`Ink's ${name} has not exactly one "${before}".`);
				}

				source = source.replace(before, () => after);
			}

			const imports = source.lastIndexOf('import ');
			const start = source.indexOf('\n', imports) + 1;
			return {contents: source.slice(0, start) + boundedMap + source.slice(start), loader: 'js'};
		});
	},
};
