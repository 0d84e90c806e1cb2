import {Buffer} from 'node:buffer';
import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {replay} from '../../source/record/replay.js';
import {faultSentence} from '../../source/words/faults.js';
import {wordsFor} from '../../source/words/words-for.js';
import {type Pick, picksFrom} from '../helpers/random.js';

const folder = new URL('../records/good/', import.meta.url);
const records = readdirSync(folder).map(name => readFileSync(new URL(name, folder)));

/** Bytes changed, left out, put in and moved, at random. */
function damaged(bytes: Uint8Array, pick: Pick): Uint8Array {
	const place = pick(bytes.length);
	const other = pick(bytes.length);
	switch (pick(5)) {
		case 0: {
			const changed = Buffer.from(bytes);
			changed[place] = pick(256);
			return changed;
		}

		case 1: {
			return Buffer.concat([bytes.subarray(0, place), bytes.subarray(place + 1)]);
		}

		case 2: {
			return Buffer.concat([bytes.subarray(0, place), Buffer.from([pick(256)]), bytes.subarray(place)]);
		}

		case 3: {
			return Buffer.concat([bytes.subarray(0, place), bytes.subarray(other, other + pick(80)), bytes.subarray(place)]);
		}

		default: {
			const start = bytes.lastIndexOf(10, place) + 1;
			return Buffer.concat([bytes.subarray(0, start), bytes.subarray(bytes.indexOf(10, place) + 1)]);
		}
	}
}

describe('A damaged record', () => {
	it('is read without a crash, the lines before its first fault are good, and the sentence can be printed', () => {
		const pick = picksFrom(1);
		for (let round = 0; round < 400; round++) {
			const bytes = damaged(records[pick(records.length)], pick);
			const {fault, steps} = replay(bytes);
			if (fault === undefined) {
				continue;
			}

			expect(faultSentence(wordsFor('en'), fault)).toMatch(/^[^\p{C}]+$/u);
			const before = Buffer.from(Buffer.from(bytes).toString('latin1').split('\n').slice(0, fault.line - 1).map(line => `${line}\n`).join(''), 'latin1');
			const good = replay(before);
			expect(good.fault).toBeUndefined();
			expect(good.steps).toHaveLength(steps.length);
		}
	});

	it('may hold anything', () => {
		const pick = picksFrom(2);
		for (let round = 0; round < 200; round++) {
			const bytes = Buffer.from(Array.from({length: pick(300)}, () => pick(3) === 0 ? 10 : pick(256)));
			expect(() => replay(bytes)).not.toThrow();
			expect(() => replay(Buffer.concat([Buffer.from('dominogranie 1\nvariant five-up\n'), bytes]))).not.toThrow();
		}
	});
});
