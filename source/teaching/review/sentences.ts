/** What a review tells, in sentences. */
import type {Choice} from '../../bots/bot.js';
import type {LaidEvent} from '../../match/events.js';
import {visible} from '../../record/visible.js';
import {
	hostOfMove, laysTile, noHost, tileOfMove,
} from '../../rules/move.js';
import type {Seat} from '../../rules/variant.js';
import {eventLine, laidSentence} from '../../words/event-lines.js';
import {type NameOfPlace, adviceSentence, reasonClause} from '../../words/hints.js';
import type {ToldChoices} from '../../words/en/review.js';
import {type Reader, whoAre, whoIsTeam} from '../../words/who.js';
import type {Words} from '../../words/words.js';
import {type Account, luckOf} from './account.js';
import type {Appraisal} from './appraisal.js';
import type {MadeMove, PlayedDeal} from './deals.js';
import type {Choices, Summary} from './summary.js';
import type {Unit} from './unit.js';

const percent = 100;
/** Less would be told as 0. */
const leastAverage = 0.005;

/** An amount as it is told: points as they are, shares of a game in percent. */
function told(unit: Unit, amount: number): number {
	return unit === 'game' ? percent * amount : amount;
}

/** Everybody has his name. */
export function reviewReader({terms, players}: Pick<Reader, 'terms' | 'players'>): Reader {
	return {terms, players: players.map(({name}) => ({name: visible(name)})), seat: undefined};
}

/** The heading of a deal: its number, and what is counted in it. */
export function dealHeading({review}: Words, {played: {game, deal, start}, unit}: {played: PlayedDeal; unit: Unit}): string {
	return review.deal[unit](game, deal, start.terms.games);
}

/** "Klara lays 5-3 on 5-5. Cost: 1.4 points. Better: lay 6-2 on 6-6: it brings 2 points." */
export function choiceSentence(words: Words, {made, appraisal}: {made: MadeMove; appraisal: Appraisal}): string {
	const {review} = words;
	return [
		madeSentence(words, made),
		...(made.isHinted ? [review.hinted] : []),
		costSentence(words, appraisal),
	].join(' ');
}

/** What a choice cost, and what was better: places are called by their hosts, or as `nameOfPlace` says. */
export function costSentence(words: Words, {unit, cost, better}: Appraisal, nameOfPlace?: NameOfPlace): string {
	const {review} = words;
	if (better === undefined) {
		return review.noCost;
	}

	const advice = adviceSentence(words, better, nameOfPlace);
	return `${review.cost(review.amounts[unit](told(unit, cost)))} ${review.better(`${advice.charAt(0).toLowerCase()}${advice.slice(1)}`)}`;
}

/** Why the adviser would have done otherwise, as a part of a sentence. */
export function adviceClause(words: Words, {reason}: Choice): string {
	return reasonClause(words, reason);
}

/** Where the results of a deal came from, a sentence a team; only that of a seat's team, if one is named. */
export function accountSentences(words: Words, {unit, accounts}: {unit: Unit; accounts: readonly Account[]}, {reader, seat}: {reader: Reader; seat?: Seat}): string[] {
	return accounts.flatMap((account, team) => seat === undefined || reader.terms.teams[seat] === team
		? [words.review.account(whoIsTeam(reader, team), toldAccount(words, unit, account))]
		: []);
}

/** What the choices of each seat cost, and where the results of each team came from; of one seat only, if one is named. */
export function summarySentences(words: Words, {seats, teams}: Summary, {reader, seat: only}: {reader: Reader; seat?: Seat}): {costs: string[]; results: string[]} {
	const {review} = words;
	const units = ['points', 'game'] as const;
	const isTold = (seat: Seat) => only === undefined || seat === only;
	return {
		costs: seats.flatMap((of, seat) => isTold(seat)
			? units.flatMap(unit => of[unit].count === 0 ? [] : [review.choices(whoAre(reader, [seat]), toldChoices(words, unit, of[unit]))])
			: []),
		results: teams.flatMap((of, team) => only === undefined || reader.terms.teams[only] === team
			? units.flatMap(unit => of[unit].count === 0
				? []
				: [review.account(whoIsTeam(reader, team), toldAccount(words, unit, of[unit].account), of[unit].count)])
			: []),
	};
}

function toldChoices({review}: Words, unit: Unit, {count, costly, cost}: Choices): ToldChoices {
	return {
		count,
		costly,
		amount: review.amounts[unit](told(unit, cost)),
		average: told(unit, cost / count) < leastAverage ? undefined : review.averages[unit](told(unit, cost / count)),
	};
}

function toldAccount({review}: Words, unit: Unit, account: Account) {
	const {result, dealt, drawn, unseen, play} = account;
	const amount = (value: number) => review.signed(told(unit, value));
	return {
		result: review.results[unit](told(unit, result)),
		luck: amount(luckOf(account)),
		dealt: amount(dealt),
		drawn: amount(drawn),
		unseen: amount(unseen),
		play: amount(play),
	};
}

/** What was done, as the events have it, without what it brought. */
function madeSentence(words: Words, {seat, move, before}: MadeMove): string {
	const reader = reviewReader(before);
	if (!laysTile(move)) {
		return eventLine(words, {type: 'stopped', seat}, reader);
	}

	const host = hostOfMove(move);
	const event: LaidEvent = {
		type: 'laid',
		seat,
		tile: tileOfMove(move),
		host: host === noHost ? undefined : host,
		count: 0,
		points: 0,
		another: false,
		out: false,
	};
	return laidSentence(words, {event, brought: ''}, reader);
}
