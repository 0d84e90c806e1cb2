import {describe, expect, test} from 'vitest';
import {botByLevel} from '../../../source/bots/index.js';
import {gameWinner, dealPoints} from '../../../source/match/match.js';
import {viewOf} from '../../../source/match/view.js';
import {type Terms, agree} from '../../../source/rules/variant.js';
import {chanceAt} from '../../../source/bots/chance-at.js';
import {luckOf} from '../../../source/teaching/review/account.js';
import {appraise} from '../../../source/teaching/review/appraisal.js';
import {dealsIn, decisionsIn} from '../../../source/teaching/review/deals.js';
import {type Finding, review} from '../../../source/teaching/review/review.js';
import {emptySummary, summedUp} from '../../../source/teaching/review/summary.js';
import {doubleBergen} from '../../../source/variants/double-bergen.js';
import {fiveUp} from '../../../source/variants/five-up.js';
import {sevenToedPete} from '../../../source/variants/seven-toed-pete.js';
import {matchAt} from '../../helpers/match-at.js';
import {move} from '../../helpers/notation.js';
import {botSteps, randomSteps} from './played.js';

const playouts = 100;

function accountsIn(findings: readonly Finding[]) {
	return findings.flatMap(finding => finding.kind === 'account' ? [finding] : []);
}

function total(numbers: readonly number[]): number {
	let sum = 0;
	for (const number of numbers) {
		sum += number;
	}

	return sum;
}

function averageBut(numbers: readonly number[], place: number): number {
	return (total(numbers) - numbers[place]) / (numbers.length - 1);
}

describe.each<[string, Terms]>([
	['Five Up for two', agree(fiveUp, {seats: 2, target: 25})],
	['Five Up for three', agree(fiveUp, {seats: 3, target: 25})],
	['Five Up in pairs', agree(fiveUp, {seats: 4, target: 40})],
	['Seven-Toed Pete', agree(sevenToedPete, {seats: 4, target: 4})],
	['Double Bergen', agree(doubleBergen, {seats: 3, games: 3, target: 8})],
])('%s', (_, terms) => {
	const findings = [...review(dealsIn(randomSteps(terms, 7)), {playouts})];
	const accounts = accountsIn(findings);

	test('luck and play add up to the result, and what one wins the others lose', () => {
		for (const {accounts: of} of accounts) {
			for (const account of of) {
				expect(luckOf(account) + account.play).toBeCloseTo(account.result, 9);
			}

			for (const part of ['result', 'dealt', 'drawn', 'unseen', 'play'] as const) {
				expect(total(of.map(account => account[part]))).toBeCloseTo(0, 9);
			}
		}
	});

	test('a result in points is how many more than the others, and one in the game leads from an even chance to the end', () => {
		for (const {unit, accounts: of, played: {end}} of accounts) {
			if (unit === 'points') {
				const points = dealPoints(end.table!.deal);
				for (const [team, {result}] of of.entries()) {
					expect(result).toBeCloseTo(points[team] - averageBut(points, team), 9);
				}
			}
		}

		for (const last of accounts.filter(({played: {end}}) => gameWinner(end) !== undefined)) {
			const deals = accounts.filter(({played}) => played.game === last.played.game);
			if (deals.every(({unit}) => unit === 'game')) {
				for (let team = 0; team < terms.teamCount; team++) {
					const won = team === gameWinner(last.played.end) ? 1 : 0;
					expect(total(deals.map(({accounts: of}) => of[team].result))).toBeCloseTo(won - (1 / terms.teamCount), 9);
				}
			}
		}
	});

	test('the play of a team is what the others\' choices cost less what its own did', () => {
		for (const {accounts: of, played} of accounts) {
			const costs = of.map(() => 0);
			for (const finding of findings) {
				if (finding.kind === 'choice' && finding.played === played) {
					costs[terms.teams[finding.made.seat]] += finding.appraisal.cost;
				}
			}

			for (const [team, {play}] of of.entries()) {
				expect(play).toBeCloseTo((averageBut(costs, team)) - costs[team], 9);
			}
		}
	});

	test('every choice is judged once, and no cost is negative', () => {
		const chosen = dealsIn(randomSteps(terms, 7)).flatMap(deal => decisionsIn(deal));
		const judged = findings.flatMap(finding => finding.kind === 'choice' ? [finding] : []);
		expect(judged.map(({made: {line}}) => line)).toEqual(chosen.map(({line}) => line));
		for (const {appraisal: {cost, better, choices}, made} of judged) {
			expect(cost).toBeGreaterThanOrEqual(0);
			expect(better === undefined).toBe(cost === 0);
			expect(better?.move).not.toBe(made.move);
			expect(choices).toBeGreaterThan(1);
		}

		let summary = emptySummary(terms);
		for (const finding of findings) {
			summary = summedUp(summary, finding);
		}

		const {seats, teams: [first]} = summary;
		expect(total(seats.map(({points, game}) => points.count + game.count))).toBe(judged.length);
		expect(first.points.count + first.game.count).toBe(accounts.length);
	});
});

const terms = agree(fiveUp, {seats: 2});
const hands = ['6-4 6-5 3-2 1-0 2-0', '5-4 4-4 3-3 2-1 6-2'];
const match = matchAt(terms, {hands});
const points = {unit: 'points', playouts: 2000} as const;

test('a choice is judged by what its player saw, whatever the others held', () => {
	const other = matchAt(terms, {hands: [hands[0], '5-5 6-6 0-0 1-1 4-1']});
	expect(other.table!.deal.hands[1]).not.toBe(match.table!.deal.hands[1]);
	expect(appraise(viewOf(match, 0), move('3-2'), points)).toEqual(appraise(viewOf(other, 0), move('3-2'), points));
});

test('what the adviser would have done costs nothing', () => {
	const view = viewOf(match, 0);
	const advice = botByLevel('expert')!.choose(view, chanceAt(view), {playouts: 2000, spent: () => false});
	expect(appraise(view, advice.move, points)).toMatchObject({cost: 0, better: undefined, choices: 5});
});

test('to leave two points lying costs more than one, and the better move is named', () => {
	const {cost, error, better} = appraise(viewOf(match, 0), move('1-0'), points);
	expect(cost).toBeGreaterThan(1);
	expect(error).toBeLessThan(0.5);
	expect(better?.reason.kind).toBe('weighed');
});

test('the weaker the player, the more his choices cost', () => {
	const costs = ['novice', 'casual', 'expert'].map(level => {
		let cost = 0;
		let count = 0;
		for (const seed of [1, 2, 3]) {
			for (const finding of review(dealsIn(botSteps(agree(fiveUp, {seats: 2, target: 100}), [level, 'casual'], {seed, deals: 4})), {playouts: 200})) {
				if (finding.kind === 'choice' && finding.made.seat === 0) {
					cost += finding.appraisal.cost;
					count++;
				}
			}
		}

		return cost / count;
	});
	expect(costs[0]).toBeGreaterThan(costs[1] + 0.1);
	expect(costs[1]).toBeGreaterThan(costs[2] + 0.1);
});
