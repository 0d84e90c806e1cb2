/** What the table does by itself: it deals, and lets the bots play. All chance of it follows from the match's secret. */
import type {Bot, Budget, Choice} from '../bots/bot.js';
import {type Secret, dealStream, decisionSource} from '../chance.js';
import type {Action} from '../match/action.js';
import {
	type Match, dealNumber, dueDeal, gameNumber, phaseOf,
} from '../match/match.js';
import {dealTiles} from '../match/shuffle.js';
import type {PackedView} from '../match/packed-view.js';
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

/** A decision that a bot is asked for: all it may see, as plain data, and where its chance comes from. */
export type Question = {
	readonly level: string;
	readonly view: PackedView;
	readonly secret: Secret;
	readonly place: readonly number[];
};

/**
Where in the match the decision is that the seat in turn has to make: game, deal, seat, all counted from 1, and how
many moves the deal has had. A bot's chance depends on the secret and this alone, so a match that is resumed goes
on as it would have.
*/
export function decisionPlace(match: Match): number[] {
	const {deal: {turn}, played} = match.table!;
	return [gameNumber(match), dealNumber(match), turn + 1, played.length];
}

/** What the bot does in the turn it has. */
export function botChoice(match: Match, bot: Bot, secret: Secret, budget?: Budget): Choice {
	return bot.choose(viewOf(match, match.table!.deal.turn), decisionSource(secret, decisionPlace(match)), budget);
}
