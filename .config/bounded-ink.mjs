// An esbuild plugin that mends four files of Ink 6.8.0 for programs that draw for many people and for days:
// its caches of measured and wrapped text grow for ever, the caches of a frame are made anew for every frame, and every
// frame is taken apart into its characters and measured, also where it is whole lines one under the other.
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const additions = fileURLToPath(new URL('ink-additions.mjs', import.meta.url));
const cacheOfMap = ['const cache = new Map();', 'const cache = new BoundedMap();'];

/** For each file what is replaced by what. */
const patches = {
	'measure-text.js': [
		cacheOfMap,
		['const width = widestLine(text);', 'const plain = plainSize(text);\nconst width = plain?.width ?? widestLine(text);'],
	],
	'wrap-text.js': [
		['const cache = {};', cacheOfMap[1]],
		['const cachedText = cache[cacheKey];', 'const cachedText = cache.get(cacheKey);'],
		['cache[cacheKey] = wrappedText;', 'cache.set(cacheKey, wrappedText);'],
	],
	'render-node-to-output.js': [
		['const currentWidth = widestLine(text);', 'const currentWidth = plainSize(text)?.width ?? widestLine(text);'],
	],
	'output.js': [
		['widths = new Map();', 'widths = new BoundedMap();'],
		['blockWidths = new Map();', 'blockWidths = new BoundedMap();'],
		['styledChars = new Map();', 'styledChars = new BoundedMap();'],
		['export default class Output {', 'const sharedCaches = new OutputCaches();\nexport default class Output {'],
		['caches = new OutputCaches();\n    constructor', 'caches = sharedCaches;\n    constructor'],
		['get() {\n', 'get() {\nconst plain = plainFrame(this);\nif (plain) {\nreturn plain;\n}\n'],
	],
};

export const boundedInk = {
	name: 'bounded-ink',
	setup(context) {
		context.onLoad({filter: /[\\/]node_modules[\\/]ink[\\/]build[\\/](?:measure-text|wrap-text|render-node-to-output|output)\.js$/}, async ({path: file}) => {
			const name = path.basename(file);
			let source = await readFile(file, 'utf8');
			for (const [before, after] of patches[name]) {
				// Another version of Ink has to be looked at again.
				if (source.split(before).length !== 2) {
					throw new Error(`Ink's ${name} has not exactly one "${before}".`);
				}

				source = source.replace(before, () => after);
			}

			return {contents: `import {BoundedMap, plainFrame, plainSize} from ${JSON.stringify(additions)};\n${source}`, loader: 'js'};
		});
	},
};
