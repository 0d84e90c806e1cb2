/** Writes what is done in a match: for each action its line, and the lines of what follows from it. */
import type {Action} from '../match/action.js';
import type {DealOverEvent, Event} from '../match/events.js';
import type {Step} from '../match/reducer.js';
import {formatMove} from '../rules/move.js';
import {type Tile, formatTile} from '../rules/tile.js';
import type {
	Ending, Leader, Seat, Terms,
} from '../rules/variant.js';

/** The lines, without their LFs, that an action and its consequences write. They belong together and are appended at once. */
export function linesOf(action: Action, {match, events}: Step): string[] {
	if (action.type === 'deal') {
		return dealLines(match.terms, events, action.order);
	}

	return [actionLine(action, events[0]), ...consequencesOf(events)];
}

/** The lines of what followed from an action: `end …`, `game N won TEAM`, `match won TEAM`. */
export function consequencesOf(events: readonly Event[]): string[] {
	return events.flatMap(event => consequenceLines(event));
}

function dealLines({seats, variant}: Terms, events: readonly Event[], order: readonly Tile[]): string[] {
	const {tilesEach} = variant;
	return [
		...events.flatMap(event => {
			switch (event.type) {
				case 'game-began': {
					return [gameLine(event.game)];
				}

				case 'dealt': {
					return [dealLine(event.deal, event.leader, event.why)];
				}

				default: {
					return [];
				}
			}
		}),
		...Array.from({length: seats}, (_, seat) => tileLine(`hand ${seat + 1}`, order.slice(seat * tilesEach, (seat + 1) * tilesEach))),
		tileLine('boneyard', order.slice(seats * tilesEach)),
	];
}

/** The line that begins a game. */
export function gameLine(game: number): string {
	return `game ${game}`;
}

/** The line that begins a deal. */
export function dealLine(deal: number, leader: Seat, why: Leader['why']): string {
	return `deal ${deal} lead ${leader + 1} ${why}`;
}

function tileLine(name: string, tiles: readonly Tile[]): string {
	return [name, ...tiles.map(tile => formatTile(tile))].join(' ');
}

function actionLine(action: Exclude<Action, {type: 'deal'}>, event: Event): string {
	const seat = action.seat + 1;
	switch (action.type) {
		case 'move': {
			return `${seat} ${formatMove(action.move)}${result(event)}`;
		}

		case 'seat': {
			return action.kind === 'bot' ? `${seat} bot ${action.level}` : `${seat} human`;
		}

		default: {
			return `${seat} ${action.type}`;
		}
	}
}

/** What a move brought: the count and the points of a tile, or the tile that was drawn. */
function result(event: Event): string {
	switch (event.type) {
		case 'laid': {
			return ` =${event.count}${event.points === 0 ? '' : ` +${event.points}`}`;
		}

		case 'drew': {
			return event.tile === undefined ? ' ?' : ` ${formatTile(event.tile)}`;
		}

		default: {
			return '';
		}
	}
}

function consequenceLines(event: Event): string[] {
	switch (event.type) {
		case 'deal-over': {
			return [endLine(event)];
		}

		case 'game-over': {
			return [`game ${event.game} won ${event.winner + 1}`];
		}

		case 'match-over': {
			return [`match won ${event.winner + 1}`];
		}

		default: {
			return [];
		}
	}
}

function endLine({ending, pips, points, scores}: DealOverEvent): string {
	return `end ${formatEnding(ending)} pips ${pips.join(' ')} points ${points.join(' ')} score ${scores.join(' ')}`;
}

function formatEnding(ending: Ending): string {
	return ending.kind === 'blocked' ? 'blocked' : `${ending.kind} ${ending.seat + 1}`;
}
