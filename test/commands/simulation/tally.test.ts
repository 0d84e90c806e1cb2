import {expect, test} from 'vitest';
import type {PlayedMatch} from '../../../source/commands/simulation/sets.js';
import {addSet, emptyTally} from '../../../source/commands/simulation/tally.js';

const effort = (decisions: number, milliseconds: number) => ({decisions, milliseconds});

/** Two players, who change places. */
const set: readonly PlayedMatch[] = [
	{
		result: {
			winner: 0, deals: 10, points: [61, 40], efforts: [effort(30, 3), effort(31, 1)],
		},
		teams: [0, 1],
		contenders: [0, 1],
	},
	{
		result: {
			winner: 1, deals: 12, points: [50, 65], efforts: [effort(35, 2), effort(36, 4)],
		},
		teams: [1, 0],
		contenders: [1, 0],
	},
];

test('wins, points and decisions are counted for the contender, wherever it sat', () => {
	expect(addSet(emptyTally(['casual', 'novice']), set)).toMatchObject({
		matches: 2,
		deals: 22,
		standings: [
			{
				bot: 'casual', matchesWon: 2, points: 126, decisions: 66, milliseconds: 7, failures: 0,
			},
			{
				bot: 'novice', matchesWon: 0, points: 90, decisions: 66, milliseconds: 3, failures: 0,
			},
		],
	});
});

test('a set gives one difference, since the same tiles were dealt in it', () => {
	const {standings: [casual, novice]} = addSet(emptyTally(['casual', 'novice']), set);
	expect(casual.lead).toEqual({size: 1, mean: (21 + 15) / 2, squares: 0});
	expect(novice.lead.mean).toBe(-18);
});

test('where several play alone, the difference is to the mean of the others', () => {
	const {standings} = addSet(emptyTally(['a', 'b', 'c']), [{
		result: {
			winner: undefined, deals: 1, points: [6, 1, 2], efforts: [],
		},
		teams: [0, 1, 2],
		contenders: [0, 1, 2],
	}]);
	expect(standings.map(({lead}) => lead.mean)).toEqual([4.5, -3, -1.5]);
	expect(standings.map(({matchesWon}) => matchesWon)).toEqual([0, 0, 0]);
});

test('in pairs both seats of a team are one contender', () => {
	const {standings: [one, other]} = addSet(emptyTally(['a', 'b']), [{
		result: {
			winner: 1, deals: 1, points: [3, 5], efforts: [effort(1, 1), effort(2, 1), effort(4, 1), effort(8, 1)],
		},
		teams: [0, 1],
		contenders: [0, 1, 0, 1],
	}]);
	expect([one.decisions, other.decisions]).toEqual([5, 10]);
	expect([one.lead.mean, other.lead.mean]).toEqual([-2, 2]);
});

test('the matches in which a program failed are counted, and the first is remembered', () => {
	const failure = {name: 'bot', trouble: {kind: 'endless'}, complaint: ''} as const;
	const [first, second] = set;
	const broken = {...second, result: {...second.result, efforts: [effort(1, 1), {...effort(1, 1), failure}]}};
	const tally = addSet(addSet(emptyTally(['exec:bot', 'casual']), [first, broken]), [broken, first]);
	expect(tally.standings[0]).toMatchObject({failures: 2, firstFailure: {match: 2, failure}});
	expect(tally.standings[1]).toMatchObject({failures: 0, firstFailure: undefined});
});
