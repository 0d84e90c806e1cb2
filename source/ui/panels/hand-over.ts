/** The keyboard changes hands. */
import type {Event} from '../../match/events.js';
import type {Seat} from '../../rules/variant.js';
import {eventLines} from '../../words/event-lines.js';
import type {Words} from '../../words/words.js';
import type {Game} from '../game/game.js';
import type {Size} from '../arrangement.js';
import type {Line} from '../text/text.js';
import {centredLines} from './notices.js';

/** Who is next, and what everyone may know of what has happened since he played. */
export function handOverLines({words, game, seat}: {words: Words; game: Game; seat: Seat}, size: Size): Line[] {
	const {hotSeat} = words.screens;
	// What a watcher sees is what nobody minds others seeing.
	const side = game.sides.get(undefined);
	if (side === undefined) {
		return [];
	}

	const {view: {players, terms}, log} = side;
	const {name} = players[seat];
	const news = eventLines(words, sinceTurnOf(log, seat), {seat: undefined, players, terms});
	const room = Math.max(0, size.rows - 8);
	return centredLines([hotSeat.passKeyboard(name), hotSeat.hidden, '', ...news.slice(-room), '', hotSeat.ready(name)], size);
}

/** What has happened in this deal since the seat last did something. */
export function sinceTurnOf(log: readonly Event[], seat: Seat): Event[] {
	const last = log.findLastIndex(event => event.type === 'dealt' || ('seat' in event && event.seat === seat));
	return log.slice(log.at(last)?.type === 'dealt' ? last : last + 1);
}
