import {expect, test} from 'vitest';
import {
	emptySample, extend, intervalOf, wilson,
} from '../../../source/commands/simulation/statistics.js';

test('the interval of a rate is Wilson\'s', () => {
	const {rate, low, high} = wilson(884, 1000);
	expect([rate, low, high].map(share => share.toFixed(4))).toEqual(['0.8840', '0.8627', '0.9024']);
	expect(wilson(0, 10).low).toBe(0);
	expect(wilson(0, 10).high).toBeCloseTo(0.2775, 4);
	expect(wilson(10, 10).high).toBe(1);
	expect(wilson(0, 0)).toEqual({rate: 0, low: 0, high: 1});
});

test('the interval of a mean is 1.96 standard errors to both sides', () => {
	let sample = emptySample;
	for (const number of [2, 4, 4, 4, 5, 5, 7, 9]) {
		sample = extend(sample, number);
	}

	// The squares add up to 32, so the standard error is the root of 32/7/8.
	expect(sample.mean).toBe(5);
	expect(sample.squares).toBeCloseTo(32, 10);
	const {low, high} = intervalOf(sample)!;
	expect(high - 5).toBeCloseTo(1.96 * Math.sqrt(32 / 56), 4);
	expect(5 - low).toBeCloseTo(high - 5, 10);
});

test('one number has no interval', () => {
	expect(intervalOf(emptySample)).toBeUndefined();
	expect(intervalOf(extend(emptySample, 3))).toBeUndefined();
});
