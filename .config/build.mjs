// Builds the package into dist/: the program, the library with the rules, the manual page, the licences of what is
// bundled. The library's types take longer and are made only when the package is packed (`.config/types.json`).
// `node .config/build.mjs FOLDER` builds into another folder.
import {Buffer} from 'node:buffer';
import {
	chmod, mkdir, readFile, readdir, rm, writeFile,
} from 'node:fs/promises';
import process from 'node:process';
import {build} from 'esbuild';
import {boundedInk} from './bounded-ink.mjs';
import {licenses} from './licenses.mjs';

const folder = process.argv[2] ?? 'dist';

const common = {
	bundle: true,
	platform: 'node',
	target: 'node20',
	format: 'esm',
	legalComments: 'none',
	metafile: true,
	logLevel: 'error',
};

// Ink's developer tools are replaced by nothing: an external import of them would be hoisted and stop even --help.
const withoutDevtools = {
	name: 'without-devtools',
	setup(context) {
		context.onResolve({filter: /^\.\/devtools\.js$/}, () => ({path: 'devtools', namespace: 'nothing'}));
		context.onLoad({filter: /.*/, namespace: 'nothing'}, () => ({contents: ''}));
	},
};

await mkdir(folder, {recursive: true});
const old = await readdir(folder);
await Promise.all(old.filter(name => name !== 'types').map(name => rm(`${folder}/${name}`, {recursive: true})));
const [program] = await Promise.all([
	build({
		...common,
		// The threads of slow bots, of guests' screens and of simulations, and the pool's own side of them, are files that a thread is started with.
		entryPoints: {
			cli: 'source/cli.ts',
			ponder: 'source/table/ponder.ts',
			'judge-thread': 'source/ui/replay/judge-thread.ts',
			'screen-thread': 'source/server/screen-thread.ts',
			'play-sets': 'source/commands/simulation/play-sets.ts',
			'entry/worker': 'node_modules/tinypool/dist/entry/worker.js',
		},
		outdir: folder,
		splitting: true,
		minify: true,
		define: {'process.env.NODE_ENV': '"production"'},
		// The SSH library does without its native parts where they are not there, and looks for its folder.
		external: ['*.node', 'cpu-features'],
		banner: {js: 'import{createRequire as __createRequire}from"node:module";const require=__createRequire(import.meta.url),__dirname=import.meta.dirname;'},
		plugins: [withoutDevtools, boundedInk],
	}),
	build({...common, entryPoints: ['source/index.ts'], outdir: folder}),
	buildManual(),
]);
await chmod(`${folder}/cli.js`, 0o755);
await writeFile(`${folder}/licenses.txt`, await licenses(program.metafile));

async function buildManual() {
	const {outputFiles: [{text}]} = await build({...common, entryPoints: ['source/commands/manual.ts'], write: false});
	const {manualPage} = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
	const {version} = JSON.parse(await readFile('package.json', 'utf8'));
	await writeFile(`${folder}/dominogranie.1`, manualPage(version));
}
