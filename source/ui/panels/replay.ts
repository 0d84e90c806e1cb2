/** What a replay shows besides the board: the sum as a calculation, who holds what, what was done, and where one stands. */
import {seenBy} from '../../match/events.js';
import {viewOf} from '../../match/view.js';
import {visible} from '../../record/visible.js';
import {tilesOf} from '../../rules/hand.js';
import {formatTile} from '../../rules/tile.js';
import {costSentence} from '../../teaching/review/sentences.js';
import {pointsForOut} from '../../words/event-lines.js';
import {faultSentence} from '../../words/faults.js';
import {calculation, sumClause} from '../../words/sum-clause.js';
import {wordsFor} from '../../words/words-for.js';
import {type Size, arrange} from '../arrangement.js';
import {emptyDesk} from '../game/desk.js';
import {showsChoice} from '../replay/reviewing.js';
import type {Showing} from '../replay/showing.js';
import type {State} from '../state.js';
import {
	type Line, fillLines, flow, lineWidth, span, wrapText,
} from '../text/text.js';
import {dealEndLines} from './deal-end.js';
import {eventsLines} from './events.js';
import {boneyardText, seatsLine} from './seats.js';
import {type Sight, nameOf} from './sight.js';

/** The table as a watcher sees it, with what has happened in the deal so far. Drawn tiles are named where the hands are open. */
export function replaySight({preferences, size}: Pick<State, 'preferences' | 'size'>, {reel: {frames, deals}, place, isOpen}: Showing): Sight {
	const {match, deal} = frames[place];
	// Records come from anywhere: their names are safe to show only once they have been made so.
	const players = match.players.map(player => ({...player, name: visible(player.name)}));
	const events = frames.slice(deals[deal], place + 1).flatMap(frame => frame.events);
	return {
		words: wordsFor(preferences.language),
		view: viewOf({...match, players}, undefined),
		desk: emptyDesk,
		log: isOpen ? events : events.map(event => seenBy(event, undefined)),
		reader: {seat: undefined, players, terms: match.terms},
		width: size.columns,
		isAmongActions: false,
	};
}

/** The rows of the title and the keys. */
const otherRows = 2;

/** The room of the board: it gives way where open hands, or the end of a deal, need more rows than there are under it. */
export function replayRoom(state: State, showing: Showing): Size {
	const {board} = arrange(state.size, 1);
	const below = state.size.rows - otherRows - board.rows;
	const places = footLines(replaySight(state, showing), showing).length;
	const needed = places + neededLines(state, showing, below - places).length;
	return {...board, rows: board.rows - Math.max(0, needed - below)};
}

/** Exactly so many lines under the board. */
export function replayLines(state: State, showing: Showing, rows: number): Line[] {
	const sight = replaySight(state, showing);
	const places = footLines(sight, showing);
	const room = rows - places.length;
	const needed = neededLines(state, showing, room);
	const {beside} = arrange(state.size, 1);
	if (sight.view.phase !== 'playing' || beside > 0) {
		return [...fillLines(needed, room), ...places];
	}

	// Instead of the last sentence alone, as many as there is room for.
	const above = needed.slice(0, needed.length - lastSentence(sight).length);
	const events = eventsLines(sight, {columns: sight.width, rows: room - above.length});
	return [...fillLines([...above, ...events], room), ...places];
}

/** What must be on the screen, without the lines at its foot. */
function neededLines(state: State, showing: Showing, room: number): Line[] {
	const sight = replaySight(state, showing);
	const sum = sumLines(sight, showing);
	if (sight.view.phase !== 'playing') {
		// The action comes before all that followed from it; the end of a deal leaves it out where room is short.
		const action = eventsLines({...sight, log: showing.reel.frames[showing.place].events.slice(0, 1)}, {columns: sight.width, rows: 2});
		return [...sum, ...action, ...dealEndLines({...sight, log: []}, room - sum.length - action.length)];
	}

	const {beside} = arrange(state.size, 1);
	const hands = showing.isOpen ? openHands(sight, showing) : (beside > 0 ? [] : [seatsLine(sight)]);
	return [...sum, ...hands, ...lastSentence(sight)];
}

/** `Sum: 1 + 6+6 + 2 = 15 → 3 points`: the ends as they are, and what the tile just laid has brought. */
function sumLines({words, view: {layout, terms}, reader, width}: Sight, {reel: {frames}, place}: Showing): Line[] {
	if (layout.size === 0) {
		return [[span(words.screens.ends.empty, 'quiet')]];
	}

	const {events, ends} = frames[place];
	const laid = events.find(event => event.type === 'laid');
	const sum = laid === undefined
		? calculation(ends)
		: sumClause(words, {
			layout, terms, points: laid.points - pointsForOut(laid, reader), another: laid.another,
		});
	return wrapText(words.reel.sum(sum), width).map(text => [span(text, laid !== undefined && laid.points > 0 ? 'gain' : undefined)]);
}

/** Everybody's tiles, `>` before the one in turn, and the boneyard. */
function openHands(sight: Sight, {reel: {frames}, place}: Showing): Line[] {
	const {words: {screens}, view: {players, turn}, width} = sight;
	const {hands} = frames[place].match.table!.deal;
	const pieces = players.flatMap((_, seat): Line[] => {
		const tiles = tilesOf(hands[seat]).map(tile => formatTile(tile)).join(' ');
		const isInTurn = seat === turn;
		return wrapText(`${nameOf(sight, seat)}: ${tiles === '' ? screens.hand.none : tiles}`, width - 1)
			.map((text, row) => [span(`${isInTurn && row === 0 ? '>' : ' '}${text}`, isInTurn ? 'turn' : undefined)]);
	});
	return flow([...pieces, [span(` ${boneyardText(sight)}`)]], width);
}

/** What the choice cost that was made last, once it is known. */
function reviewLines({words, width}: Sight, showing: Showing): Line[] {
	const {reviews, place} = showing;
	if (!showsChoice(showing)) {
		return [];
	}

	const appraisal = reviews.get(place);
	const text = appraisal === undefined ? (reviews.has(place) ? '' : words.review.judging) : costSentence(words, appraisal);
	return wrapText(text, width).map(line => [span(line, appraisal?.better === undefined ? 'quiet' : 'warning')]);
}

/** What was done last, in a sentence. */
function lastSentence(sight: Sight): Line[] {
	return eventsLines({...sight, log: sight.log.slice(-1)}, {columns: sight.width, rows: 2});
}

/** The review of the choice made last, and where one stands. */
function footLines(sight: Sight, showing: Showing): Line[] {
	return [...reviewLines(sight, showing), ...placeLines(sight, showing)];
}

/** Where one stands; at the end also why it is the end. */
function placeLines({words, width}: Sight, {reel: {frames, deals}, place, isPlaying, fault, isFinished}: Showing): Line[] {
	const {reel, report} = words;
	if (place === frames.length - 1 && fault !== undefined) {
		return wrapText(reel.wrong(fault.line, faultSentence(words, fault)), width).map(text => [span(text, 'warning')]);
	}

	const frame = frames[place];
	const stands = reel.place({
		step: place + 1, steps: frames.length, deal: frame.deal + 1, deals: deals.length, line: frame.line,
	});
	const more = isPlaying ? reel.plays : (place === frames.length - 1 && !isFinished ? report.unfinished : '');
	const line: Line = [span(stands, 'quiet'), span(more === '' ? '' : ` · ${more}`, 'heading')];
	return isPlaying || lineWidth(line) <= width ? [line] : [[span(stands, 'quiet')], [span(more, 'heading')]];
}
