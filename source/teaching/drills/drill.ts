/** Find the best tile: positions from deals that chance deals, and answers that the kernel judges. */
import type {Chance} from '../../bots/bot.js';
import {type ActionRefusal, refusalOf} from '../../match/action.js';
import type {Match} from '../../match/match.js';
import {type Pick, shuffle} from '../../match/shuffle.js';
import {allowedMoves} from '../../rules/allowed.js';
import type {Deal} from '../../rules/deal.js';
import type {Move} from '../../rules/move.js';
import {type Seat, type Variant, agree} from '../../rules/variant.js';
import {companyOf} from '../company.js';
import {dealtMatch, playedOn} from '../position.js';
import {type DrillLevel, suitsLevel} from './levels.js';
import {type Measure, candidatesIn, measureOf} from './worth.js';

/** A position in which the seat in turn is to find the best tile and its place. */
export type Drill = {
	readonly match: Match;
	readonly seat: Seat;
	readonly measure: Measure;
	/** What the best moves are worth, by the measure. */
	readonly worth: number;
	/** All the best moves; each of them is right. */
	readonly best: readonly Move[];
};

/** An answer: a move that is not allowed, one of the best, or one that is worth less. */
export type DrillAnswer =
	| {readonly kind: 'refused'; readonly move: Move; readonly refusal: ActionRefusal}
	| {readonly kind: 'right' | 'short'; readonly move: Move; readonly worth: number};

/** Far more than are ever needed: a source of chance that always says the same must not keep us forever. */
const mostDeals = 10_000;

/** A drill from a deal played at random by any possible number of players; the one in turn is called `name`. */
export function drillIn(variant: Variant, {level, name}: {level: DrillLevel; name: string}, chance: Chance): Drill {
	const pick: Pick = limit => Math.floor(chance() * limit);
	for (let deals = 0; deals < mostDeals; deals++) {
		const seats = variant.seats[pick(variant.seats.length)];
		const terms = agree(variant, {seats});
		const dealt = dealtMatch(terms, {order: shuffle(pick), leader: pick(seats)}, companyOf({name, seat: 0, seats}));
		const positions = positionsIn(dealt.table!.deal.copy(), level, pick);
		if (positions.length > 0) {
			const match = playedOn(dealt, positions[pick(positions.length)]);
			const seat = match.table!.deal.turn;
			return {...sought(match.table!.deal), match: {...match, players: companyOf({name, seat, seats})}, seat};
		}
	}

	throw new Error(`No ${level} drill in ${mostDeals} deals.`);
}

/** Judges an answer. */
export function answerDrill({match, seat, best}: Drill, move: Move): DrillAnswer {
	const refusal = refusalOf(match, {type: 'move', seat, move});
	if (refusal !== undefined) {
		return {kind: 'refused', move, refusal};
	}

	const {worth} = candidatesIn(match.table!.deal).find(candidate => candidate.move === move)!;
	return {kind: best.includes(move) ? 'right' : 'short', move, worth};
}

/** Plays the deal to its end at random, and tells the moves that lead to each position of the level. */
function positionsIn(deal: Deal, level: DrillLevel, pick: Pick): Move[][] {
	const played: Move[] = [];
	const found: Move[][] = [];
	while (deal.stage !== 'over') {
		const moves = allowedMoves(deal);
		if (suitsLevel(level, deal, moves)) {
			found.push([...played]);
		}

		const move = moves[pick(moves.length)];
		deal.play(move);
		played.push(move);
	}

	return found;
}

function sought(deal: Deal): Omit<Drill, 'match' | 'seat'> {
	const candidates = candidatesIn(deal);
	const worth = Math.max(...candidates.map(candidate => candidate.worth));
	return {
		measure: measureOf(deal.terms.variant),
		worth,
		best: candidates.filter(candidate => candidate.worth === worth).map(({move}) => move),
	};
}
