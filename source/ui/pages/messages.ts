/** Everything that has happened, as far as whoever reads it may know. */
import type {Event} from '../../match/events.js';
import {eventLines} from '../../words/event-lines.js';
import {failureSentence} from '../../words/programs.js';
import {wordsFor} from '../../words/words-for.js';
import {shownSide} from '../game/game.js';
import {readerOf} from '../panels/sight.js';
import {sayingLines} from '../panels/village-table.js';
import type {State} from '../state.js';
import {type Line, span, hangText} from '../text/text.js';

/** A line an event, the latest last; the deals have an empty line between them. Which programs have failed, and that the match is not being recorded, stands under all of it. */
export function messageLines(state: State): Line[] {
	const {village, preferences, size: {columns}} = state;
	const said = village === undefined ? [] : sayingLines(wordsFor(preferences.language), village, columns);
	if (said.length === 0) {
		return happenedLines(state);
	}

	return state.game === undefined ? said : [...happenedLines(state), [], ...said];
}

function happenedLines({game, preferences, size}: State): Line[] {
	const words = wordsFor(preferences.language);
	const side = game && shownSide(game);
	if (game === undefined || side === undefined) {
		return [[span(words.screens.panels.noMessages)]];
	}

	const reader = readerOf(game, side.view);
	const deals = dealsOf(side.log).flatMap((deal, place) => {
		const [first, ...others] = eventLines(words, deal, reader).flatMap(text => hangText(text, size.columns));
		return [...(place > 0 ? [[]] : []), [span(first, 'heading')], ...others.map(text => [span(text)])];
	});
	const warnings = [
		...game.failures.map(failure => failureSentence(words, failure)),
		...(game.isKept ? [] : [words.menus.notices.notRecording]),
	].flatMap(text => hangText(text, size.columns)).map((text): Line => [span(text, 'warning')]);
	return warnings.length === 0 ? deals : [...deals, [], ...warnings];
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
