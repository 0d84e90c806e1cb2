/** What draws and passes have told of the other hands, in sentences. */
import type {OtherHand, Tracker} from '../match/tracker.js';
import type {Words} from './words.js';

/** A sentence for all that is known of a hand, player by player; or that nothing is known. */
export function knowledgeSentences({screens: {tracker: words}}: Words, {others}: Tracker, players: ReadonlyArray<{readonly name: string}>): string[] {
	const known = others.flatMap(other => knownOf(words, other, players[other.seat].name));
	return known.length === 0 ? [words.nothingKnown] : known;
}

function knownOf(words: Words['screens']['tracker'], {lacks, lacksLeads, earlier}: OtherHand, name: string): string[] {
	return [
		...(lacks.length > 0 ? [words.lacks(name, lacks)] : []),
		...earlier.map(({suits, drawnSince}) => words.lacked(name, suits, drawnSince)),
		...(lacksLeads ? [words.lacksLeads(name)] : []),
	];
}
