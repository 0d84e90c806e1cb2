import {Buffer} from 'node:buffer';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {type Secret, seededSecret} from '../../source/chance.js';
import {type Match, dueDeal, phaseOf} from '../../source/match/match.js';
import {step} from '../../source/match/reducer.js';
import {linesOf} from '../../source/record/format.js';
import {revealLine} from '../../source/record/header.js';
import {readRecord} from '../../source/record/replay.js';
import {type Resumption, resume} from '../../source/record/resume.js';
import {fairDeal} from '../../source/record/fairness.js';
import {randomAction} from '../helpers/play-matches.js';
import {picksFrom} from '../helpers/random.js';
import {
	bytesOf, manyTerms, randomRecord, titleOf,
} from './random-records.js';

const record = (name: string) => readFileSync(new URL(`../records/good/${name}.domino`, import.meta.url));

function resumptionOf(bytes: Uint8Array, secret: Secret): Resumption {
	const resumed = resume(readRecord(bytes), secret);
	if (typeof resumed === 'string') {
		throw new TypeError(`The record cannot be resumed: ${resumed}`);
	}

	return resumed;
}

/** The record taken up where it ends and played on to the end of the match. */
function playedOn(bytes: Uint8Array, ofTheMatch: Secret): Uint8Array {
	const {header, pending, secret, match: resumed} = resumptionOf(bytes, ofTheMatch);
	const {length, isRevealed} = readRecord(bytes);
	const lines = [...pending];
	const pick = picksFrom(length);
	let match: Match = resumed;
	for (;;) {
		const due = dueDeal(match);
		const action = due ? {type: 'deal' as const, ...fairDeal(secret, header, due)} : randomAction(match, pick);
		if (action === undefined) {
			break;
		}

		const next = step(match, action);
		lines.push(...linesOf(action, next));
		match = next.match;
	}

	const isRevealDue = header.commit !== undefined && !isRevealed;
	return Buffer.concat([bytes.subarray(0, length), bytesOf(isRevealDue ? [...lines, revealLine(secret)] : lines)]);
}

describe('A record cut at any byte', () => {
	it.each(['22-bergen-2-no-double', '32-fair-deal-words', '33-undo', '04-five-up-2-level-at-target'])('%s is unfinished, and only the last line may be lost', name => {
		const bytes = record(name);
		for (let length = 0; length < bytes.length; length++) {
			const {fault, cutLastLine, lines} = readRecord(bytes.subarray(0, length));
			const whole = bytes.subarray(0, length).toString('latin1').split('\n');
			expect(fault).toBeUndefined();
			expect(cutLastLine).toBe(whole.at(-1) !== '');
			expect(lines).toBe(whole.length - 1);
		}
	});
});

describe('A record cut after any line is taken up at the exact point', () => {
	it.each(manyTerms.filter(({target}) => target === 3).map(terms => ({terms, title: titleOf(terms)})))('$title', ({terms}) => {
		for (const seed of [3, 4, 5]) {
			const {header, steps, lines} = randomRecord(terms, seed);
			const secret = seededSecret(String(seed));
			const pick = picksFrom(seed);
			const first = lines.findIndex(line => /^\d|^game/.test(line));
			for (const length of Array.from({length: 12}, () => first + 1 + pick(lines.length - first))) {
				const bytes = bytesOf(lines.slice(0, length));
				const resumed = resumptionOf(bytes, secret);
				const after = length + resumed.pending.length;
				// Without a secret the rest of a deal may be any; otherwise what is missing is what stood there.
				const isDealt = /^(?:game \d+$|deal|hand)/.test(lines[length - 1]) && header.secret === undefined && header.commit === undefined;
				if (!isDealt) {
					expect(resumed.pending).toEqual(lines.slice(length, after));
					expect(resumed.match).toEqual(steps.findLast(({line}) => line <= after)?.match ?? resumed.match);
				}

				const on = readRecord(playedOn(bytes, secret));
				expect(on.fault).toBeUndefined();
				expect(on.isFinished).toBe(true);
			}
		}
	});
});

describe('What is written first when a record is taken up', () => {
	const pendingAfter = (bytes: Uint8Array) => {
		const resumed = resume(readRecord(bytes), seededSecret('another'));
		return typeof resumed === 'string' ? resumed : resumed.pending;
	};

	const lines = record('01-five-up-2-out').toString().trimEnd().split('\n');
	const cutAfter = (beginning: string) => bytesOf(lines.slice(0, lines.findIndex(line => line.startsWith(beginning)) + 1));

	it('is the end of the deal after its last tile', () => {
		expect(pendingAfter(cutAfter('1 6-4>6-1'))).toEqual(['end out 1 pips 0 18 points 4 0 score 5 4']);
	});

	it('is the end of the game after the end of its last deal', () => {
		expect(pendingAfter(cutAfter('end out 2 pips 15'))).toEqual(['game 1 won 2', 'match won 2']);
	});

	it('is nothing in the middle of a deal, between deals, and after the match', () => {
		expect(pendingAfter(cutAfter('1 3-2 '))).toEqual([]);
		expect(pendingAfter(cutAfter('end out 1'))).toEqual([]);
		expect(pendingAfter(cutAfter('match won'))).toEqual([]);
	});

	it('is the rest of a deal of which a part stands there, the leader and the tiles as they were', () => {
		const pending = pendingAfter(cutAfter('hand 1'));
		expect(pending).toHaveLength(2);
		expect(pending[0]).toMatch(/^hand 2( \d-\d){5}$/);
		expect(pending[1]).toMatch(/^boneyard( \d-\d){18}$/);
		expect(pendingAfter(cutAfter('game 1'))[0]).toMatch(/^deal 1 lead [12] lot$/);
	});

	it('is the deal of the secret where the record has one', () => {
		const all = record('32-fair-deal-words').toString().trimEnd().split('\n');
		const from = all.indexOf('game 1') + 1;
		for (let length = from; length < from + 4; length++) {
			expect(pendingAfter(bytesOf(all.slice(0, length)))).toEqual(all.slice(length, from + 4));
		}
	});

	it('needs the committed secret', () => {
		const {lines: committed} = randomRecord(manyTerms[0], 2);
		const cut = readRecord(bytesOf(committed.slice(0, committed.indexOf('game 1') + 1)));
		expect(resume(cut, seededSecret('another'))).toBe('secret-missing');
		expect(resume(cut, seededSecret('2'))).toMatchObject({pending: committed.slice(cut.lines, cut.lines + 4)});
	});

	it('may be the reveal alone', () => {
		const {lines: committed} = randomRecord(manyTerms[0], 2);
		const resumed = resumptionOf(bytesOf(committed.slice(0, -1)), seededSecret('2'));
		expect(resumed).toMatchObject({pending: [], isRevealDue: true});
		expect(phaseOf(resumed.match)).toBe('match-over');
	});

	it('does not exist for a record that is wrong or has no match yet', () => {
		expect(pendingAfter(bytesOf(['hello']))).toBe('wrong-record');
		expect(pendingAfter(cutAfter('seat 1'))).toBe('no-match');
		expect(pendingAfter(Buffer.alloc(0))).toBe('no-match');
	});
});
