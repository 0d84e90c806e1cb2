/** Everything that has happened, as far as whoever reads it may know. */
import type {Event} from '../../match/events.js';
import {eventLines} from '../../words/event-lines.js';
import {wordsFor} from '../../words/words-for.js';
import {shownSide} from '../game/game.js';
import {readerOf} from '../panels/sight.js';
import type {State} from '../state.js';
import {type Line, span, hangText} from '../text/text.js';

/** A line an event, the latest last; the deals have an empty line between them. */
export function messageLines({game, preferences, size}: State): Line[] {
	const words = wordsFor(preferences.language);
	const side = game && shownSide(game);
	if (game === undefined || side === undefined) {
		return [[span(words.screens.panels.noMessages)]];
	}

	const reader = readerOf(game, side.view);
	return dealsOf(side.log).flatMap((deal, place) => {
		const [first, ...others] = eventLines(words, deal, reader).flatMap(text => hangText(text, size.columns));
		return [...(place > 0 ? [[]] : []), [span(first, 'heading')], ...others.map(text => [span(text)])];
	});
}

/** The events of each deal for itself. */
function dealsOf(log: readonly Event[]): Event[][] {
	const deals: Event[][] = [];
	for (const [place, event] of log.entries()) {
		const isFirst = event.type === 'game-began' || (event.type === 'dealt' && log.at(place - 1)?.type !== 'game-began');
		if (isFirst || place === 0) {
			deals.push([event]);
		} else {
			deals.at(-1)!.push(event);
		}
	}

	return deals;
}
