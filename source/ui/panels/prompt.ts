/** What the person at the keyboard can do now, or why the last key did nothing. */
import {hasPip, type Tile, formatTile} from '../../rules/tile.js';
import {
	type Move, draw, noHost, stop,
} from '../../rules/move.js';
import {refusalSentence} from '../../words/refusal-sentence.js';
import {chosenMove, itemUnderCursor} from '../desk.js';
import type {Notice} from '../game.js';
import {letterAt, placesInOrder} from '../places.js';
import {type Line, span, wrapText} from '../text.js';
import type {Sight} from './sight.js';

/** The line over the keys while a deal is played, or two of them; a notice comes before everything else. */
export function promptLines(sight: Sight, notice: Notice | undefined): Line[] {
	const text = notice === undefined ? promptText(sight) : noticeText(sight, notice);
	return wrapText(text, sight.width).map(line => [span(line, notice === undefined ? undefined : 'warning')]);
}

function noticeText(sight: Sight, notice: Notice): string {
	const {words, view} = sight;
	switch (notice.kind) {
		case 'refused': {
			return refusalSentence(words, {
				refusal: notice.refusal,
				action: {type: 'move', seat: view.turn, move: notice.move},
				view,
				nameOfPlace: move => letterAt(view, move),
			});
		}

		case 'not-chosen': {
			return promptText(sight);
		}

		case 'unknown-key': {
			return words.screens.prompts.unknownKey;
		}
	}
}

function promptText(sight: Sight): string {
	const {words: {screens: {prompts}}, view, desk} = sight;
	if (view.turn !== view.seat) {
		const {name, kind} = view.players[view.turn];
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
