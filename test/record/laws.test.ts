import {describe, expect, it} from 'vitest';
import type {Replayed} from '../../source/record/record-reader.js';
import {replay} from '../../source/record/replay.js';
import {
	bytesOf, manyTerms, randomRecord, titleOf,
} from './random-records.js';

const withoutMatch = ({line, action, events}: Replayed) => ({line, action, events});
const cases = manyTerms.map((terms, place) => ({terms, title: titleOf(terms), seeds: [place, place + 100, place + 200]}));

describe('What is written is read as it was', () => {
	it.each(cases)('$title', ({terms, seeds}) => {
		for (const seed of seeds) {
			const {header, steps, lines} = randomRecord(terms, seed);
			const read = replay(bytesOf(lines));
			expect(read.fault).toBeUndefined();
			expect(read).toMatchObject({
				isFinished: true, cutLastLine: false, lines: lines.length, due: [], half: undefined,
			});
			expect(read.header).toEqual(header);
			expect(read.steps.map(step => withoutMatch(step))).toEqual(steps.map(step => withoutMatch(step)));
			expect(read.match).toEqual(steps.at(-1)!.match);
		}
	});
});
