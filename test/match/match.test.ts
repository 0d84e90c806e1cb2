import {describe, expect, test} from 'vitest';
import type {Event} from '../../source/match/events.js';
import {
	dealNumber, dueDeal, gameNumber, gameWinner, gamesWon, matchWinner, newMatch, phaseOf, scores,
} from '../../source/match/match.js';
import type {Step} from '../../source/match/reducer.js';
import {agree} from '../../source/rules/variant.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {allTerms} from '../helpers/play-deals.js';
import {bots, playRandomMatch} from '../helpers/play-matches.js';

test('a match before its first deal is due a deal led by lot', () => {
	const match = newMatch(agree(fiveUp, {seats: 2}), bots(2));
	expect(phaseOf(match)).toBe('dealing');
	expect(dueDeal(match)).toEqual({game: 1, deal: 1, leader: {why: 'lot'}});
	expect(scores(match)).toEqual([0, 0]);
	expect([gameNumber(match), dealNumber(match)]).toEqual([1, 0]);
});

describe.each(allTerms)('$name', ({terms}) => {
	test('matches end, phases follow each other, scores are what the events said', () => {
		for (let seed = 0; seed < 6; seed++) {
			const short = {...terms, target: Math.ceil(terms.target / 4), games: seed < 3 ? 1 : 3};
			const events: Event[] = [];
			let earned = terms.teams.slice(0, terms.teamCount).map(() => 0);
			const over = playRandomMatch(short, {
				seed,
				watch(step) {
					for (const event of step.events) {
						switch (event.type) {
							case 'game-began': {
								earned = earned.map(() => 0);
								break;
							}

							case 'laid': {
								earned[terms.teams[event.seat]] += event.points;
								break;
							}

							case 'deal-over': {
								earned = earned.map((points, team) => points + event.points[team]);
								expect(event.scores).toEqual(earned);
								break;
							}

							default: {
								break;
							}
						}
					}

					expect(scores(step.match)).toEqual(earned);
					events.push(...step.events);
				},
			});
			expect(phaseOf(over)).toBe('match-over');
			expect(dueDeal(over)).toBeUndefined();
			const games = events.filter(event => event.type === 'game-over');
			expect(games.length).toBe(gamesWon(over).reduce((sum, won) => sum + won, 0));
			expect(gamesWon(over)[matchWinner(over)!]).toBe((short.games + 1) / 2);
			expect(events.filter(event => event.type === 'match-over')).toEqual([{type: 'match-over', winner: matchWinner(over)}]);
			expect(scores(over)[gameWinner(over)!]).toBeGreaterThanOrEqual(short.target);
		}
	});
});

test('level at the top decides nothing: another deal is due', () => {
	const terms = agree(sevenToedPete, {seats: 4, target: 1});
	const tops: Array<{level: boolean; decided: boolean}> = [];
	const watch = ({events, match}: Step) => {
		for (const event of events) {
			if (event.type === 'deal-over') {
				const top = Math.max(...event.scores);
				tops.push({level: top < 1 || event.scores.filter(score => score === top).length > 1, decided: gameWinner(match) !== undefined});
			}
		}
	};

	for (let seed = 0; seed < 40; seed++) {
		playRandomMatch(terms, {seed, watch});
	}

	expect(tops.some(({level}) => level)).toBe(true);
	expect(tops.every(({level, decided}) => level !== decided)).toBe(true);
});

test('the first deal of each game is led by lot, the others as the variant says', () => {
	playRandomMatch(agree(sevenToedPete, {seats: 4, target: 2, games: 3}), {
		seed: 5,
		watch(_, action, before) {
			if (action.type === 'deal') {
				const due = dueDeal(before)!;
				expect(due.leader.why).toBe(due.deal === 1 ? 'lot' : 'left');
				expect(due.leader.why === 'lot' || action.leader === (before.table!.start.leader + 1) % 4).toBe(true);
			}
		},
	});
});
