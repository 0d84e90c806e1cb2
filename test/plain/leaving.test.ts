import {
	mkdirSync, readFileSync, readdirSync, writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readRecord} from '../../source/record/replay.js';
import {agree} from '../../source/rules/variant.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {openPlain, temporaryDirectory} from './person.js';
import {ala, klara, likeEnds} from './scenes.js';
import {sitAt} from './seat.js';
import {typeToTheEnd} from './typist.js';

const match = {terms: agree(fiveUp, {seats: 2, target: 10}), players: [ala, {...klara, level: 'casual'}], seed: 'leaving'};
const beginning = {kind: 'new', match} as const;
const kept = 'The match is kept. To go on with it: dominogranie play --accessible --resume';

function recordIn(home: string): string {
	const records = path.join(home, 'records');
	return path.join(records, readdirSync(records).find(name => name.endsWith('.domino'))!);
}

describe('a match that is left', () => {
	test.each(['q', 'quit', 'Wyjdź'])('by %s is kept, and it is said how to go on', async typed => {
		const person = openPlain({beginning, language: 'pl'});
		await person.first();
		const told = await person.type(typed);
		expect(told).toEqual(['Mecz jest zachowany. Żeby go dokończyć: dominogranie play --accessible --resume']);
		expect(await person.ended).toBe(0);
		expect(readRecord(readFileSync(recordIn(person.home)))).toMatchObject({fault: undefined, isFinished: false});
	});

	test('by the end of the input too', async () => {
		const person = openPlain({beginning});
		await person.first();
		expect(await person.hangUp()).toEqual([kept]);
		expect(await person.ended).toBe(0);
	});

	test('in a record of its own is gone on with by its name', async () => {
		const recordFile = path.join(temporaryDirectory(), 'our match.domino');
		const person = openPlain({beginning: {kind: 'new', match: {...match, recordFile}}});
		await person.first();
		expect(await person.hangUp()).toEqual([`${kept} '${recordFile}'`]);
	});

	test('goes on at the same point, to its end', async () => {
		const left = openPlain({beginning});
		const first = await left.first();
		const turn = first.at(-1)!;
		await left.hangUp();
		const file = recordIn(left.home);
		const person = openPlain({beginning: {kind: 'resume', file}, home: left.home});
		const again = await person.first();
		expect(again[0]).toBe('The match goes on where it was left.');
		expect(again.at(-1)).toBe(turn);
		await typeToTheEnd({...person, first: async () => again}, 'en');
		expect(await person.ended).toBe(0);
		expect(readRecord(readFileSync(file))).toMatchObject({fault: undefined, isFinished: true});
	});

	test('at the end of a deal goes on with that end', async () => {
		const left = openPlain({beginning});
		let told = await left.first();
		while (!told.at(-1)!.startsWith('Enter or next')) {
			const typed = /type (\w+)\.$/.exec(told.at(-1)!)?.[1] ?? ((told.at(-1)!).includes('number') ? '1' : 'play');
			told = await left.type(typed); // eslint-disable-line no-await-in-loop
		}

		const end = left.lines.slice(left.lines.findLastIndex(line => /domino!|Blocked/.test(line)));
		await left.hangUp();
		const person = openPlain({beginning: {kind: 'resume', file: recordIn(left.home)}, home: left.home});
		expect(await person.first()).toEqual(expect.arrayContaining(end));
		expect(await person.type('')).toContainEqual(expect.stringMatching(/^Deal 2\. /));
	});
});

describe('a match that is not being recorded', () => {
	test('is left only by a second quit', () => {
		const {hear, isEnded} = sitAt(likeEnds(), {isKept: false});
		expect(hear('quit')).toEqual(['The match is not being recorded and would be lost: type quit once more to leave.']);
		expect(isEnded()).toBe(false);
		hear('e');
		hear('q');
		expect(isEnded()).toBe(false);
		hear('q');
		expect(isEnded()).toBe(true);
	});

	test('is told of at once, and at the end', async () => {
		const home = temporaryDirectory();
		writeFileSync(path.join(home, 'records'), '');
		const person = openPlain({beginning, home});
		expect(await person.first()).toContain('The record cannot be written: this match will not be kept.');
		expect(await person.hangUp()).toEqual(['The match is not being recorded and is lost.']);
	});
});

test('a record that cannot go on is told of, and ends with 1', async () => {
	const home = temporaryDirectory();
	mkdirSync(path.join(home, 'records'));
	const file = path.join(home, 'records', 'none.domino');
	const person = openPlain({beginning: {kind: 'resume', file}, home});
	expect(await person.first()).toEqual([`The match in ${file} cannot go on.`]);
	expect(await person.ended).toBe(1);
});
