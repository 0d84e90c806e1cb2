import {Buffer} from 'node:buffer';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
	type Reel, type Way, placeAfter, placeAtLine, reelOf,
} from '../../source/record/reel.js';
import {replay} from '../../source/record/replay.js';
import {header} from './few-lines.js';

function reelIn(name: string): Reel {
	return reelOf(replay(readFileSync(new URL(`../records/good/${name}.domino`, import.meta.url))).steps);
}

const reel = reelIn('21-pete-best-of-3');
const last = reel.frames.length - 1;

function after(place: number, ...ways: Way[]): number {
	let now = place;
	for (const way of ways) {
		now = placeAfter(reel, now, way);
	}

	return now;
}

describe('A reel', () => {
	it('has a frame for each action, in its deal, with the ends that add up to its count', () => {
		for (const {deal, ends, match, events} of reel.frames) {
			expect(reel.frames[reel.deals[deal]].match.table!.start).toBe(match.table!.start);
			const [event] = events;
			if (event.type === 'laid') {
				expect(ends.reduce((sum, {counts}) => sum + counts, 0)).toBe(event.count);
			}
		}
	});

	it('knows where each deal begins, those of later games too', () => {
		for (const [deal, place] of reel.deals.entries()) {
			const {match, ends, events} = reel.frames[place];
			expect(match.table!.played).toEqual([]);
			expect(ends).toEqual([]);
			expect(events.at(-1)!.type).toBe('dealt');
			expect(reel.frames[place].deal).toBe(deal);
		}

		expect(reel.frames.at(-1)!.match.won.length).toBeGreaterThan(0);
	});

	it('is stepped through by actions, and not beyond its ends', () => {
		expect(after(5, 'next')).toBe(6);
		expect(after(5, 'previous')).toBe(4);
		expect(after(0, 'previous')).toBe(0);
		expect(after(last, 'next')).toBe(last);
		expect(after(5, 'home')).toBe(0);
		expect(after(5, 'end')).toBe(last);
	});

	it('is stepped through by deals: back to where the deal began, and then to the one before', () => {
		const [first, second, third] = reel.deals;
		expect(after(first, 'next-deal')).toBe(second);
		expect(after(first, 'next-deal', 'next-deal')).toBe(third);
		expect(after(second + 3, 'previous-deal')).toBe(second);
		expect(after(second + 3, 'previous-deal', 'previous-deal')).toBe(first);
		expect(after(last, 'next-deal')).toBe(last);
		expect(after(reel.deals.at(-1)!, 'next-deal')).toBe(last);
		expect(after(first, 'previous-deal')).toBe(0);
	});

	it('is found by the lines of the record', () => {
		for (const [place, {line}] of reel.frames.entries()) {
			expect(placeAtLine(reel, line)).toBe(place);
		}

		expect(placeAtLine(reel, 1)).toBe(0);
		expect(placeAtLine(reel, reel.frames[7].line + 0.5)).toBe(7);
		expect(placeAtLine(reel, 1_000_000)).toBe(last);
	});

	it('shows what was taken back, and then that it was', () => {
		const {frames} = reelIn('33-undo');
		const undone = frames.findIndex(({action}) => action.type === 'undo');
		expect(frames[undone - 1].ends).not.toEqual([]);
		expect(frames[undone].ends).toEqual([]);
	});

	it('may be empty', () => {
		const none = reelOf(replay(Buffer.from([...header, ''].join('\n'))).steps);
		expect(none).toEqual({frames: [], deals: []});
		for (const way of ['next', 'previous', 'next-deal', 'previous-deal', 'home', 'end'] as const) {
			expect(placeAfter(none, 0, way)).toBe(0);
		}

		expect(placeAtLine(none, 5)).toBe(0);
	});
});
