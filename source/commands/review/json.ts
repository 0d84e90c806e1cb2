/**
A review as JSON, for programs: an object on a line. Names and meanings are kept; things are only added.

The first object is that of `replay --json`, of type `match`. Then, as they are found, for each choice one of type
`choice`, and for each deal that is over one of type `deal`; last one of type `summary`. Seats and teams count from 1.
With `--seat` there are only the choices of that seat; deals and summary tell of all.
Amounts are in the `unit` of their deal: `points`, or `game`, the chance to win the game, 0–1.
*/
import {formatMove} from '../../rules/move.js';
import type {Account} from '../../teaching/review/account.js';
import {adviceClause} from '../../teaching/review/sentences.js';
import type {Finding} from '../../teaching/review/review.js';
import type {Summary} from '../../teaching/review/summary.js';
import type {Unit} from '../../teaching/review/unit.js';
import {wordsFor} from '../../words/words-for.js';
import {type Json, headerJson, jsonLine} from '../event-json.js';
import {type Reporter, type ReportSetting, concerns} from './reporter.js';

export function jsonReporter({header, line, seat: only, playouts, isAscii, state, surroundings}: ReportSetting): Reporter {
	const words = wordsFor(surroundings.language);
	const say = (json: Json) => {
		surroundings.print(jsonLine(json, isAscii));
	};

	return {
		begin() {
			say(headerJson(header, line));
		},
		tell(finding) {
			if (finding.kind === 'choice' && concerns(only, finding)) {
				const {better} = finding.appraisal;
				say({...choiceJson(finding), why: better && adviceClause(words, better)});
			} else if (finding.kind === 'account') {
				say(dealJson(finding));
			}
		},
		end(summary, {done, all}) {
			say({
				type: 'summary', playouts, finished: state === 'finished', judged: done, choices: all, ...summaryJson(summary),
			});
		},
	};
}

/** `choices`: between how many moves; `error`: the standard error of the cost; `better` and `why` (in words) only where there is a cost. */
function choiceJson({played: {game, deal}, made, appraisal}: Finding & {kind: 'choice'}): Json {
	const {line, seat, move, isHinted} = made;
	const {unit, choices, cost, error, better} = appraisal;
	return {
		line,
		type: 'choice',
		game,
		deal,
		seat: seat + 1,
		move: formatMove(move),
		choices,
		hinted: isHinted,
		unit,
		cost: rounded(cost),
		error: rounded(error),
		better: better && formatMove(better.move),
	};
}

/** For each team where the result of the deal came from: `result` = `dealt` + `drawn` + `unseen` + `play`. */
function dealJson({played: {line, game, deal}, unit, accounts}: Finding & {kind: 'account'}): Json {
	return {
		line, type: 'deal', game, deal, unit, teams: accounts.map((account, team) => ({team: team + 1, ...accountJson(account)})),
	};
}

/** For each seat its choices and for each team its deals that are over, by unit. */
function summaryJson({seats, teams}: Summary): Json {
	const byUnit = <Of>(of: Readonly<Record<Unit, Of>>, json: (one: Of) => Json) => ({points: json(of.points), game: json(of.game)});
	return {
		seats: seats.map((of, seat) => ({seat: seat + 1, ...byUnit(of, ({count, costly, cost}) => ({choices: count, costly, cost: rounded(cost)}))})),
		teams: teams.map((of, team) => ({team: team + 1, ...byUnit(of, ({count, account}) => ({deals: count, ...accountJson(account)}))})),
	};
}

function accountJson({result, dealt, drawn, unseen, play}: Account): Json {
	return {
		result: rounded(result), dealt: rounded(dealt), drawn: rounded(drawn), unseen: rounded(unseen), play: rounded(play),
	};
}

/** Digits beyond the sixth are noise. */
function rounded(amount: number): number {
	// Adding 0 makes −0 a 0.
	return (Math.round(amount * 1e6) / 1e6) + 0;
}
