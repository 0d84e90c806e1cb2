/** When bots play: one action at a time, after a pause, and without keeping anybody's keys waiting. */
import type {Move} from '../rules/move.js';

/** A bot in turn. */
export type BotTurn = {
	/** Chooses at once. */
	readonly choose: () => Move;
	/** Chooses in another thread; undefined for a bot that never needs long. */
	readonly ponder?: () => Promise<Move>;
};

export type BotTurnsSetting = {
	/** The bot in turn now; undefined when none is. Asked anew after every action. */
	readonly inTurn: () => BotTurn | undefined;
	readonly play: (move: Move) => void;
	/** Before each action of a bot; 0 for at once. */
	readonly pauseMilliseconds: number;
	/** The clock: runs an action after some milliseconds; the answer calls it off. */
	readonly later: (milliseconds: number, action: () => void) => () => void;
};

export type BotTurns = {
	/** To be called after every action: whoever is in turn now is another, or the same in another position. */
	readonly goOn: () => void;
	/** Waits for the first pause even when pauses are 0, so that there is time to subscribe. */
	readonly begin: () => void;
	/** No pauses until a person is in turn or the deal is over. */
	readonly hurry: () => void;
};

/** A turn that has begun. It is played when its pause is over and the bot has chosen. */
type Waiting = {
	readonly turn: BotTurn;
	isDue: boolean;
	isPondering: boolean;
	move?: Move;
};

export function takeBotTurns({inTurn, play, pauseMilliseconds, later}: BotTurnsSetting): BotTurns {
	let waiting: Waiting | undefined;
	let isHurried = false;
	let callOff: (() => void) | undefined;

	return {
		goOn,

		begin() {
			take(false);
		},

		hurry() {
			if (waiting !== undefined) {
				isHurried = true;
				makeDue(waiting);
			}
		},
	};

	function goOn(): void {
		// A loop and no recursion: with pauses of 0 a whole deal may be played in it.
		for (let next = take(isHurried || pauseMilliseconds === 0); next !== undefined && isReady(next); next = take(isHurried || pauseMilliseconds === 0)) {
			play(moveOf(next));
		}
	}

	/** Takes up the turn that is on now, and drops the one that was. */
	function take(isDue: boolean): Waiting | undefined {
		callOff?.();
		callOff = undefined;
		waiting = undefined;
		const turn = inTurn();
		if (turn === undefined) {
			isHurried = false;
			return undefined;
		}

		const taken: Waiting = {turn, isDue, isPondering: turn.ponder !== undefined};
		waiting = taken;
		if (taken.isPondering) {
			void ponder(taken);
		}

		if (!isDue) {
			callOff = later(pauseMilliseconds, () => {
				makeDue(taken);
			});
		}

		return taken;
	}

	async function ponder(taken: Waiting): Promise<void> {
		try {
			taken.move = await taken.turn.ponder!();
		} catch {
			// The other thread is lost: the bot chooses in this one, and nobody has to wait for ever.
		}

		taken.isPondering = false;
		playIfReady(taken);
	}

	function makeDue(taken: Waiting): void {
		taken.isDue = true;
		playIfReady(taken);
	}

	/** A turn that was dropped meanwhile, say because a move was taken back, is no longer played. */
	function playIfReady(taken: Waiting): void {
		if (waiting === taken && isReady(taken)) {
			play(moveOf(taken));
			goOn();
		}
	}
}

function isReady({isDue, isPondering}: Waiting): boolean {
	return isDue && !isPondering;
}

function moveOf({move, turn}: Waiting): Move {
	return move ?? turn.choose();
}
