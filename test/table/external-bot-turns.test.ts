import {describe, expect, test} from 'vitest';
import type {ProgramFailure} from '../../source/bots/program.js';
import {type Player, newMatch} from '../../source/match/match.js';
import type {View} from '../../source/match/view.js';
import {headerLines} from '../../source/record/header.js';
import {readRecord} from '../../source/record/replay.js';
import {type Move, formatMove} from '../../source/rules/move.js';
import {agree} from '../../source/rules/variant.js';
import type {ExternalBot} from '../../source/table/external-bot.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {
	ania, playFirst, secret, tableOf,
} from '../helpers/table-of.js';

const terms = agree(fiveUp, {seats: 2});
const players: readonly Player[] = [ania, {name: 'bot', kind: 'bot', level: 'exec'}];
const failure: ProgramFailure = {name: 'bot', trouble: {kind: 'endless'}, complaint: ''};

/** A program that answers when it is told to. */
function programOf() {
	const asked: Array<{readonly view: View; readonly answer: (what: Move | ProgramFailure) => void}> = [];
	const program: ExternalBot = {
		choose: async view => new Promise(resolve => {
			asked.push({view, answer: resolve});
		}),
		close: () => undefined,
	};
	return {program, asked};
}

/** Ania against a program, at the first decision that the program has. */
function tableAtDecision() {
	const {program, asked} = programOf();
	const all = tableOf({match: newMatch(terms, players), programs: [undefined, program]});
	while (asked.length === 0) {
		if (all.table.view(0)?.phase !== 'playing') {
			all.table.proceed();
		} else if (!playFirst(all.table)) {
			throw new Error('Nobody can play.');
		}
	}

	return {...all, asked};
}

const settled = async () => new Promise(resolve => {
	setImmediate(resolve);
});

describe('a program at a table', () => {
	test('is waited for, and plays what it answers', async () => {
		const {table, lines, asked} = tableAtDecision();
		const {length} = lines;
		await settled();
		expect(lines.length).toBe(length);
		const [{view, answer}] = asked;
		expect(view.seat).toBe(1);
		expect(view.moves.length).toBeGreaterThan(1);
		const last = view.moves.at(-1)!;
		answer(last);
		await settled();
		expect(lines[length]).toMatch(new RegExp(`^2 ${formatMove(last)} =`));
		table.close();
	});

	test('that fails is played for by a casual bot from there on, and the record says so', async () => {
		const {table, lines, asked, failures} = tableAtDecision();
		const types: string[] = [];
		table.subscribe(0, events => {
			types.push(...events.map(({type}) => type));
		});
		const {length} = lines;
		asked[0].answer(failure);
		await settled();
		expect(failures).toEqual([failure]);
		expect(lines[length]).toBe('2 bot casual');
		expect(lines[length + 1]).toMatch(/^2 \d-\d/);
		expect(types.slice(0, 2)).toEqual(['seated', 'laid']);
		for (let turn = 0; turn < 200 && table.view(0)!.phase !== 'match-over'; turn++) {
			if (!playFirst(table)) {
				table.proceed();
			}
		}

		expect(asked).toHaveLength(1);
		const {fault, isFinished} = readRecord(new TextEncoder().encode([...headerLines({terms, players, secret}), ...lines, ''].join('\n')));
		expect([fault, isFinished]).toEqual([undefined, true]);
	});

	test('whose answer comes after the turn was taken back is not heard', async () => {
		const {table, lines, asked} = tableAtDecision();
		if (table.submit({type: 'undo', seat: 0}) !== undefined) {
			throw new Error('Nothing can be taken back.');
		}

		const {length} = lines;
		asked[0].answer(asked[0].view.moves[0]);
		await settled();
		expect(lines.length).toBe(length);
		expect(table.view(0)!.turn).toBe(0);
	});

	test('that fails after the turn was taken back is replaced when its turn comes again', async () => {
		const {table, lines, asked, failures} = tableAtDecision();
		table.submit({type: 'undo', seat: 0});
		asked[0].answer(failure);
		await settled();
		expect(failures).toEqual([]);
		while (asked.length === 1 && playFirst(table)) {
			// It may be the program's turn only later.
		}

		asked[1].answer(failure);
		await settled();
		expect(failures).toEqual([failure]);
		expect(lines.filter(line => line === '2 bot casual')).toHaveLength(1);
	});

	test('has to be there', () => {
		expect(() => tableOf({match: newMatch(terms, players)})).toThrow('exec');
	});
});
