import {
	mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
	afterEach, beforeEach, expect, test,
} from 'vitest';
import {commands} from '../../source/commands/commands.js';
import {Complaint} from '../../source/commands/complaint.js';
import {parseCommandLine} from '../../source/commands/options/parse.js';
import {play} from '../../source/commands/play.js';
import {wordsFor} from '../../source/words/words-for.js';
import {deal, header} from '../record/few-lines.js';

let home: string;
let records: string;
beforeEach(() => {
	home = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
	records = path.join(home, 'dominogranie', 'records');
	mkdirSync(records, {recursive: true});
});
afterEach(() => {
	rmSync(home, {recursive: true});
});

async function complaintAndWarnings(...argv: string[]): Promise<string[]> {
	const warned: string[] = [];
	const words = wordsFor('en').usage;
	try {
		await play(parseCommandLine(['play', ...argv], commands), {
			env: {XDG_DATA_HOME: home, XDG_CONFIG_HOME: home},
			language: 'en',
			chosenLanguage: undefined,
			words,
			print() {
				throw new Error('Nothing is printed.');
			},
			warn(line) {
				warned.push(line);
			},
		});
	} catch (error) {
		warned.push(error instanceof Complaint ? error.say(words) : String(error));
	}

	return warned;
}

test('a damaged record is kept aside with a word when the last match is to go on, and its good part goes on', async () => {
	const file = path.join(records, '2026-01-10T11-25-00Z.domino');
	writeFileSync(file, [...header, ...deal, 'nonsense', ''].join('\n').replace('bot club', 'bot novice'));
	expect(await complaintAndWarnings('--resume')).toEqual([
		`The record of a match of Five Up is damaged after line 12: up to there, in deal 1, it is kept and can go on; the file as it was is now ${file}.bak.`,
		'The game needs a terminal for its input and output.',
	]);
	expect(readdirSync(records)).toEqual(['2026-01-10T11-25-00Z.domino', '2026-01-10T11-25-00Z.domino.bak']);
});

test('a damaged record that is named stays where it is', async () => {
	const file = path.join(records, 'mine.domino');
	writeFileSync(file, [...header, ...deal, 'nonsense', ''].join('\n'));
	expect(await complaintAndWarnings('--resume', file)).toEqual([`${file}:13: nonsense, this is no line of a record.`]);
	expect(readdirSync(records)).toEqual(['mine.domino']);
});
