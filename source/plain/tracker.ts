/** Which tiles are where, as far as a seat can tell. */
import {trackerOf} from '../match/tracker.js';
import {
	type Hand, emptyHand, handSize, tilesOf,
} from '../rules/hand.js';
import {formatTile} from '../rules/tile.js';
import {knowledgeSentences} from '../words/tracker-sentences.js';
import type {Sight} from './sight.js';

/** What lies on the table, in the own hand, and where else; and what others cannot hold, since they drew or passed. */
export function trackerLines({words, view}: Sight): string[] {
	const {plain: {tracker: sentences}} = words;
	const tracker = trackerOf(view);
	const {table, own, unseen, suits} = tracker;
	return [
		...(table === emptyHand ? [] : [sentences.table(namesOf(table))]),
		...(own === emptyHand ? [] : [sentences.own(namesOf(own))]),
		sentences.unseen(namesOf(unseen)),
		sentences.suits(suits.map(suit => sentences.suit(suit.pip, handSize(suit.unseen)))),
		...knowledgeSentences(words, tracker, view.players),
	];
}

function namesOf(tiles: Hand): string[] {
	return tilesOf(tiles).map(tile => formatTile(tile));
}
