import {expect, test} from 'vitest';
import type {Choice} from '../../source/bots/bot.js';
import {unpackView} from '../../source/match/packed-view.js';
import {adviceFor} from '../../source/table/advice.js';
import {playFirst, tableOf} from '../helpers/table-of.js';

/** A thread that answers when it is told to. */
function slowThread() {
	const answers: Array<() => void> = [];
	return {
		advise: async (view: Parameters<typeof unpackView>[0]) => new Promise<Choice>(resolve => {
			answers.push(() => {
				resolve(adviceFor(unpackView(view)));
			});
		}),
		answer() {
			for (const one of answers.splice(0)) {
				one();
			}
		},
	};
}

test('a hint is recorded at once, and comes when it has been thought up', async () => {
	const thread = slowThread();
	const {table, lines} = tableOf({advise: thread.advise});
	table.proceed();
	const advised = table.advise(0);
	expect(lines.at(-1)).toBe('1 hint');
	thread.answer();
	expect(await advised).toEqual(adviceFor(table.view(0)!));
});

test('it is the same without a thread, and where the thread is lost', async () => {
	const lost = async (): Promise<Choice> => {
		throw new Error('The thread is lost.');
	};

	const choices = await Promise.all([undefined, lost].map(async advise => {
		const {table} = tableOf(advise && {advise});
		table.proceed();
		return table.advise(0);
	}));
	expect(choices[0]).toBeDefined();
	expect(choices[1]).toEqual(choices[0]);
});

test('it comes to nothing when it is not allowed, after a move, and when the table is closed', async () => {
	const thread = slowThread();
	const {table, lines} = tableOf({advise: thread.advise});
	expect(await table.advise(0)).toBeUndefined();
	table.proceed();
	const kept = [...lines];
	expect(await table.advise(1)).toBeUndefined();
	expect(lines).toEqual(kept);
	const late = table.advise(0);
	playFirst(table);
	thread.answer();
	expect(await late).toBeUndefined();
	const {table: other} = tableOf({advise: thread.advise});
	other.proceed();
	const tooLate = other.advise(0);
	other.close();
	thread.answer();
	expect(await tooLate).toBeUndefined();
});
