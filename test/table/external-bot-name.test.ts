import {expect, test} from 'vitest';
import {nameOfProgram, namesOfPrograms} from '../../source/table/external-bot-name.js';

test.each([
	[['./bots/greedy'], 'greedy'],
	[['python3', 'bots/greedy.py', '--fast'], 'greedy.py'],
	[['/usr/bin/env', 'node', 'bot.mjs'], 'node'],
	[['node', '--no-warnings', 'bot.mjs'], 'bot.mjs'],
	[['sh', '-c', 'cat | bot'], 'sh'],
	[['node'], 'node'],
	[['/'], 'exec'],
	[['a"b\u001B'], String.raw`a'b\u{1b}`],
])('%j is called %s', (command, name) => {
	expect(nameOfProgram(command)).toBe(name);
});

test('programs of the same name are numbered, and no person\'s name is taken', () => {
	expect(namesOfPrograms([['./bot'], ['x/Bot'], ['./other'], ['./bot']], ['Other'])).toEqual(['bot', 'Bot 2', 'other 2', 'bot 3']);
	expect(namesOfPrograms([['x'.repeat(50)], ['x'.repeat(50)]]).map(name => name.length)).toEqual([40, 39]);
});
