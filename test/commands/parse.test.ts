import {describe, expect, test} from 'vitest';
import {commands} from '../../source/commands/commands.js';
import {parseCommandLine} from '../../source/commands/options/parse.js';
import {complaintOf} from '../helpers/complaint-of.js';

const parse = (...argv: string[]) => parseCommandLine(argv, commands);
const refused = (...argv: string[]) => complaintOf(() => parse(...argv));

describe('a command line', () => {
	test('without a command means the menu', () => {
		expect(parse().command.name).toBeUndefined();
		expect(parse('--lang', 'pl').options).toEqual(new Map([['lang', 'pl']]));
	});

	test('has its command and options in any order, with = or a space', () => {
		const {command, options} = parse('--seed=a=b', 'simulate', '--bots', 'casual,novice', '--json', '--blocked-bonus', 'sum');
		expect(command.name).toBe('simulate');
		expect(options).toEqual(new Map([['seed', 'a=b'], ['bots', 'casual,novice'], ['json', ''], ['blocked-bonus', 'sum']]));
	});

	test('takes any text as a value, also what looks like a number', () => {
		for (const seed of ['007', '-5', '1e3', '0x10', 'ą ę', '"']) {
			expect(parse('play', '--seed', seed).options.get('seed')).toBe(seed);
		}
	});

	test('has an option that may come with or without a value', () => {
		expect(parse('play', '--resume').options.get('resume')).toBe('');
		expect(parse('play', '--resume', 'x.domino').options.get('resume')).toBe('x.domino');
		expect(parse('play', '--resume', '--speed', '0').options).toEqual(new Map([['resume', ''], ['speed', '0']]));
	});

	test('gives files to those who take them, also standard input and ones that look like options', () => {
		expect(parse('check', 'a.domino', '-').operands).toEqual(['a.domino', '-']);
		expect(parse('check', '--', '--b.domino').operands).toEqual(['--b.domino']);
	});

	test('knows the letters of help and version', () => {
		expect(parse('play', '-h').options).toEqual(new Map([['help', '']]));
		expect(parse('-v').options).toEqual(new Map([['version', '']]));
		expect(refused('-h', '--help')).toBe('The option --help is given twice.');
	});

	test('never takes what follows an option without a value for its value', () => {
		expect(parse('check', '--ascii', 'true').operands).toEqual(['true']);
		expect(refused('simulate', '--json', 'false')).toBe('Nothing can be done with false here.');
	});

	test('has no options after --', () => {
		expect(parse('check', '--ascii', '--', '--ascii=x').operands).toEqual(['--ascii=x']);
	});

	test('knows that --no-color is an option of its own', () => {
		expect(parse('--no-color').options).toEqual(new Map([['no-color', '']]));
		expect(refused('--color')).toBe('There is no option --color. Did you mean --no-color?');
	});
});

describe('refused, naming the nearest right one', () => {
	test.each([
		[['simulat'], 'There is no command simulat. Did you mean simulate?'],
		[['paly'], 'There is no command paly. Did you mean play?'],
		[['xyzzy'], 'There is no command xyzzy.'],
		[['xyzzy'], 'There is no command xyzzy.'],
		[['play', '--bot', 'casual'], 'There is no option --bot. Did you mean --bots?'],
		[['play', '--varaint', 'five-up'], 'There is no option --varaint. Did you mean --variant?'],
		[['play', '--blockedBonus', 'sum'], 'There is no option --blockedBonus. Did you mean --blocked-bonus?'],
		[['play', '-s', 'x'], 'There is no option -s. Did you mean --seed?'],
		[['help'], 'There is no command help. Did you mean --help?'],
		[['—help'], 'There is no command —help. Did you mean --help?'],
		[['play '], 'There is no command "play ". Did you mean play?'],
		[['--colour'], 'There is no option --colour. Did you mean --no-color?'],
		[['simulate', '--sed', '1'], 'There is no option --sed. Did you mean --seed?'],
		[['check', '--version1'], 'There is no option --version1. Did you mean --version?'],
		[['play', '--seed.x', '1'], 'There is no option --seed.x. Did you mean --seed?'],
		[['play', '--__proto__', '1'], 'There is no option --__proto__.'],
		[['play', '--qwertyuiop'], 'There is no option --qwertyuiop.'],
	])('%j', (argv, sentence) => {
		expect(refused(...argv)).toBe(sentence);
	});
});

describe('refused', () => {
	test.each([
		[['play', '--matches', '2'], 'The option --matches belongs to simulate.'],
		[['--seed', 'x'], 'The option --seed belongs to play and simulate.'],
		[['play', '--seed'], 'The option --seed needs a value.'],
		[['play', '--seed', '--speed', '0'], 'The option --seed needs a value.'],
		[['play', '--seed='], 'The option --seed needs a value.'],
		[['play', '--seed', 'a', '--seed', 'b'], 'The option --seed is given twice.'],
		[['--ascii', '--ascii'], 'The option --ascii is given twice.'],
		[['--ascii=yes'], 'The option --ascii takes no value.'],
		[['play', 'five-up'], 'Nothing can be done with five-up here.'],
	])('%j', (argv, sentence) => {
		expect(refused(...argv)).toBe(sentence);
	});
});
