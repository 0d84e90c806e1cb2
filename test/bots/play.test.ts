/** Whether the strong bots play better than the one that just takes what it gets: the same deals from every seat, without a clock. */
import {expect, test} from 'vitest';
import type {Bot} from '../../source/bots/bot.js';
import {casual} from '../../source/bots/casual.js';
import {club} from '../../source/bots/club.js';
import {expert} from '../../source/bots/expert.js';
import {seededSecret} from '../../source/chance.js';
import {type Match, matchWinner, newMatch} from '../../source/match/match.js';
import {step} from '../../source/match/reducer.js';
import {type Team, type Terms, agree} from '../../source/rules/variant.js';
import {botChoice, dueDealing, seatInTurn} from '../../source/table/turns.js';
import {variants} from '../../source/variants/index.js';
import {bots} from '../helpers/play-matches.js';

/** Far fewer than usual, and still enough to be better. */
const budget = {playouts: 300, spent: () => false};

/** For each number of players how many times the same match is played from every seat. */
const sets: Readonly<Record<number, number>> = {2: 12, 3: 8, 4: 6};

/** Who wins a match in which `bot` plays for one team and casual ones for all others. */
function winnerOf(terms: Terms, bot: Bot, {team, seed}: {team: Team; seed: string}): Team {
	const secret = seededSecret(seed);
	let match: Match = newMatch(terms, bots(terms.seats));
	for (let dealing = dueDealing(match, {secret}); dealing !== undefined; dealing = dueDealing(match, {secret})) {
		({match} = step(match, dealing));
		for (let seat = seatInTurn(match); seat !== undefined; seat = seatInTurn(match)) {
			const player = terms.teams[seat] === team ? bot : casual;
			({match} = step(match, {type: 'move', seat, move: botChoice(match, player, secret, budget).move}));
		}
	}

	return matchWinner(match)!;
}

const contests = variants.flatMap(variant => variant.seats.flatMap(seats =>
	[club, expert].map(bot => ({name: `${variant.id} ${seats}: ${bot.level}`, terms: agree(variant, {seats}), bot}))));

test.each(contests)('wins more than its share of matches against casual, $name', ({terms, bot}) => {
	const {teamCount, seats} = terms;
	let won = 0;
	for (let set = 1; set <= sets[seats]; set++) {
		for (let team = 0; team < teamCount; team++) {
			won += winnerOf(terms, bot, {team, seed: `play ${set}`}) === team ? 1 : 0;
		}
	}

	expect(won / (sets[seats] * teamCount)).toBeGreaterThan(1 / teamCount);
});
