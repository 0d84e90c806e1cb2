import {Buffer} from 'node:buffer';
import {describe, expect, it} from 'vitest';
import {replay} from '../../source/record/replay.js';
import {faultIn} from './few-lines.js';

describe('After the match', () => {
	const match = [
		'dominogranie 1',
		'variant double-bergen',
		'option target 2',
		'option games 1',
		'option like-ends any',
		'seat 1 human "Ania"',
		'seat 2 bot "Klara"',
	];
	const play = [
		'game 1',
		'deal 1 lead 1 lot',
		'hand 1 1-0 3-3 6-6 5-0 4-2 4-3',
		'hand 2 0-0 6-4 3-2 6-3 5-1 6-1',
		'boneyard 4-0 4-1 5-4 6-2 2-0 5-5 3-1 6-5 3-0 5-2 5-3 1-1 2-2 6-0 4-4 2-1',
		'1 3-3 =6 +2',
		'end target 1 pips 31 37 points 0 0 score 2 0',
		'game 1 won 1',
		'match won 1',
	];

	it('only comments and empty lines may follow, and a reveal of what was committed', () => {
		expect(faultIn(...match, ...play, '', '# the end')).toBeUndefined();
		expect(faultIn(...match, ...play, '1 left')).toMatch(/^17: .*the match is over/);
		expect(faultIn(...match, ...play, 'match won 1')).toMatch(/^17: .*the match is over/);
		expect(faultIn(...match, ...play, `reveal ${'0'.repeat(64)}`)).toMatch(/^17: .*no commit/);
		expect(faultIn(...match, `commit ${'0'.repeat(64)}`, ...play, `reveal ${'0'.repeat(64)}`)).toMatch(/^18: .*does not hash/);
		expect(faultIn(...match, `commit ${'0'.repeat(64)}`, ...play)).toBeUndefined();
	});

	it('a reveal that gives other deals shows the deal to be forged, and the match before it stands', () => {
		const commit = 'commit 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
		const lines = [...match, commit, ...play, `reveal ${'0'.repeat(64)}`];
		expect(faultIn(...lines)).toMatch(/^10: deal 1 lead 1 lot, (?:the deal is not the one|by the secret the lot)/);
		const {steps, match: before} = replay(Buffer.from(`${lines.join('\n')}\n`));
		expect(steps).toEqual([]);
		expect(before?.table).toBeUndefined();
	});

	it('nothing may come between the last tile and the lines that follow from it', () => {
		expect(faultIn(...match, ...play.toSpliced(6, 0, '1 left'))).toMatch(/^14: .*"end target 1 .*has to stand here/);
		expect(faultIn(...match, ...play.toSpliced(7, 0, '1 left'))).toMatch(/^15: .*"game 1 won 1" has to stand here/);
		expect(faultIn(...match, ...play.toSpliced(8, 0, '1 left'))).toMatch(/^16: .*"match won 1" has to stand here/);
	});

	it.each([
		['end target 2 pips 31 37 points 0 0 score 2 0', 'end target 1'],
		['end out 1 pips 31 37 points 0 0 score 2 0', 'end target 1'],
		['end blocked pips 31 37 points 0 0 score 2 0', 'end target 1'],
		['end target 1 pips 31 38 points 0 0 score 2 0', 'pips 31 37'],
		['end target 1 pips 31 points 0 0 score 2 0', 'pips 31 37'],
		['end target 1 pips 31 37 points 2 0 score 2 0', 'points 0 0'],
		['end target 1 pips 31 37 points 0 0 score 2 1', 'score 2 0'],
		['end target 1 pips 31 37 points 0 0 score 2 0 0', 'score 2 0'],
		['end target 1 pips 31 37 points 0 0 score 2', 'score 2 0'],
	])('"%s" is told that it is "%s"', (line, due) => {
		expect(faultIn(...match, ...play.with(6, line))).toMatch(new RegExp(`^14: .*: "${due}"$`));
	});

	it('the winner is the one who won', () => {
		expect(faultIn(...match, ...play.with(7, 'game 1 won 2'))).toMatch(/^15: .*team 1 won/);
		expect(faultIn(...match, ...play.with(8, 'match won 2'))).toMatch(/^16: .*team 1 won/);
		expect(faultIn(...match, ...play.with(7, 'game 2 won 1'))).toMatch(/^15: .*"game 1 won 1" has to stand here/);
	});
});
