/** The end of a deal: how it came, all hands, what it pays as a calculation, and the scores. */
import type {DealOverEvent} from '../match/events.js';
import {tilesOf} from '../rules/hand.js';
import {formatTile} from '../rules/tile.js';
import {bonusLines} from '../words/bonus-sentences.js';
import {whoAre} from '../words/who.js';
import type {Sight} from './sight.js';
import {scoreLines} from './standing.js';

/** "Klara goes out: domino!", unless that has just been told; a line for each hand and each payment, then the score. */
export function dealEndLines(sight: Sight, over: DealOverEvent, {isOutTold = false}: {readonly isOutTold?: boolean} = {}): string[] {
	const {words, reader} = sight;
	const [how, ...payments] = bonusLines({bonus: {...words.bonus, ...words.plain.over.paid}}, over, reader);
	const hands = over.hands.map((hand, seat) => words.plain.over.hand(whoAre(reader, [seat]), {
		left: tilesOf(hand).map(tile => formatTile(tile)), sum: over.pips[seat],
	}));
	return [...(isOutTold ? [] : [how]), ...hands, ...payments, ...scoreLines(sight)];
}
