/** A match on the screen: what everyone at this keyboard sees of it, and what he is about to do. */
import type {Event} from '../../match/events.js';
import type {View} from '../../match/view.js';
import {draw} from '../../rules/move.js';
import type {Choice} from '../../bots/bot.js';
import type {ProgramFailure} from '../../bots/program.js';
import type {Action, ActionRefusal} from '../../match/action.js';
import type {Seat} from '../../rules/variant.js';
import type {Order} from '../order.js';
import {retold} from '../../match/retold.js';
import {type Desk, deskFor} from './desk.js';

/** What one person at the keyboard, or a watcher, sees. */
export type Side = {
	readonly view: View;
	/** What has happened since he sat down, as he may know it; where a match was taken up, from the beginning of its deal. */
	readonly log: readonly Event[];
	readonly desk: Desk;
};

/** Why the last key did nothing, or what it was answered. */
export type Notice =
	| {readonly kind: 'refused'; readonly refusal: ActionRefusal; readonly action: Action}
	/** Enter without a move: the tile fits nowhere, or in several places of which none is picked. */
	| {readonly kind: 'not-chosen'}
	| {readonly kind: 'unknown-key'}
	/** A key of a watcher that only players have. */
	| {readonly kind: 'watching'}
	/** A digit above the hand, which has so many tiles; a letter that no end has. */
	| {readonly kind: 'no-tile'; readonly tiles: number}
	| {readonly kind: 'no-end'; readonly letter: string}
	/** What the key is for needs a deal in play. */
	| {readonly kind: 'no-deal'}
	/** A hint is being thought up. */
	| {readonly kind: 'pondering'}
	/** A hint, and why; the move is chosen unless another key came before it. */
	| {readonly kind: 'advised'; readonly choice: Choice};

export type Game = {
	/** The seats played from this keyboard. */
	readonly people: readonly Seat[];
	/** Whose hand is open; undefined before anybody has taken the keyboard. */
	readonly keyboard: Seat | undefined;
	/** Whether an unfinished match would be lost with its table, since it is not being recorded. */
	readonly isKept: boolean;
	/** What one is at a table of a village: alone with bots, with others, or a watcher; undefined at a table of one's own. */
	readonly guest: 'alone' | 'among-others' | 'watching' | undefined;
	/** Which programs have failed, and bots play for them: each is told at once, and stays among the messages. */
	readonly failures: readonly ProgramFailure[];
	readonly sides: ReadonlyMap<Seat | undefined, Side>;
	readonly notice: Notice | undefined;
	/** Whether tiles are being drawn until one fits, and whether somebody is in a hurry. */
	readonly drawing: 'one-by-one' | 'at-once' | undefined;
	/** A key has hurried the bots, and what came of it has not been on the screen yet. */
	readonly isHurried: boolean;
	/** The deal has just ended, or somebody else has to take the keyboard, and nobody can have read it yet: it is not dismissed so soon. */
	readonly isUnread: boolean;
	/** Whether the player is being asked if he means to leave. */
	readonly isLeaving: boolean;
	/** The place of the cursor in the row of actions; undefined while it is elsewhere. */
	readonly action: number | undefined;
};

/** More than the longest matches have, but not without end. */
const longestLog = 5000;

/** A game before anything of it has been seen. One person has the keyboard at once, several take it in turns. */
export function newGame(people: readonly Seat[]): Game {
	return {
		people,
		keyboard: people.length === 1 ? people[0] : undefined,
		isKept: true,
		guest: undefined,
		failures: [],
		sides: new Map(),
		notice: undefined,
		drawing: undefined,
		isHurried: false,
		isUnread: false,
		isLeaving: false,
		action: undefined,
	};
}

/** What is shown: what the person at the keyboard sees, or a watcher. Undefined before the first deal. */
export function shownSide(game: Game): Side | undefined {
	return game.sides.get(game.keyboard);
}

/** The person who must take the keyboard before the match goes on. */
export function nextAtKeyboard(game: Game): Seat | undefined {
	const view = shownSide(game)?.view;
	const isElsewhere = view?.phase === 'playing' && view.turn !== game.keyboard && game.people.includes(view.turn);
	return isElsewhere ? view.turn : undefined;
}

/** Whether the person at the keyboard is in turn. */
export function isInTurn(game: Game, view: View): boolean {
	return view.phase === 'playing' && view.turn === game.keyboard;
}

/** Whether a bot is in turn that any key hurries: not where others have to be able to follow. */
export function isBotInTurn(game: Game, view: View): boolean {
	const mayHurry = game.guest === undefined || game.guest === 'alone';
	return mayHurry && view.phase === 'playing' && !isInTurn(game, view) && view.players[view.turn].kind === 'bot';
}

/** Whether any key but Ctrl+C goes to the game itself: it answers a question, hurries somebody, or hands the keyboard over. */
export function isBusy(game: Game): boolean {
	const view = shownSide(game)?.view;
	return game.isLeaving || game.isHurried || game.drawing !== undefined || view === undefined
		|| nextAtKeyboard(game) !== undefined || isBotInTurn(game, view);
}

/** The game after the table has told `seat`, or a watcher, of `events`. */
export function toldGame(game: Game, {seat, view, events}: {seat: Seat | undefined; view: View; events: readonly Event[]}): {game: Game; orders: readonly Order[]} {
	const before = game.sides.get(seat);
	const isAside = before !== undefined && events.every(({type}) => asides.has(type));
	const side: Side = {
		view,
		log: before === undefined ? (events.length > 0 ? events : retold(view)) : [...before.log, ...events].slice(-longestLog),
		desk: isAside ? before.desk : deskFor(view, before?.desk),
	};
	const told = {...game, sides: new Map(game.sides).set(seat, side)};
	const isNewDeal = events.some(event => event.type === 'dealt');
	if (isNewDeal && game.people.length > 1) {
		told.keyboard = undefined;
	}

	told.isUnread ||= isNews(game, told);
	const wait: readonly Order[] = told.isUnread && !game.isUnread ? [{type: 'wait', for: 'reading'}] : [];
	if (isAside || seat !== told.keyboard) {
		return {game: told, orders: wait};
	}

	const drawsOn = game.drawing !== undefined && isInTurn(told, view) && view.moves.includes(draw);
	return {
		game: {
			...told, notice: undefined, action: undefined, drawing: drawsOn ? game.drawing : undefined,
		},
		orders: drawsOn ? [...wait, {type: 'draw-on', atOnce: game.drawing === 'at-once'}] : wait,
	};
}

/** Whether a deal has ended before one's eyes, or the keyboard is to be handed on. */
function isNews(before: Game, after: Game): boolean {
	const [earlier, later] = [shownSide(before)?.view, shownSide(after)?.view];
	const next = nextAtKeyboard(after);
	return (earlier?.phase === 'playing' && later !== undefined && later.phase !== 'playing')
		|| (earlier !== undefined && next !== undefined && next !== nextAtKeyboard(before));
}

/** What leaves the position as it is: nobody may lose for it what he has picked. */
const asides: ReadonlySet<Event['type']> = new Set<Event['type']>(['hinted', 'left', 'back', 'seated']);
