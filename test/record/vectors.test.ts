import {Buffer} from 'node:buffer';
import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {linesOf} from '../../source/record/format.js';
import {headerLines} from '../../source/record/header.js';
import {replay} from '../../source/record/replay.js';

const records = new URL('../records/', import.meta.url);
const named = (folder: string) => readdirSync(new URL(folder, records)).map(name => ({name, bytes: readFileSync(new URL(`${folder}/${name}`, records))}));
const good = named('good');
const broken = named('broken');

/** The lines without comments, every tile with its higher pip first. */
function normalised(text: string): string[] {
	return text
		.split('\n')
		.map(line => /^(?:seat|words|date)/.test(line) ? line : line.replace(/ *#.*/, ''))
		.filter(line => line !== '')
		.map(line => /^(?:seat|words|date)/.test(line) ? line : line.replaceAll(/\b(\d)-(\d)\b/g, (tile, one: string, other: string) => one < other ? `${other}-${one}` : tile));
}

describe('Good records', () => {
	it.each(good)('$name is read to its end', ({name, bytes}) => {
		const {fault, cutLastLine, isFinished} = replay(bytes);
		expect(fault).toBeUndefined();
		expect(cutLastLine).toBe(name === '34-cut-last-line.domino');
		expect(isFinished).toBe(bytes.includes('\nmatch won'));
	});

	it.each(good)('$name is written as it was read', ({bytes}) => {
		const text = bytes.toString();
		const {header, steps} = replay(bytes);
		expect([...headerLines(header!), ...steps.flatMap(one => linesOf(one.action, one))]).toEqual(normalised(text.slice(0, text.lastIndexOf('\n') + 1)));
	});
});

describe('Broken records', () => {
	it.each(broken)('$name is refused at the line that its first comment names', ({bytes}) => {
		const [, line] = /^# fault: line (\d+):/.exec(bytes.toString())!;
		expect(replay(bytes).fault?.line).toBe(Number(line));
	});

	it.each(broken)('$name can still be replayed up to there', ({bytes}) => {
		const {fault, steps, match} = replay(bytes);
		const before = bytes.toString('latin1').split('\n').slice(0, fault!.line - 1);
		const good = replay(Buffer.from(before.map(line => `${line}\n`).join(''), 'latin1'));
		expect(good.fault).toBeUndefined();
		expect(steps).toEqual(good.steps);
		expect(match).toEqual(good.match);
	});
});
