/** Hints and taking back: what the person in turn asks of the table besides a move. */
import type {Choice} from '../../bots/bot.js';
import {lastDecision} from '../../match/action.js';
import type {View} from '../../match/view.js';
import {laysTile, tileOfMove} from '../../rules/move.js';
import {itemsOf} from './desk.js';
import {
	type Game, type Notice, isInTurn, shownSide,
} from './game.js';

/**
The game with the cursor on what a hint says, its place picked: Enter would do it. If another key came while it was
thought up, the hint is told only: the cursor stays where the person has put it.
*/
export function advisedGame(game: Game, choice: Choice | undefined): Game {
	const isAwaited = game.notice?.kind === 'pondering';
	const side = shownSide(game);
	if (choice === undefined || side === undefined || !isInTurn(game, side.view)) {
		return isAwaited ? {...game, notice: undefined} : game;
	}

	const notice: Notice = {kind: 'advised', choice};
	if (!isAwaited) {
		return {...game, notice};
	}

	const {view, desk} = side;
	const {move} = choice;
	const cursor = itemsOf(desk, view).findIndex(item => item.kind === 'tile' ? laysTile(move) && item.tile === tileOfMove(move) : item.move === move);
	const advised = {...side, desk: {...desk, cursor, picked: laysTile(move) ? move : undefined}};
	return {...game, sides: new Map(game.sides).set(game.keyboard, advised), notice};
}

/** Whether there is anything to take back; with other people at the table there never is. */
export function canTakeBack({phase, seat, players, played}: View): boolean {
	return phase === 'playing' && seat !== undefined
		&& players.every(({kind}, other) => other === seat || kind === 'bot')
		&& lastDecision(played, seat) >= 0;
}
