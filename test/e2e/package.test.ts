import {spawnSync} from 'node:child_process';
import {
	cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';
import {
	afterAll, beforeAll, describe, expect, test,
} from 'vitest';
import {openPty} from '../helpers/pty.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const record = (name: string) => path.join(root, 'test', 'records', name);

/** A folder with a `home`, the `tree` that is packed, and `program`, into which the tarball is installed. */
let folder: string;
let packageFolder: string;
let program: string;

function run(command: string, args: readonly string[], directory = path.join(folder, 'program')) {
	const {status, stdout, stderr} = spawnSync(command, args, {
		cwd: directory,
		encoding: 'utf8',
		env: {
			PATH: process.env.PATH, HOME: path.join(folder, 'home'), LANG: 'C.UTF-8', npm_config_cache: path.join(folder, 'cache'),
		},
	});
	return {code: status, stdout, stderr};
}

// In a copy, since packing builds: the other tests run what is in dist/.
beforeAll(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
	for (const name of ['home', 'tree', 'program']) {
		mkdirSync(path.join(folder, name));
	}

	const tree = path.join(folder, 'tree');
	for (const name of ['.config', 'source', 'LICENSE', 'README.md', 'package.json', 'tsconfig.json']) {
		cpSync(path.join(root, name), path.join(tree, name), {recursive: true});
	}

	symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
	const packed = run('npm', ['pack', '--silent', '--pack-destination', folder], tree);
	expect(packed).toMatchObject({code: 0, stderr: ''});
	writeFileSync(path.join(folder, 'program', 'package.json'), '{"private": true, "type": "module"}');
	const tarball = path.join(folder, readdirSync(folder).find(name => name.endsWith('.tgz'))!);
	expect(run('npm', ['install', '--offline', '--ignore-scripts', '--silent', tarball])).toMatchObject({code: 0, stderr: ''});
	packageFolder = path.join(folder, 'program', 'node_modules', 'dominogranie');
	program = path.join(folder, 'program', 'node_modules', '.bin', 'dominogranie');
}, 120_000);

afterAll(() => {
	rmSync(folder, {recursive: true, force: true});
});

const filesInPackage = () => readdirSync(packageFolder, {recursive: true, withFileTypes: true})
	.filter(entry => entry.isFile())
	.map(entry => path.relative(packageFolder, path.join(entry.parentPath, entry.name)));

describe('the package', () => {
	test('is the program, the library, its types, the manual and the licences, and nothing else', () => {
		const files = filesInPackage();
		expect(files.filter(file => !file.startsWith('dist/')).toSorted()).toEqual(['LICENSE', 'README.md', 'package.json']);
		expect(files).toEqual(expect.arrayContaining(['dist/cli.js', 'dist/index.js', 'dist/types/index.d.ts', 'dist/dominogranie.1', 'dist/licenses.txt']));
		expect(files.filter(file => !/^dist\/(entry\/)?[\w-]+\.(js|1|txt)$|^dist\/types\/[\w/-]+\.d\.ts$/.test(file) && file.startsWith('dist/'))).toEqual([]);
	});

	test('needs no other package and is under 10 MB', () => {
		const installed = readdirSync(path.join(folder, 'program', 'node_modules')).filter(name => !name.startsWith('.'));
		expect(installed).toEqual(['dominogranie']);
		const sizes = filesInPackage().map(file => statSync(path.join(packageFolder, file)).size);
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000_000);
	});

	test('has its manual page in a list, without which npm would not install it', () => {
		const {man}: {man: unknown} = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')); // eslint-disable-line @typescript-eslint/no-unsafe-assignment
		expect(man).toEqual(['./dist/dominogranie.1']);
	});

	test('names the licence of everything that is bundled', () => {
		const licenses = readFileSync(path.join(packageFolder, 'dist', 'licenses.txt'), 'utf8');
		for (const name of ['ink', 'react', 'react-reconciler', 'yoga-layout', 'meow', 'leven', 'chalk']) {
			expect(licenses).toMatch(new RegExp(String.raw`^${name} \d+\.\d+\.\d+ \(MIT\)$`, 'm'));
		}
	});
});

describe('the program from the package', () => {
	test('says its version and helps', () => {
		const {version}: {version: string} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')); // eslint-disable-line @typescript-eslint/no-unsafe-assignment
		expect(run(program, ['--version'])).toEqual({code: 0, stdout: `${version}\n`, stderr: ''});
		expect(run(program, ['--help']).stdout).toMatch(/^Dominoes in the terminal/);
		expect(run('npm', ['exec', '--offline', '--', 'dominogranie', '-v']).stdout).toBe(`${version}\n`);
	});

	test('simulates and checks', () => {
		expect(run(program, ['simulate', '--matches', '2', '--seed', '1', '--records', 'games'])).toMatchObject({code: 0, stderr: ''});
		expect(run(program, ['check', 'games/match-00001.domino', 'games/match-00002.domino'])).toEqual({code: 0, stdout: '', stderr: ''});
		expect(run(program, ['check', record('broken/bad-version.domino')])).toMatchObject({code: 1, stderr: ''});
	});

	test('opens the menu, plays, and leaves the terminal as it was', async () => {
		const game = openPty([program], {workingDirectory: folder});
		await game.until('> 1  Play');
		game.press('q');
		expect(await game.exit).toBe(0);
		expect(game.raw()).toContain('\u001B[?1049l');
	});

	test('loads no screen for --help and --version', () => {
		const read = (file: string) => readFileSync(path.join(packageFolder, 'dist', file), 'utf8');
		const loaded = new Set<string>(['cli.js']);
		for (const file of loaded) {
			for (const [, imported] of read(file).matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) {
				loaded.add(imported);
			}

			// The command line itself is loaded when it is clear that Node is new enough.
			if (file === 'cli.js') {
				loaded.add(/import\("\.\/(run-[\w-]+\.js)"\)/.exec(read(file))![1]);
			}
		}

		const code = [...loaded].map(file => read(file)).join('\n');
		expect(loaded.size).toBeGreaterThan(2);
		expect(code).toContain('completion');
		expect(code).not.toMatch(/yoga|reconciler/i);
		expect(code.length).toBeLessThan(250_000);
	});

	// In processor time, of which a quiet machine takes as much as of time: on a busy one everything takes longer.
	test('starts in 200 ms, and shows its first screen in 700 ms', async () => {
		const help: number[] = [];
		const screen: number[] = [];
		for (let round = 0; round < 3; round++) {
			help.push(processorTimeIn(run(process.execPath, [...measured, program, '--help']).stderr));
			const game = openPty([...measured, program], {workingDirectory: folder});
			await game.until('> 1  Play'); // eslint-disable-line no-await-in-loop
			game.press('q');
			await game.exit; // eslint-disable-line no-await-in-loop
			screen.push(processorTimeIn(game.raw()));
		}

		expect(Math.min(...help)).toBeLessThan(200);
		expect(Math.min(...screen)).toBeLessThan(700);
	});
});

/** Makes Node say at its end how many milliseconds of processor time it took. */
const measured = ['--import', `data:text/javascript,${encodeURIComponent(`
import {writeSync} from 'node:fs';
process.on('exit', () => {
	const {user, system} = process.cpuUsage();
	writeSync(2, 'took ' + (user + system) / 1000 + ' ms');
});
`)}`];

function processorTimeIn(output: string): number {
	return Number(/took ([\d.]+) ms/.exec(output)![1]);
}

describe('the library from the package', () => {
	test('does what the README says', () => {
		const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
		const [, example] = /```js\n(.*?)```/s.exec(readme)!;
		writeFileSync(path.join(folder, 'program', 'example.js'), example);
		const [, result] = /\/\/ (.*)\n$/.exec(example)!;
		expect(run(process.execPath, ['example.js'])).toEqual({code: 0, stdout: `${result}\n`, stderr: ''});
	});

	test('does what the types say: it draws boards, writes records and reads them', () => {
		const file = path.join(folder, 'program', 'consumer.ts');
		writeFileSync(file, String.raw`
import {
	type Action, type Layout, type Match, agree, doubleBergen, drawBoard, fiveUp, formatMove, headerLines, layoutOf, linesOf, newMatch,
	parseMove, parseTile, placeTiles, readRecord, refusalOf, step, tiles, viewOf,
} from 'dominogranie';

const moves = ['6-6', '6-2>6-6', '6-3>6-6'].flatMap(text => parseMove(text) ?? []);
const layout: Layout = layoutOf(moves, doubleBergen.spinnerRule);
console.log(drawBoard(placeTiles(layout, {width: 30, height: 5, glyphs: 'compact'}), {charset: 'ascii'}).lines.find(line => line.includes('|+|'))?.trim());

const terms = agree(fiveUp, {seats: 2});
const players = [{name: 'Ala', kind: 'human'}, {name: 'Olek', kind: 'human'}] as const;
const match: Match = newMatch(terms, players);
const deal: Action = {type: 'deal', order: tiles, leader: 1};
const dealt = step(match, deal);
const lead: Action = {type: 'move', seat: 1, move: viewOf(dealt.match, 1).moves[0]!};
console.log(refusalOf(dealt.match, {...lead, seat: 0}), formatMove(lead.move), parseTile('5-3'));
const lines = [...headerLines({terms, players}), ...linesOf(deal, dealt), ...linesOf(lead, step(dealt.match, lead))];
const {fault, match: read} = readRecord(new TextEncoder().encode(lines.join('\n') + '\n'));
console.log(fault, read?.table?.played.length);
`);
		const options: ts.CompilerOptions = {
			module: ts.ModuleKind.NodeNext,
			moduleResolution: ts.ModuleResolutionKind.NodeNext,
			target: ts.ScriptTarget.ES2022,
			strict: true,
			noUncheckedIndexedAccess: true,
			exactOptionalPropertyTypes: true,
			types: [],
			skipDefaultLibCheck: true,
		};
		const compiled = ts.createProgram([file], options);
		const faults = [...ts.getPreEmitDiagnostics(compiled), ...compiled.emit().diagnostics];
		expect(faults.map(fault => ts.flattenDiagnosticMessageText(fault.messageText, '\n'))).toEqual([]);
		expect(undocumented(compiled)).toEqual([]);
		expect(run(process.execPath, ['consumer.js'])).toEqual({
			code: 0,
			stdout: '[3:6]|+|[6|2]\nnot-your-turn 2-2 18\nundefined 1\n',
			stderr: '',
		});
	});

	test('has no other door', () => {
		const {code, stderr} = run(process.execPath, ['--eval', 'import("dominogranie/dist/cli.js")']);
		expect(code).toBe(1);
		expect(stderr).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
	});
});

/** What the library exports without a word about it. */
function undocumented(compiled: ts.Program): string[] {
	const checker = compiled.getTypeChecker();
	const declarations = compiled.getSourceFile(path.join(packageFolder, 'dist', 'types', 'index.d.ts'))!;
	return checker.getExportsOfModule(checker.getSymbolAtLocation(declarations)!)
		.filter(symbol => checker.getAliasedSymbol(symbol).getDocumentationComment(checker).length === 0)
		.map(symbol => symbol.name);
}
