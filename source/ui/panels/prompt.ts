/** What the person at the keyboard can do now, or why the last key did nothing. */
import {hasPip, type Tile, formatTile} from '../../rules/tile.js';
import {
	type Move, draw, noHost, stop,
} from '../../rules/move.js';
import {hintSentence} from '../../words/hints.js';
import {refusalSentence} from '../../words/refusal-sentence.js';
import {chosenMove, itemUnderCursor} from '../game/desk.js';
import type {Notice} from '../game/game.js';
import {letterAt, placesInOrder} from '../../board/move-places.js';
import {
	type Line, type Tone, span, wrapText,
} from '../text/text.js';
import {type Sight, isWatching} from './sight.js';

/** The line over the keys while a deal is played, or two of them; a notice comes before everything else. */
export function promptLines(sight: Sight, notice: Notice | undefined): Line[] {
	const usual = sight.isAmongActions ? sight.words.screens.prompts.actions : promptText(sight);
	return notice === undefined ? wrapText(usual, sight.width).map(line => [span(line)]) : noticeLines(sight, notice);
}

/** Why the last key did nothing, or what it was answered. */
export function noticeLines(sight: Sight, notice: Notice): Line[] {
	return wrapText(noticeText(sight, notice), sight.width).map(line => [span(line, toneOf(notice))]);
}

/** A hint is no warning. */
function toneOf({kind}: Notice): Tone {
	return kind === 'advised' || kind === 'pondering' ? 'newest' : 'warning';
}

function noticeText(sight: Sight, notice: Notice): string {
	const {words, view} = sight;
	switch (notice.kind) {
		case 'refused': {
			return refusalSentence(words, {
				refusal: notice.refusal,
				action: notice.action,
				view,
				nameOfPlace: move => letterAt(view, move),
			});
		}

		case 'not-chosen': {
			return pickFirst(sight) ?? promptText(sight);
		}

		case 'no-tile': {
			return words.screens.prompts.noSuchTile(notice.tiles);
		}

		case 'no-end': {
			return words.screens.prompts.noSuchEnd(notice.letter.toUpperCase());
		}

		case 'unknown-key': {
			return words.screens.prompts.unknownKey;
		}

		case 'watching': {
			return words.village.refusals.watching();
		}

		case 'no-deal': {
			return words.refusals['no-deal-in-play']({});
		}

		case 'pondering': {
			return words.screens.prompts.pondering;
		}

		case 'advised': {
			return hintSentence(words, notice.choice, move => letterAt(view, move));
		}
	}
}

/** Enter never chooses a place by itself. */
function pickFirst({words: {screens: {prompts}}, view, desk}: Sight): string | undefined {
	const item = itemUnderCursor(desk, view);
	const places = item?.kind === 'tile' ? placesInOrder(view, item.tile).map(move => letterAt(view, move)!) : [];
	return places.length > 1 ? prompts.pickFirst(places) : undefined;
}

function promptText(sight: Sight): string {
	const {words: {screens: {prompts}}, view, desk} = sight;
	if (view.turn !== view.seat) {
		const {name, kind} = view.players[view.turn];
		if (isWatching(sight)) {
			return sight.words.village.game.watchingTurn(name);
		}

		return kind === 'bot' ? prompts.waiting(name) : prompts.waitingForPerson(name);
	}

	const item = itemUnderCursor(desk, view);
	if (item === undefined) {
		return prompts.pick;
	}

	return item.kind === 'action' ? actionPrompt(sight, item.move) : tilePrompt(sight, item.tile);
}

function actionPrompt({words: {screens: {prompts}}, view: {stage}}: Sight, move: Move): string {
	if (move === stop) {
		return prompts.layOrStop;
	}

	if (move === draw) {
		return stage === 'draw-for-lead' ? prompts.drawForLead : prompts.draw;
	}

	return stage === 'lead' ? prompts.passLead : prompts.pass;
}

function tilePrompt(sight: Sight, tile: Tile): string {
	const {words: {screens: {prompts}}, view, desk, log} = sight;
	const name = formatTile(tile);
	const chosen = chosenMove(desk, view);
	if (chosen === undefined) {
		const places = placesInOrder(view, tile).map(move => letterAt(view, move)!);
		return places.length === 0 ? whyNot(sight, tile) : prompts.pickPlace(name, places);
	}

	const place = letterAt(view, chosen);
	if (place === undefined) {
		return prompts.leads(name);
	}

	const last = log.at(-1);
	if (last?.type === 'drew' && last.tile === tile) {
		return prompts.drewFitting(name);
	}

	return view.stage === 'another' ? prompts.laysOrStop(name, place) : prompts.lays(name, place);
}

/** Why a tile of the hand cannot be laid anywhere. */
function whyNot({words, view}: Sight, tile: Tile): string {
	const {prompts} = words.screens;
	const {layout} = view;
	if (layout.size === 0) {
		return prompts.mayNotLead(formatTile(tile));
	}

	const waits = layout.cross !== noHost && [...layout.open.keys()].some(pip => layout.open[pip] !== 0 && hasPip(tile, pip));
	return waits ? words.refusals['cross-first']({cross: formatTile(layout.cross)}) : prompts.doesNotFit(formatTile(tile));
}
