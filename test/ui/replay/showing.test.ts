import {Buffer} from 'node:buffer';
import {expect, test} from 'vitest';
import {replay} from '../../../source/record/replay.js';
import {
	type Showing, playedOn, pressInShowing, showingOf,
} from '../../../source/ui/replay/showing.js';
import {recorded} from './recorded.js';

const match = 'good/13-five-up-4-pairs-best-of-3';

function after(showing: Showing, ...keys: string[]): Showing {
	let present = showing;
	for (const key of keys) {
		present = pressInShowing(present, key).showing;
	}

	return present;
}

test('arrows go by tiles and by deals, Home and End to the ends, and nothing lies beyond them', () => {
	const showing = recorded(match);
	const last = showing.reel.frames.length - 1;
	expect(after(showing, 'right', 'l', 'left').place).toBe(1);
	expect(after(showing, 'left').place).toBe(0);
	expect(after(showing, 'page-down', 'right').place).toBe(showing.reel.deals[1] + 1);
	expect(after(showing, 'down', 'right', 'page-up').place).toBe(showing.reel.deals[1]);
	expect(after(showing, 'down', 'up').place).toBe(0);
	expect(after(showing, 'end').place).toBe(last);
	expect(after(showing, 'end', 'right', 'page-down').place).toBe(last);
	expect(after(showing, 'end', 'home').place).toBe(0);
});

test('a line of the record is where it starts', () => {
	const showing = recorded(match, 25);
	expect(showing.reel.frames[showing.place].line).toBe(25);
	expect(recorded(match, 1).place).toBe(0);
	expect(recorded(match, 100_000).place).toBe(showing.reel.frames.length - 1);
});

test('o opens and hides the hands', () => {
	expect(after(recorded(match), 'o').isOpen).toBe(true);
	expect(after(recorded(match), 'o', 'O').isOpen).toBe(false);
});

test('space plays, one step after each pause, and holds', () => {
	const {showing, orders} = pressInShowing(recorded(match), ' ');
	expect(orders).toEqual([{type: 'play-on'}]);
	const next = playedOn(showing);
	expect(next.showing).toMatchObject({place: 1, isPlaying: true});
	expect(next.orders).toEqual([{type: 'play-on'}]);
	const held = pressInShowing(next.showing, ' ');
	expect(held.showing).toMatchObject({place: 1, isPlaying: false});
	expect(held.orders).toEqual([{type: 'hold'}]);
	expect(playedOn(held.showing).showing.place).toBe(1);
});

test('a step by hand ends the playing', () => {
	const {showing} = pressInShowing(recorded(match), ' ');
	const stepped = pressInShowing(showing, 'right');
	expect(stepped.showing).toMatchObject({place: 1, isPlaying: false});
	expect(stepped.orders).toEqual([{type: 'hold'}]);
});

test('at the end the playing is over, and from there it begins anew', () => {
	const nearEnd = after(recorded(match), 'end', 'left', ' ');
	const {showing, orders} = playedOn(nearEnd);
	expect(showing.isPlaying).toBe(false);
	expect(orders).toEqual([]);
	expect(after(showing, ' ')).toMatchObject({place: 0, isPlaying: true});
});

test('q and Escape leave', () => {
	expect(['q', 'escape', 'x'].map(key => pressInShowing(recorded(match), key).isLeft)).toEqual([true, true, false]);
});

test('a record without a deal has nothing to show', () => {
	expect(showingOf(replay(Buffer.from('dominogranie 1\nvariant five-up\n')))).toBeUndefined();
});
