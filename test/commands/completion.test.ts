import {spawnSync} from 'node:child_process';
import {
	mkdirSync, mkdtempSync, rmSync, writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {
	afterAll, beforeAll, describe, expect, test,
} from 'vitest';
import {bashScript} from '../../source/commands/completion/bash.js';
import {fishScript} from '../../source/commands/completion/fish.js';
import {zshScript} from '../../source/commands/completion/zsh.js';
import {outlineOf} from '../../source/commands/outline.js';
import {usage as english} from '../../source/words/en/usage.js';
import {usage as polish} from '../../source/words/pl/usage.js';

const scripts = {bash: bashScript, zsh: zshScript, fish: fishScript};

const isInstalled = (shell: string) => spawnSync(shell, ['--version']).status === 0;

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
	mkdirSync(path.join(folder, 'my games'));
	writeFileSync(path.join(folder, 'match one.domino'), '');
});
afterAll(() => {
	rmSync(folder, {recursive: true});
});

/** Runs a script in a folder with a directory `my games` and a file `match one.domino`. */
function runShell(shell: string, options: readonly string[], script: string): string {
	writeFileSync(path.join(folder, 'script'), script);
	const {status, stdout, stderr} = spawnSync(shell, [...options, 'script'], {
		cwd: folder, encoding: 'utf8', env: {PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8'},
	});
	expect([status, stderr]).toEqual([0, '']);
	return stdout;
}

describe.each(['bash', 'zsh', 'fish'] as const)('the script for %s', shell => {
	test.runIf(isInstalled(shell)).each([['en', english], ['pl', polish]] as const)('can be read by it, in %s', (language, words) => {
		runShell(shell, ['-n'], scripts[shell](outlineOf(words, language)));
	});

	test('knows every command and option', () => {
		const {commands, everywhere} = outlineOf(english, 'en');
		const script = scripts[shell]({commands, everywhere});
		for (const {name, options} of commands) {
			expect(script).toContain(name);
			for (const option of [...options, ...everywhere]) {
				expect(script).toMatch(new RegExp(String.raw`(--|-l )${option.name}\b`));
			}
		}
	});
});

/** What bash offers for the last word. An equals sign is a word of its own, as in bash. */
function offeredByBash(...words: string[]): string[] {
	const list = ['dominogranie', ...words].map(word => `'${word}'`).join(' ');
	return runShell('bash', ['--norc'], `
${bashScript(outlineOf(english, 'en'))}
COMP_WORDS=(${list})
COMP_CWORD=${words.length}
_dominogranie
printf '%s\\n' "\${COMPREPLY[@]}"
`).split('\n').filter(line => line !== '');
}

describe.runIf(isInstalled('bash'))('in bash', () => {
	test.each<[words: string[], offered: string[]]>([
		[['pl'], ['play']],
		[['play', '--va'], ['--variant']],
		[['play', '--variant', 's'], ['seven-toed-pete']],
		[['play', '--variant', '=', 'd'], ['double-bergen']],
		[['play', '--blocked-bonus', '='], ['worst', 'sum']],
		[['simulate', '--bots', 'casual,n'], ['casual,novice']],
		[['play', '--seed', ''], []],
		[['--lang', ''], ['en', 'pl']],
		[['--lang', 'pl', 'ch'], ['check']],
		[['--name', 'play', 'si'], ['simulate']],
		[['play', '--json'], []],
		[['completion', ''], ['bash', 'zsh', 'fish']],
		[['check', 'm'], ['my games', 'match one.domino']],
		[['check', '--ve'], ['--version']],
		[['check', '--', '-'], []],
		[['simulate', '--records', ''], ['my games']],
		[['play', '--resume', 'match'], ['match one.domino']],
		[['play', '--resume', '--sp'], ['--speed']],
	])('%j is followed by %j', (words, offered) => {
		expect(offeredByBash(...words).toSorted()).toEqual(offered.toSorted());
	});

	test('an option that was given is not offered again', () => {
		expect(offeredByBash('play', '--se')).toEqual(['--seed']);
		expect(offeredByBash('play', '--seed', 'x', '--se')).toEqual([]);
		expect(offeredByBash('--ascii', 'play', '--a')).toEqual(['--accessible']);
	});
});

describe.runIf(isInstalled('fish'))('in fish', () => {
	test.each([
		['dominogranie pl', ['play']],
		['dominogranie play --va', ['--variant']],
		['dominogranie play --variant=s', ['--variant=seven-toed-pete']],
		['dominogranie simulate --bots casual,n', ['casual,novice']],
		['dominogranie check --se', []],
		['dominogranie check m', ['match one.domino', 'my games/']],
		['dominogranie completion z', ['zsh']],
	])('%s', (line, offered) => {
		const script = fishScript(outlineOf(english, 'en'));
		const lines = runShell('fish', ['--no-config'], `${script}\ncomplete -C '${line}'\n`).split('\n');
		expect(lines.map(text => text.split('\t')[0]).filter(text => text !== '')).toEqual(offered);
	});
});
