import {describe, expect, test} from 'vitest';
import {type BotTurn, takeBotTurns} from '../../source/table/bot-turns.js';

/** Turns of bots on a clock moved by hand. Moves are the numbers 1, 2, 3 … */
function turnsOf(bots: readonly BotTurn[], pauseMilliseconds: number) {
	const played: number[] = [];
	const alarms: Array<() => void> = [];
	const turns = takeBotTurns({
		inTurn: () => bots.at(played.length),
		play(move) {
			played.push(move);
		},
		pauseMilliseconds,
		later(_, action) {
			alarms.push(action);
			return () => {
				alarms.splice(alarms.indexOf(action), 1);
			};
		},
	});
	return {
		...turns,
		played,
		/** The pauses that are running; the first one ends. */
		elapse() {
			alarms.shift()?.();
		},
		pausesRunning: () => alarms.length,
	};
}

const quick = (move: number): BotTurn => ({choose: () => move});

/** A bot in another thread, which answers when told to. */
function slow(move: number) {
	let answer: (error?: Error) => void = () => undefined;
	const turn: BotTurn = {
		choose: () => -move,
		async ponder() {
			return new Promise((resolve, reject) => {
				answer = error => {
					if (error) {
						reject(error);
					} else {
						resolve(move);
					}
				};
			});
		},
	};
	return {
		turn,
		async answers(error?: Error) {
			answer(error);
			await Promise.resolve();
			await Promise.resolve();
			await Promise.resolve();
		},
	};
}

describe('bots that choose at once', () => {
	test('play one action a pause', () => {
		const turns = turnsOf([quick(1), quick(2)], 500);
		turns.begin();
		expect(turns.played).toEqual([]);
		turns.elapse();
		expect(turns.played).toEqual([1]);
		turns.elapse();
		expect(turns.played).toEqual([1, 2]);
		expect(turns.pausesRunning()).toBe(0);
	});

	test('play all at once without pauses, or when hurried', () => {
		const unpaused = turnsOf([quick(1), quick(2), quick(3)], 0);
		unpaused.goOn();
		expect(unpaused.played).toEqual([1, 2, 3]);
		const hurried = turnsOf([quick(1), quick(2), quick(3)], 500);
		hurried.begin();
		hurried.hurry();
		expect(hurried.played).toEqual([1, 2, 3]);
		expect(hurried.pausesRunning()).toBe(0);
	});

	test('leave time to subscribe before the first action, even without pauses', () => {
		const turns = turnsOf([quick(1)], 0);
		turns.begin();
		expect(turns.played).toEqual([]);
		turns.elapse();
		expect(turns.played).toEqual([1]);
	});
});

describe('a bot in another thread', () => {
	test('plays when it has chosen and its pause is over, whichever comes last', async () => {
		const one = slow(1);
		const two = slow(2);
		const turns = turnsOf([one.turn, two.turn], 500);
		turns.begin();
		await one.answers();
		expect(turns.played).toEqual([]);
		turns.elapse();
		expect(turns.played).toEqual([1]);
		turns.elapse();
		expect(turns.played).toEqual([1]);
		await two.answers();
		expect(turns.played).toEqual([1, 2]);
	});

	test('is hurried as far as its thought, and so are those after it', async () => {
		const one = slow(1);
		const turns = turnsOf([one.turn, quick(2)], 500);
		turns.begin();
		turns.hurry();
		expect(turns.played).toEqual([]);
		await one.answers();
		expect(turns.played).toEqual([1, 2]);
	});

	test('is not heard when the position has changed meanwhile', async () => {
		const one = slow(1);
		const turns = turnsOf([one.turn], 500);
		turns.begin();
		turns.goOn();
		turns.elapse();
		await one.answers();
		expect(turns.played).toEqual([1]);
		const late = slow(1);
		const dropped = turnsOf([late.turn, quick(2)], 500);
		dropped.begin();
		dropped.played.push(9);
		dropped.goOn();
		await late.answers();
		expect(dropped.played).toEqual([9]);
	});

	test('that is lost chooses in this thread', async () => {
		const lost = slow(1);
		const turns = turnsOf([lost.turn], 0);
		turns.goOn();
		await lost.answers(new Error('gone'));
		expect(turns.played).toEqual([-1]);
	});
});
