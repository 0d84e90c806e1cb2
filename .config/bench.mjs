// Bundles test/bench/ and runs it: measured is what plain Node makes of plain JavaScript. The bundle lies among the
// packages, since one of them cannot be bundled.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {build} from 'esbuild';
import {boundedInk} from './bounded-ink.mjs';

const wanted = process.argv.slice(2);
const parts = ['kernel', 'bots', 'board', 'screen', 'start', 'serve'];
if (wanted.includes('start') || wanted.includes('serve') || !parts.some(part => wanted.includes(part))) {
	// A process of its own: it takes what is named here for a folder.
	spawnSync(process.execPath, ['.config/build.mjs'], {stdio: 'inherit'});
}

const folder = mkdtempSync(path.resolve('node_modules', '.bench-'));
try {
	await build({
		entryPoints: ['index', ...parts].map(name => `test/bench/${name}.ts`),
		outdir: folder,
		bundle: true,
		splitting: true,
		platform: 'node',
		target: 'node20',
		format: 'esm',
		logLevel: 'error',
		external: ['@lydell/node-pty', '*.node', 'cpu-features'],
		define: {'process.env.NODE_ENV': '"production"'},
		banner: {js: 'import{createRequire as __createRequire}from"node:module";const require=__createRequire(import.meta.url),__dirname=import.meta.dirname;'},
		plugins: [boundedInk, {
			name: 'no-devtools',
			setup(context) {
				context.onResolve({filter: /^react-devtools-core$/}, () => ({path: 'react-devtools-core', namespace: 'nothing'}));
				context.onLoad({filter: /.*/, namespace: 'nothing'}, () => ({contents: 'export default undefined;'}));
			},
		}],
	});
	// Ink draws nothing while it believes it runs in CI.
	const {CI, ...env} = process.env;
	const {status} = spawnSync(process.execPath, [path.join(folder, 'index.js'), ...wanted], {stdio: 'inherit', env});
	process.exitCode = status ?? 1;
} finally {
	rmSync(folder, {recursive: true, force: true});
}
