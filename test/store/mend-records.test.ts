import {
	existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {
	afterEach, beforeEach, describe, expect, it,
} from 'vitest';
import {createRecord} from '../../source/record/store.js';
import {makeDirectory} from '../../source/store/make-directory.js';
import {mendRecords} from '../../source/store/mend-records.js';
import {lastUnfinished, unfinishedMatches} from '../../source/store/records.js';
import {setAside} from '../../source/store/set-aside.js';

const good = readFileSync(new URL('../records/good/31-fair-deal.domino', import.meta.url), 'utf8');
const lineCount = good.split('\n').length - 1;

describe('records in a directory', () => {
	let directory: string;
	const file = (name: string) => path.join(directory, name);
	beforeEach(() => {
		directory = mkdtempSync(path.join(tmpdir(), 'dominogranie-mend-'));
	});
	afterEach(() => {
		rmSync(directory, {recursive: true, force: true});
	});

	it('that are good or finished are left as they are', () => {
		writeFileSync(file('unfinished.domino'), good);
		writeFileSync(file('finished.domino'), `${good}match won 1\nrubbish\n`);
		expect(mendRecords(directory)).toEqual([]);
		expect(readdirSync(directory)).toHaveLength(2);
	});

	it.each([
		'dominogranie 2\n', 'dominogranie 1\nvariant all-fives\n', 'dominogranie 1\nvariant five-up\noption colour red\n',
	])('that a newer version may have written are left alone: %j', content => {
		writeFileSync(file('match.domino'), content);
		expect(mendRecords(directory)).toEqual([]);
		expect(readdirSync(directory)).toEqual(['match.domino']);
	});

	it('with a wrong line are copied aside and end before it', () => {
		writeFileSync(file('match.domino'), `${good}rubbish\n2 pass\n`);
		expect(mendRecords(directory)).toEqual([{
			kind: 'record-cut', file: file('match.domino.bak'), variant: 'five-up', lines: lineCount, deal: 1,
		}]);
		expect(readFileSync(file('match.domino'), 'utf8')).toBe(good);
		expect(readFileSync(file('match.domino.bak'), 'utf8')).toContain('rubbish');
		expect(lastUnfinished(directory)!.reading.lines).toBe(lineCount);
		expect(mendRecords(directory)).toEqual([]);
	});

	it('that are mended do not become the last that was played', () => {
		writeFileSync(file('old.domino'), `${good}rubbish\n`);
		utimesSync(file('old.domino'), 1_000_000, 1_000_000);
		writeFileSync(file('new.domino'), good);
		expect(mendRecords(directory)).toHaveLength(1);
		expect(lastUnfinished(directory)!.file).toBe(file('new.domino'));
	});

	it.each(['', '\u0000\u0001', 'dominogranie 1\nvariant five-up\n'])('without a whole header are renamed: %j', content => {
		writeFileSync(file('match.domino'), content);
		expect(mendRecords(directory)).toEqual([{kind: 'record-lost', file: file('match.domino.bak')}]);
		expect(existsSync(file('match.domino'))).toBe(false);
		expect(lastUnfinished(directory)).toBeUndefined();
	});

	it('that are directories or being written are left alone', () => {
		mkdirSync(file('directory.domino'));
		const open = createRecord(file('open.domino'), ['rubbish']);
		expect(mendRecords(directory)).toEqual([]);
		expect(lastUnfinished(directory)).toBeUndefined();
		if (!('kind' in open)) {
			open.close();
		}

		expect(mendRecords(directory)).toEqual([{kind: 'record-lost', file: file('open.domino.bak')}]);
	});

	it('that another program is playing are passed over for the next', () => {
		writeFileSync(file('free.domino'), good);
		const open = createRecord(file('open.domino'), good.trimEnd().split('\n'));
		expect(lastUnfinished(directory)!.file).toBe(file('free.domino'));
		expect([...unfinishedMatches(directory)].map(match => [path.basename(match.file), match.isBeingPlayed])).toEqual([
			['open.domino', true], ['free.domino', false],
		]);
		if (!('kind' in open)) {
			open.close();
		}

		expect(lastUnfinished(directory)!.file).toBe(file('open.domino'));
	});

	it('with a lock whose process has gone, or passed its number on, are free', () => {
		writeFileSync(file('match.domino'), good);
		for (const lock of ['999999999\n', `${process.ppid} 1\n`, 'nonsense\n']) {
			writeFileSync(file('match.domino.lock'), lock);
			expect(lastUnfinished(directory)?.file).toBe(file('match.domino'));
		}
	});
});

describe('what is set aside', () => {
	it('never takes the name of what was set aside before', () => {
		const directory = mkdtempSync(path.join(tmpdir(), 'dominogranie-aside-'));
		const file = path.join(directory, 'settings.json');
		const names = [1, 2, 3].map(number => {
			writeFileSync(file, String(number));
			return path.basename(setAside(file));
		});
		expect(names).toEqual(['settings.json.bak', 'settings.json.bak.2', 'settings.json.bak.3']);
		expect(names.map(name => readFileSync(path.join(directory, name), 'utf8'))).toEqual(['1', '2', '3']);
		rmSync(directory, {recursive: true});
	});
});

describe('a directory', () => {
	it('is made with those above it, and may be there already', () => {
		const directory = mkdtempSync(path.join(tmpdir(), 'dominogranie-make-'));
		const deep = path.join(directory, 'a', 'b', 'c');
		makeDirectory(deep);
		makeDirectory(deep);
		expect(existsSync(deep)).toBe(true);
		rmSync(directory, {recursive: true});
	});

	it('that a file system refuses is an error, and not an endless wait', () => {
		expect(() => {
			makeDirectory('/proc/dominogranie/records');
		}).toThrow();
	});
});
