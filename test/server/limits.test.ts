import {expect, test} from 'vitest';
import {createCounts} from '../../source/server/limits.js';
import {generous} from './village.js';

test('connections are counted by the minute and the address', () => {
	let time = 0;
	const counts = createCounts({...generous, rate: 2}, () => time);
	expect([1, 2, 3, 4].map(() => counts.connect('a'))).toEqual(['welcome', 'welcome', 'too-often', 'too-often']);
	expect(counts.connect('b')).toBe('welcome');
	expect([5, 6, 7, 8, 9].map(() => counts.connect('a'))).toEqual(['too-often', 'too-often', 'too-often', 'too-often', 'far-too-often']);
	time = 60_001;
	expect(counts.connect('a')).toBe('welcome');
});

test('visits are counted in all and by the address, and make room when they end', () => {
	const counts = createCounts({...generous, sessions: 3, perAddress: 2}, () => 0);
	expect(['a', 'a', 'a', 'b', 'c'].map(address => counts.begin(address))).toEqual([undefined, undefined, 'too-many-from-here', undefined, 'full']);
	counts.end('a');
	expect(counts.visits()).toBe(2);
	expect(counts.begin('a')).toBeUndefined();
});

test('an address has only so many connections open, whatever they do', () => {
	const counts = createCounts({...generous, perAddress: 1}, () => 0);
	expect([1, 2, 3, 4, 5].map(() => counts.connect('a'))).toEqual(['welcome', 'welcome', 'welcome', 'welcome', 'far-too-many']);
	counts.disconnect('a');
	expect(counts.connect('a')).toBe('welcome');
});
