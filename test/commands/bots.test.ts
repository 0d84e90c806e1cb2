import process from 'node:process';
import {describe, expect, test} from 'vitest';
import {botsIn, programOf} from '../../source/commands/options/bots.js';
import {termsIn} from '../../source/commands/options/match-options.js';
import {playersIn, programsIn} from '../../source/commands/options/people.js';
import {usage as words} from '../../source/words/en/usage.js';
import {complaintOf} from '../helpers/complaint-of.js';

const optionsOf = (options: Readonly<Record<string, string>>) => new Map(Object.entries(options));
const bots = (text: string) => botsIn(optionsOf({bots: text}));
const node = process.execPath;

describe('the names of --bots', () => {
	test('are levels, separated by commas', () => {
		expect(bots('club,casual')).toEqual([{typed: 'club', level: 'club'}, {typed: 'casual', level: 'casual'}]);
		expect(botsIn(new Map())).toBeUndefined();
	});

	test.each([
		['exec:sh', ['sh']],
		['exec: sh', ['sh']],
		[`exec:${node} bot.js --level 3`, [node, 'bot.js', '--level', '3']],
		['exec:sh  -c\t"cat | sort, uniq"', ['sh', '-c', 'cat | sort, uniq']],
		[String.raw`exec:sh -c 'echo "$HOME" \n'`, ['sh', '-c', String.raw`echo "$HOME" \n`]],
		[String.raw`exec:sh -c "say \"a, b\" \\ \n"`, ['sh', '-c', String.raw`say "a, b" \ \n`]],
		[String.raw`exec:sh my\ bot\,x`, ['sh', 'my bot,x']],
		['exec:s"h" a\'b\'"c"', ['sh', 'abc']],
		['exec:sh ""', ['sh', '']],
	])('may be programs: %j', (text, command) => {
		expect(bots(`casual,${text},novice`)).toEqual([
			{typed: 'casual', level: 'casual'}, {typed: text, level: 'exec', command}, {typed: 'novice', level: 'novice'},
		]);
	});

	test.each([
		['exec', '--bots cannot be exec, only novice, casual, club, expert or exec:…. Did you mean exec:…?'],
		['exec:', 'exec: names no program; exec: needs one, as in exec:./bot or \'exec:python3 bot.py\'.'],
		['exec:sh \'x', 'A quote in --bots is not closed.'],
		['exec:./no-such-bot', 'There is no program ./no-such-bot.'],
		['exec:no-such-bot', 'There is no program no-such-bot.'],
		['exec:/', 'There is no program /.'],
		['casual,', '--bots cannot be "", only novice, casual, club, expert or exec:….'],
	])('%j are refused', (text, sentence) => {
		expect(complaintOf(() => bots(text))).toBe(sentence);
	});
});

describe('a program', () => {
	test('has five seconds for an answer, or what is said', () => {
		const [bot] = bots('exec:sh')!;
		expect(programOf(bot, new Map())).toEqual({command: ['sh'], patience: 5000});
		expect(programOf(bot, optionsOf({'exec-timeout': '250'}))).toEqual({command: ['sh'], patience: 250});
		expect(complaintOf(() => programOf(bot, optionsOf({'exec-timeout': '0'})))).toBe('--exec-timeout must be a whole number from 1 to 600000, not 0.');
	});

	test('is seated after the people, under the name of its script', () => {
		const options = optionsOf({players: '4', bots: 'exec:sh ./greedy.sh,casual,exec:sh greedy.sh'});
		const players = playersIn(options, termsIn(options), {name: 'Ania', words});
		expect(players).toEqual([
			{name: 'Ania', kind: 'human'},
			{name: 'greedy.sh', kind: 'bot', level: 'exec'},
			{name: 'Łucja', kind: 'bot', level: 'casual'},
			{name: 'greedy.sh 2', kind: 'bot', level: 'exec'},
		]);
		expect(programsIn(options, players).map(program => program?.command)).toEqual([undefined, ['sh', './greedy.sh'], undefined, ['sh', 'greedy.sh']]);
	});
});
