/** What the table does by itself: it deals, and lets the bots play. All chance of it follows from the match's secret. */
import type {Bot, Choice} from '../bots/bot.js';
import {type Secret, dealStream, decisionSource} from '../chance.js';
import type {Action} from '../match/action.js';
import {
	type Match, dealNumber, dueDeal, gameNumber, phaseOf,
} from '../match/match.js';
import {dealTiles} from '../match/shuffle.js';
import {viewOf} from '../match/view.js';
import type {Seat} from '../rules/variant.js';

/** Where a table's chance comes from: its secret and, for each seat, the words its player added. */
export type Source = {
	readonly secret: Secret;
	readonly words?: ReadonlyArray<string | undefined>;
};

/** The deal that is due; undefined while one is in play and when the match is over. */
export function dueDealing(match: Match, {secret, words = []}: Source): Action | undefined {
	const due = dueDeal(match);
	if (due === undefined) {
		return undefined;
	}

	const pick = dealStream(secret, {words, game: due.game, deal: due.deal});
	return {type: 'deal', ...dealTiles(pick, due.leader, match.terms.seats)};
}

/** The seat in turn; undefined when no deal is in play. */
export function seatInTurn(match: Match): Seat | undefined {
	return phaseOf(match) === 'playing' ? match.table!.deal.turn : undefined;
}

/**
What the bot does in the turn it has.

A decision's chance depends on the secret and on its place in the match alone (the seat written from 1, and how
many moves the deal has had), so a match that is resumed goes on as it would have.
*/
export function botChoice(match: Match, bot: Bot, secret: Secret): Choice {
	const {deal: {turn}, played} = match.table!;
	const place = [gameNumber(match), dealNumber(match), turn + 1, played.length];
	return bot.choose(viewOf(match, turn), decisionSource(secret, place));
}
