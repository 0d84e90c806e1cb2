/** What was done last, told anew from what everyone has seen. */
import type {Event} from '../match/events.js';
import type {PlayedMove} from '../match/match.js';
import type {View} from '../match/view.js';
import {Layout} from '../rules/layout.js';
import {
	draw, hostOfMove, laysTile, noHost, pass, stop, tileOfMove,
} from '../rules/move.js';
import {setSize} from '../rules/tile.js';
import type {Seat} from '../rules/variant.js';
import {pointsEarned} from '../rules/worth.js';
import {eventLines} from '../words/event-lines.js';
import type {Sight} from './sight.js';

/** The moves from the last turn of `seat` on; for a watcher the last round. */
export function lastMovesLines({words, reader, view}: Sight, seat: Seat | undefined): string[] {
	const events = movesAsEvents(view);
	const lines = eventLines(words, events.slice(turnBefore(view, seat)), reader);
	return lines.length === 0 ? [words.screens.panels.noMessages] : lines;
}

/** Where the last turn of a seat begins. */
function turnBefore({played, terms}: View, seat: Seat | undefined): number {
	if (seat === undefined) {
		return Math.max(0, played.length - terms.seats);
	}

	const last = played.findLastIndex(one => one.seat === seat);
	const before = played.slice(0, last + 1).findLastIndex(one => one.seat !== seat);
	return last === -1 ? 0 : before + 1;
}

/** All moves of the deal as they were told; nobody knows any more what was drawn. */
export function movesAsEvents({played, terms, stage}: View): Event[] {
	const {variant} = terms;
	const layout = new Layout(variant.spinnerRule);
	const sizes = terms.teams.map(() => variant.tilesEach);
	let drawable = setSize - variant.closedTiles - (variant.tilesEach * terms.seats);
	return played.map(({seat, move}, index): Event => {
		if (laysTile(move)) {
			layout.lay(move);
			sizes[seat]--;
			const host = hostOfMove(move);
			return {
				type: 'laid',
				seat,
				tile: tileOfMove(move),
				host: host === noHost ? undefined : host,
				count: layout.count,
				points: pointsEarned(terms, layout, sizes[seat]),
				another: hadAnother(played, index, stage === 'another'),
				out: sizes[seat] === 0,
			};
		}

		if (move === draw) {
			sizes[seat]++;
			return {
				type: 'drew', seat, tile: undefined, drawable: --drawable,
			};
		}

		return move === pass ? {type: 'passed', seat, lead: layout.size === 0} : {type: 'stopped', seat};
	});
}

/** Whoever might lay another tile after this one did so, or stopped, or is about to. */
function hadAnother(played: readonly PlayedMove[], index: number, isAboutTo: boolean): boolean {
	const {seat} = played[index];
	const next = played.at(index + 1);
	return next === undefined ? isAboutTo : next.seat === seat && (laysTile(next.move) || next.move === stop);
}
