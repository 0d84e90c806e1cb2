import {Buffer} from 'node:buffer';
import {
	existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {
	afterEach, beforeEach, describe, expect, it,
} from 'vitest';
import {seededSecret} from '../../source/chance.js';
import {readRecord} from '../../source/record/replay.js';
import {forgetSecret, keepSecret, keptSecret} from '../../source/record/secret-file.js';
import {
	type OpenRecord, type ResumedRecord, createRecord, readBytes, resumeRecord,
} from '../../source/record/store.js';
import {deal, header} from './few-lines.js';
import {bytesOf, manyTerms, randomRecord} from './random-records.js';

let directory: string;
let file: string;
beforeEach(() => {
	directory = mkdtempSync(path.join(tmpdir(), 'dominogranie-records-'));
	file = path.join(directory, 'match.domino');
});
afterEach(() => {
	rmSync(directory, {recursive: true, force: true});
});

const text = () => readFileSync(file, 'utf8');
const textOf = (lines: readonly string[]) => lines.map(line => `${line}\n`).join('');

function created(lines: readonly string[] = header): OpenRecord {
	const record = createRecord(file, lines);
	if ('kind' in record) {
		throw new TypeError(record.kind);
	}

	return record;
}

function resumed(): ResumedRecord {
	const record = resumeRecord(file);
	if ('kind' in record) {
		throw new TypeError(record.kind);
	}

	return record;
}

describe('A new record', () => {
	it('is there at once, can be read by its owner only, and grows by whole actions', () => {
		const record = created();
		expect(text()).toBe(textOf(header));
		expect(statSync(file).mode % 0o1000).toBe(0o600);
		expect(record.append(deal)).toBeUndefined();
		expect(text()).toBe(textOf([...header, ...deal]));
		expect(record.append(['1 1-0 =1'])).toBeUndefined();
		expect(record.close()).toBeUndefined();
		expect(text()).toBe(textOf([...header, ...deal, '1 1-0 =1']));
	});

	it('never overwrites a file', () => {
		writeFileSync(file, 'mine');
		expect(createRecord(file, header)).toEqual({kind: 'failed', file, code: 'EEXIST'});
		expect(text()).toBe('mine');
		expect(readdirSync(directory)).toEqual(['match.domino']);
	});

	it('that cannot be made is a word', () => {
		const nowhere = path.join(directory, 'none', 'match.domino');
		expect(createRecord(nowhere, header)).toEqual({kind: 'failed', file: nowhere, code: 'ENOENT'});
		expect(createRecord(directory, header)).toEqual({kind: 'failed', file: directory, code: 'EEXIST'});
	});
});

describe('A record that is taken up', () => {
	it('goes on after its last whole line', () => {
		writeFileSync(file, `${textOf([...header, ...deal])}1 1-0 =`);
		const {record, reading, match} = resumed();
		expect(reading.cutLastLine).toBe(true);
		expect(match.table?.played).toEqual([]);
		record.append(['1 1-0 =1']);
		record.close();
		expect(text()).toBe(textOf([...header, ...deal, '1 1-0 =1']));
	});

	it('first gets the lines its writer did not get to', () => {
		const {lines, steps} = randomRecord(manyTerms[0], 1);
		const end = lines.findIndex(line => line.startsWith('end'));
		writeFileSync(file, textOf(lines.slice(0, end)));
		const {record, match} = resumed();
		record.close();
		expect(text()).toBe(textOf(lines.slice(0, end + 2)));
		expect(match).toEqual(steps.findLast(({line}) => line <= end)?.match);
	});

	it('may hold nothing but its header', () => {
		writeFileSync(file, textOf(header));
		const {record, match, pending} = resumed();
		record.close();
		expect({table: match.table, pending}).toEqual({table: undefined, pending: []});
	});

	it('is left alone when it is wrong or has no match yet', () => {
		for (const [lines, kind] of [[[...header, ...deal, '2 pass'], 'wrong-record'], [header.slice(0, -1), 'no-match']] as const) {
			writeFileSync(file, `${textOf(lines)}cut`);
			expect(resumeRecord(file)).toMatchObject({kind, reading: {lines: kind === 'no-match' ? 6 : 12}});
			expect(text()).toBe(`${textOf(lines)}cut`);
			expect(readdirSync(directory)).toEqual(['match.domino']);
		}
	});

	it('that is not there, or no file, is a word', () => {
		expect(resumeRecord(file)).toEqual({kind: 'failed', file, code: 'ENOENT'});
		mkdirSync(file);
		expect(resumeRecord(file)).toEqual({kind: 'failed', file, code: 'EISDIR'});
		expect(readBytes(file)).toEqual({kind: 'failed', file, code: 'EISDIR'});
	});
});

describe('A record is written by one program at a time', () => {
	it('and by one table of it', () => {
		const record = created();
		expect(resumeRecord(file)).toEqual({kind: 'locked', file, pid: process.pid});
		expect(createRecord(file, header)).toEqual({kind: 'locked', file, pid: process.pid});
		record.close();
		expect(readdirSync(directory)).toEqual(['match.domino']);
		resumed().record.close();
	});

	it('whatever way leads to it', () => {
		const record = created();
		const link = `${directory}-link`;
		symlinkSync(directory, link);
		try {
			expect(resumeRecord(path.join(link, 'match.domino'))).toMatchObject({kind: 'locked'});
		} finally {
			rmSync(link);
		}

		symlinkSync(file, path.join(directory, 'other.domino'));
		expect(resumeRecord(path.join(directory, 'other.domino'))).toMatchObject({kind: 'locked'});
		record.close();
	});

	it('while that program runs', () => {
		writeFileSync(file, textOf([...header, ...deal]));
		writeFileSync(`${file}.lock`, `${process.ppid}\n`);
		expect(resumeRecord(file)).toEqual({kind: 'locked', file, pid: process.ppid});
	});

	it.each([
		['of a program that is gone', '999999999\n'],
		['left over from an earlier life of our number', `${process.pid}\n`],
		['that holds no number', 'x'],
	])('but a lock %s is taken over', (_, lock) => {
		writeFileSync(file, textOf([...header, ...deal]));
		writeFileSync(`${file}.lock`, lock);
		const {record} = resumed();
		expect(Number.parseInt(readFileSync(`${file}.lock`, 'utf8'), 10)).toBe(process.pid);
		record.close();
		expect(readdirSync(directory)).toEqual(['match.domino']);
	});
});

describe('A secret to be revealed', () => {
	const {lines} = randomRecord(manyTerms[0], 2);
	const secret = seededSecret('2');

	it('lies beside the record for its owner only', () => {
		expect(keepSecret(file, secret)).toBeUndefined();
		expect(statSync(`${file}.secret`).mode % 0o1000).toBe(0o600);
		expect(keptSecret(file)).toEqual(secret);
		forgetSecret(file);
		expect(keptSecret(file)).toBeUndefined();
	});

	it('is removed when it has been revealed', () => {
		keepSecret(file, secret);
		const record = created(lines.slice(0, -1));
		expect(record.reveal(secret)).toBeUndefined();
		record.close();
		expect(text()).toBe(textOf(lines));
		expect(existsSync(`${file}.secret`)).toBe(false);
	});

	it('is revealed later when the program ended before', () => {
		keepSecret(file, secret);
		writeFileSync(file, textOf(lines.slice(0, -2)));
		resumed().record.close();
		expect(text()).toBe(textOf(lines));
		expect(existsSync(`${file}.secret`)).toBe(false);
	});

	it('has to be there for the match to go on', () => {
		writeFileSync(file, textOf(lines.slice(0, -3)));
		expect(resumeRecord(file)).toMatchObject({kind: 'secret-missing'});
		keepSecret(file, seededSecret('another'));
		expect(resumeRecord(file)).toMatchObject({kind: 'secret-missing'});
		keepSecret(file, secret);
		const {record, secret: next} = resumed();
		record.close();
		expect(next).toEqual(secret);
	});
});

it('A long record is read as it was written', () => {
	const lines = [...header, ...deal, ...Array.from({length: 30_000}, (_, number) => `# żółw ${number}`)];
	writeFileSync(file, textOf(lines));
	const bytes = readBytes(file);
	expect('kind' in bytes ? bytes : Buffer.from(bytes).equals(Buffer.from(bytesOf(lines)))).toBe(true);
	expect(readRecord(bytesOf(lines)).lines).toBe(lines.length);
});
