import {
	copyFileSync, mkdtempSync, rmSync, utimesSync, writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';
import {lockRecord} from '../../../source/record/lock.js';
import {ownRecords, showRecord, unfinishedRecords} from '../../../source/ui/study/own-records.js';

/** A directory with these records of `test/records`, the first the latest. */
function directoryOf(records: Readonly<Record<string, string>>): string {
	const directory = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
	onTestFinished(() => {
		rmSync(directory, {recursive: true});
	});
	for (const [age, [name, record]] of Object.entries(records).entries()) {
		const file = path.join(directory, name);
		copyFileSync(fileURLToPath(new URL(`../../records/${record}.domino`, import.meta.url)), file);
		utimesSync(file, 1_000_000 - age, 1_000_000 - age);
	}

	return directory;
}

test('records are told with their sides and what these have, the latest first', () => {
	const directory = directoryOf({
		'b.domino': 'good/13-five-up-4-pairs-best-of-3',
		'2026-03-04T05-06-07Z.domino': 'good/34-cut-last-line',
	});
	const [pairs, cut] = ownRecords(directory);
	expect(pairs).toMatchObject({
		file: path.join(directory, 'b.domino'),
		date: '2026-10-21 19:48',
		isFinished: true,
	});
	expect(pairs.sides.map(({names}) => names.join('+'))).toEqual(['Ola+Bob', 'Wojtek+Klara']);
	expect(Math.max(...pairs.sides.map(({score}) => score))).toBe(2);
	expect(cut.isFinished).toBe(false);
	expect(cut.date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
});

test('only unfinished matches can go on; those that are being played are marked', () => {
	const directory = directoryOf({
		'a.domino': 'good/13-five-up-4-pairs-best-of-3', 'b.domino': 'good/34-cut-last-line', 'c.domino': 'good/31-fair-deal',
	});
	const unlock = lockRecord(path.join(directory, 'b.domino'));
	expect(unfinishedRecords(directory).map(({file, isBeingPlayed, isFinished}) => [path.basename(file), isBeingPlayed, isFinished])).toEqual([
		['b.domino', true, false], ['c.domino', false, false],
	]);
	if (typeof unlock === 'function') {
		unlock();
	}
});

test('what cannot be read or has no deal is left out, and cannot be shown', () => {
	const directory = directoryOf({'a.domino': 'good/13-five-up-4-pairs-best-of-3'});
	const nonsense = path.join(directory, 'nonsense.domino');
	writeFileSync(nonsense, 'nothing of the kind\n');
	expect(ownRecords(directory)).toHaveLength(1);
	expect(ownRecords(path.join(directory, 'nowhere'))).toEqual([]);
	expect(showRecord(nonsense)).toBeUndefined();
	expect(showRecord(path.join(directory, 'nowhere.domino'))).toBeUndefined();
	expect(showRecord(path.join(directory, 'a.domino'))?.place).toBe(0);
});
