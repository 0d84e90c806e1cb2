import {expect, test} from 'vitest';
import {playInOrder} from '../../../source/commands/simulation/in-order.js';
import type {PlayedMatch} from '../../../source/commands/simulation/sets.js';

/** Something to tell the sets apart by. */
function setOf(number: number): PlayedMatch[] {
	return [{
		result: {
			winner: 0, deals: number, points: [], efforts: [],
		},
		teams: [],
		contenders: [],
	}];
}

const numberOf = (set: readonly PlayedMatch[]) => set[0].result.deals;

/** Players whose shares are finished when it is said; `shares` are those that they are at. */
function crewOf() {
	const shares: Array<{readonly first: number; readonly count: number; readonly finish: (played?: number) => void}> = [];
	let isStopped = false;
	return {
		shares,
		stop() {
			isStopped = true;
		},
		isStopped: () => isStopped,
		async play(first: number, count: number): Promise<PlayedMatch[][]> {
			return new Promise(resolve => {
				shares.push({
					first,
					count,
					finish(played = count) {
						resolve(Array.from({length: played}, (_, place) => setOf(first + place)));
					},
				});
			});
		},
	};
}

const settled = async () => new Promise(resolve => {
	setImmediate(resolve);
});

test('sets are told of in their order, whoever is done first', async () => {
	const crew = crewOf();
	const told: number[] = [];
	const all = playInOrder({
		sets: 4, workers: 2, crew, now: () => 0,
	}, set => {
		told.push(numberOf(set));
	});
	expect(crew.shares.map(({first, count}) => [first, count])).toEqual([[1, 1], [2, 1]]);
	crew.shares[1].finish();
	await settled();
	expect(told).toEqual([]);
	crew.shares[0].finish();
	await settled();
	expect(told).toEqual([1, 2]);
	crew.shares[2].finish();
	crew.shares.at(3)?.finish();
	await all;
	expect(told).toEqual([1, 2, 3, 4]);
});

test('shares grow while they take little time, and no set is played twice', async () => {
	const crew = crewOf();
	const told: number[] = [];
	const all = playInOrder({
		sets: 30, workers: 1, crew, now: () => 0,
	}, set => {
		told.push(numberOf(set));
	});
	// The list grows meanwhile.
	for (const share of crew.shares) {
		share.finish();
		await settled(); // eslint-disable-line no-await-in-loop
	}

	await all;
	expect(crew.shares.map(({count}) => count)).toEqual([1, 4, 16, 9]);
	expect(told).toEqual(Array.from({length: 30}, (_, set) => set + 1));
});

test('after a stop nothing more is begun, and what is not whole is left out', async () => {
	const crew = crewOf();
	const told: number[] = [];
	const all = playInOrder({
		sets: 100, workers: 2, crew, now: () => 0,
	}, set => {
		told.push(numberOf(set));
	});
	crew.stop();
	crew.shares[0].finish(0);
	crew.shares[1].finish();
	await all;
	expect(crew.shares).toHaveLength(2);
	expect(told).toEqual([]);
});

test('what goes wrong in telling ends it', async () => {
	const crew = crewOf();
	const all = playInOrder({
		sets: 9, workers: 1, crew, now: () => 0,
	}, () => {
		throw new Error('The disk is full.');
	});
	crew.shares[0].finish();
	await expect(all).rejects.toThrow('The disk is full.');
});
