import {describe, expect, test} from 'vitest';
import type {Bot, Budget} from '../../source/bots/bot.js';
import {botByLevel, levels} from '../../source/bots/index.js';
import {type Match, newMatch} from '../../source/match/match.js';
import {step} from '../../source/match/reducer.js';
import {type View, viewOf} from '../../source/match/view.js';
import {
	type Hand, handOf, handSize, tilesOf,
} from '../../source/rules/hand.js';
import type {Tile} from '../../source/rules/tile.js';
import {allTerms} from '../helpers/play-deals.js';
import {bots as players, randomAction} from '../helpers/play-matches.js';
import {type Pick, picksFrom, randomFrom} from '../helpers/random.js';

const bots: readonly Bot[] = levels.map(level => botByLevel(level)!);

/** Enough to think at all. */
const budget: Budget = {playouts: 8, spent: () => false};

describe.each(bots)('$level', bot => {
	test.each(allTerms)('chooses one of the moves, the same one with the same chance, whatever is hidden: $name', ({terms}) => {
		for (let seed = 0; seed < 4; seed++) {
			const pick = picksFrom(seed);
			let match = newMatch({...terms, target: Math.ceil(terms.target / 3)}, players(terms.seats));
			for (let decisions = 0; decisions < 60;) {
				const action = randomAction(match, pick);
				if (action === undefined) {
					break;
				}

				// Half of the moves are the bot's own, so that it comes to positions of its making too.
				match = step(match, action).match;
				if (match.table?.deal.stage === 'over') {
					continue;
				}

				decisions++;
				const {turn} = match.table!.deal;
				const view = viewOf(match, turn);
				const before = snapshot(view);
				const {move, reason} = bot.choose(view, randomFrom(decisions), budget);
				expect(view.moves).toContain(move);
				expect(view.moves.length === 1).toBe(reason.kind === 'only-move');
				expect(snapshot(view)).toBe(before);
				expect(bot.choose(view, randomFrom(decisions), budget)).toEqual({move, reason});
				expect(bot.choose(viewOf(withHiddenTilesTurnedAbout(match, pick), turn), randomFrom(decisions), budget)).toEqual({move, reason});
				if (decisions % 2 === 0) {
					match = step(match, {type: 'move', seat: turn, move}).match;
				}
			}
		}
	});
});

test('the shelf knows its levels and no others', () => {
	expect(levels).toEqual(bots.map(bot => bot.level));
	expect(new Set(levels).size).toBe(levels.length);
	expect(botByLevel('grandmaster')).toBeUndefined();
});

function snapshot(view: View): string {
	return JSON.stringify(view, (_, value: unknown) => value instanceof Int32Array || value instanceof Uint8Array ? [...value] : value);
}

/** The same match, but the tiles that the seat in turn cannot see lie elsewhere among the other hands and the boneyard. */
function withHiddenTilesTurnedAbout(match: Match, pick: Pick): Match {
	const table = match.table!;
	const deal = table.deal.copy();
	const others = match.terms.teams.map((_, seat) => seat).filter(seat => seat !== deal.turn);
	const hidden = mixed([...others.flatMap(seat => tilesOf(deal.hands[seat])), ...deal.boneyard], pick);
	const boneyard = hidden.splice(0, deal.boneyard.length);
	const hands = [...deal.hands];
	for (const seat of others) {
		hands[seat] = handOf(hidden.splice(0, handSize(deal.hands[seat])));
	}

	deal.hands.set(hands satisfies Hand[]);
	Reflect.set(deal, 'order', [...table.start.order.slice(0, 28 - boneyard.length), ...boneyard]);
	return {...match, table: {...table, deal}};
}

function mixed(some: readonly Tile[], pick: Pick): Tile[] {
	const rest = [...some];
	return some.map(() => rest.splice(pick(rest.length), 1)[0]);
}
