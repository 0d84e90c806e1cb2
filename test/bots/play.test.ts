/** Whether the strong bots play better than the one that just takes what it gets: the same deals from every seat, without a clock. */
import {expect, test} from 'vitest';
import type {Bot} from '../../source/bots/bot.js';
import {casual} from '../../source/bots/casual.js';
import {club} from '../../source/bots/club.js';
import {expert} from '../../source/bots/expert.js';
import {seededSecret} from '../../source/chance.js';
import {type Match, finishedDeal, newMatch} from '../../source/match/match.js';
import {step} from '../../source/match/reducer.js';
import {
	type Team, type Terms, type Variant, agree,
} from '../../source/rules/variant.js';
import {botChoice, dueDealing, seatInTurn} from '../../source/table/turns.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {bots} from '../helpers/play-matches.js';

/** Far fewer than usual, and still enough to be better. */
const budget = {playouts: 120, spent: () => false};

/** How many points more than the others a team makes on average in a match in which `bot` plays for it and casual bots for them. */
function lead(terms: Terms, bot: Bot, {team, seed}: {team: Team; seed: string}): number {
	const secret = seededSecret(seed);
	let ahead = 0;
	let match: Match = newMatch(terms, bots(terms.seats));
	for (let dealing = dueDealing(match, {secret}); dealing !== undefined; dealing = dueDealing(match, {secret})) {
		({match} = step(match, dealing));
		for (let seat = seatInTurn(match); seat !== undefined; seat = seatInTurn(match)) {
			const player = terms.teams[seat] === team ? bot : casual;
			({match} = step(match, {type: 'move', seat, move: botChoice(match, player, secret, budget).move}));
		}

		for (const [other, points] of finishedDeal(match.table!).points.entries()) {
			ahead += other === team ? points : -points / (terms.teamCount - 1);
		}
	}

	return ahead;
}

/** How many matches are played from every seat: so many that luck seldom hides the difference. */
const sets: ReadonlyArray<[Variant, number, number]> = [
	[fiveUp, 2, 3],
	[fiveUp, 3, 3],
	[fiveUp, 4, 5],
	[sevenToedPete, 4, 1],
	[doubleBergen, 2, 8],
	[doubleBergen, 3, 4],
	[doubleBergen, 4, 4],
];
const contests = sets.flatMap(([variant, seats, most]) => [club, expert].map(bot => ({
	name: `${variant.id} ${seats}`, terms: agree(variant, {seats}), bot, most,
})));

test.each(contests)('$bot.level makes more points than casual in the same matches: $name', ({terms, bot, most}) => {
	let ahead = 0;
	for (let set = 1; set <= most; set++) {
		for (const team of terms.seatSets.keys()) {
			ahead += lead(terms, bot, {team, seed: `play ${set}`});
		}
	}

	expect(ahead).toBeGreaterThan(0);
});
