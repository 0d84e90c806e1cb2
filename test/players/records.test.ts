/** What players of other programs complain about, in our games: moves sent twice, connections lost, and records. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {newMatch} from '../../source/match/match.js';
import {viewOf} from '../../source/match/view.js';
import {refusalOf} from '../../source/match/action.js';
import {step} from '../../source/match/reducer.js';
import {type Move, formatMove} from '../../source/rules/move.js';
import {agree} from '../../source/rules/variant.js';
import {resumeMatch} from '../../source/table/open-match.js';
import type {Table} from '../../source/table/table.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {fingerprint} from '../helpers/after-kill.js';
import {createClock} from '../helpers/clock.js';
import {matchAt} from '../helpers/match-at.js';
import {bots} from '../helpers/play-matches.js';
import {loaded, recordOf} from '../helpers/record-of.js';
import {ania, tableOf} from '../helpers/table-of.js';
import {openPlain, temporaryDirectory} from '../plain/person.js';
import {ala, jan, klara} from '../plain/scenes.js';
import {
	deal, faultIn, header, inDeal,
} from '../record/few-lines.js';

const two = agree(fiveUp, {seats: 2});

describe('55: a move that is sent twice is made once', () => {
	const sendTwice = (table: Table, move: Move) => [0, 1].map(() => table.submit({type: 'move', seat: 0, move}));

	test('55: the second is refused as not the sender\'s turn any more', () => {
		const {table, lines} = tableOf({match: matchAt(two, {hands: ['6-4', '']}, '', [ala, jan])});
		expect(sendTwice(table, table.view(0)!.moves[0])).toEqual([undefined, 'not-your-turn']);
		expect(lines).toHaveLength(1);
	});

	test('55: where the turn goes on, as a tile that is no longer held', () => {
		const pete = agree(sevenToedPete, {seats: 4});
		const {table, lines} = tableOf({match: matchAt(pete, {hands: ['5-5 5-0 5-4 4-4', '6-6', '3-3', '2-2']}, '', [ala, klara, klara, klara])});
		const lead = table.view(0)!.moves.find(one => formatMove(one) === '5-5')!;
		expect(sendTwice(table, lead)).toEqual([undefined, 'tile-not-in-hand']);
		expect(lines).toEqual(['1 5-5 =10']);
	});

	test('55: a draw sent twice draws again only where one must', () => {
		const position = {hands: ['5-5 5-4 4-4 6-6 6-5', '1-1'], boneyard: '2-1 3-2', leader: 1};
		const {table} = tableOf({match: matchAt(two, position, '1-1', [ala, jan])});
		const [draw] = table.view(0)!.moves;
		expect(sendTwice(table, draw)).toEqual([undefined, 'you-can-play']);
		expect(table.view(0)!.handSizes).toEqual([6, 4]);
	});
});

test('56: whoever loses the connection and comes back has the same hand and the same turn', () => {
	const before = matchAt(two, {hands: ['6-4', '5-5'], leader: 1}, '5-5', [ala, jan]);
	const gone = step(before, {type: 'left', seat: 0}).match;
	const back = step(gone, {type: 'back', seat: 0}).match;
	const hidden = (match: typeof before) => fingerprint({...viewOf(match, 0), players: []});
	expect([hidden(gone), hidden(back)]).toEqual([hidden(before), hidden(before)]);
	expect(refusalOf(gone, {type: 'move', seat: 0, move: viewOf(gone, 0).moves[0]})).toBeUndefined();
});

test('57: to come back twice, or without having left, changes nothing', () => {
	const match = matchAt(two, {hands: ['6-4', '5-5'], leader: 1}, '5-5', [ala, jan]);
	expect(refusalOf(match, {type: 'back', seat: 0})).toBe('not-away');
	const gone = step(match, {type: 'left', seat: 0}).match;
	expect(refusalOf(gone, {type: 'left', seat: 0})).toBe('already-away');
	const back = step(gone, {type: 'back', seat: 0}).match;
	expect(refusalOf(back, {type: 'back', seat: 0})).toBe('not-away');
	expect(viewOf(back, 0).handSizes).toEqual(viewOf(match, 0).handSizes);
});

describe('59: a record that nobody can have played is refused where it goes wrong', () => {
	test.each([
		['by a player who is not in turn', '2 6-4 =10 +2', /^13: 2 6-4 .*turn/],
		['of a tile that is not in the hand', '1 6-4 =10 +2', /^13: 1 6-4 .*does not hold 6-4/],
		['with a wrong sum', '1 1-0 =2', /^13: 1 1-0 =2, /],
		['with points it did not earn', '1 1-0 =1 +1', /^13: 1 1-0 =1 \+1, /],
		['to a place that is not there', '1 1-0>5-5 =1', /^13: 1 1-0>5-5/],
	])('59: a play %s', (_, line, fault) => {
		expect(inDeal('1 1-0 =1', '2 5-1>1-0 =5 +1')).toBeUndefined();
		expect(inDeal(line)).toMatch(fault);
	});

	test('59: a deal in which a tile stands twice, and a result that does not follow', () => {
		expect(faultIn(...header, ...deal.map(line => line.replace('hand 2 0-0', 'hand 2 1-0')))).toMatch(/^11: /);
		expect(inDeal('1 1-0 =1', 'end out 1 pips 0 3 points 1 0 score 1 0')).toMatch(/^14: /);
	});

	test('59: what stood before the fault can still be read', () => {
		const lines = recordOf(two, {hands: ['6-4', '5-5'], leader: 1}, '5-5');
		expect(() => loaded([...lines, '1 6-6>5-5 =10'])).toThrow('"line":');
		expect(loaded(lines).table!.deal.layout.size).toBe(1);
	});
});

test('60: a match cannot be voided by leaving while behind: it is kept as it stands', async () => {
	const recordFile = path.join(temporaryDirectory(), 'record');
	const person = openPlain({
		beginning: {
			kind: 'new',
			match: {
				terms: two, players: [ania, ...bots(1)], seed: 'behind', recordFile,
			},
		},
	});
	await person.first();
	await person.type('play');
	await person.type('quit');
	expect(await person.ended).toBe(0);
	const left = readFileSync(recordFile, 'utf8');
	const resumed = resumeMatch(recordFile, {
		pauseMilliseconds: 0, later: createClock().later, records: temporaryDirectory(), now: () => new Date(),
	});
	if (!('table' in resumed)) {
		throw new Error(resumed.kind);
	}

	expect(resumed.table.view(0)).toMatchObject({phase: 'playing', deal: 1});
	resumed.table.close();
	expect(readFileSync(recordFile, 'utf8')).toBe(left);
	// No action takes a match, or its result, back.
	expect(refusalOf(newMatch(two, [ala, jan]), {type: 'undo', seat: 0})).toBe('people-at-the-table');
});
