import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {build, type Plugin} from 'esbuild';

/** A TypeScript program made into one file that plain Node runs. `remove` deletes it. */
export async function bundle(entry: string): Promise<{file: string; remove: () => void}> {
	const directory = mkdtempSync(join(tmpdir(), 'dominogranie-bundle-'));
	const file = join(directory, `${basename(entry).replace(/\.tsx?$/, '')}.mjs`);
	await build({
		entryPoints: [entry],
		outfile: file,
		bundle: true,
		platform: 'node',
		target: 'node20',
		format: 'esm',
		logLevel: 'error',
		define: {'process.env.NODE_ENV': '"production"'},
		banner: {js: 'import{createRequire as __createRequire}from"node:module";const require=__createRequire(import.meta.url);'},
		plugins: [withoutDevtools],
	});
	return {
		file,
		remove() {
			rmSync(directory, {recursive: true, force: true});
		},
	};
}

// Ink's optional developer tools are not installed.
const withoutDevtools: Plugin = {
	name: 'without-devtools',
	setup(context) {
		context.onResolve({filter: /^react-devtools-core$/}, () => ({path: 'react-devtools-core', namespace: 'nothing'}));
		context.onLoad({filter: /.*/, namespace: 'nothing'}, () => ({contents: 'export default undefined;'}));
	},
};
