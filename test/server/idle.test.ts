import {expect, test} from 'vitest';
import {watchIdleness} from '../../source/server/idle.js';
import {createClock} from '../helpers/clock.js';

const minute = 60_000;

function watch(minutes: number) {
	const clock = createClock();
	let time = 0;
	const told: string[] = [];
	const idle = watchIdleness({
		minutes,
		later: clock.later,
		now: () => time,
		warn(left) {
			told.push(`${left} left`);
		},
		end() {
			told.push('end');
		},
	});
	return {
		...idle,
		told,
		pass(some: number) {
			for (let count = 0; count < some; count++) {
				time += minute;
				clock.pass(minute);
			}
		},
	};
}

test('whoever does nothing is warned two minutes before the end', () => {
	const {pass, told} = watch(30);
	pass(27);
	expect(told).toEqual([]);
	pass(1);
	expect(told).toEqual(['2 left']);
	pass(2);
	expect(told).toEqual(['2 left', 'end']);
});

test('where the time is short, the warning comes one minute before', () => {
	const {pass, told} = watch(2);
	pass(1);
	expect(told).toEqual(['1 left']);
	pass(1);
	expect(told).toEqual(['1 left', 'end']);
});

test('a key begins the time anew, before the warning and after', () => {
	const {pass, told, stir} = watch(10);
	pass(7);
	stir();
	pass(7);
	expect(told).toEqual([]);
	pass(1);
	expect(told).toEqual(['2 left']);
	stir();
	pass(7);
	expect(told).toEqual(['2 left']);
	pass(3);
	expect(told).toEqual(['2 left', '2 left', 'end']);
});

test('after the end of a visit nothing is said', () => {
	const {pass, told, stop} = watch(10);
	stop();
	pass(20);
	expect(told).toEqual([]);
});
