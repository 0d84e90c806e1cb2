/** What the panels of the table are made from. */
import type {Event} from '../../match/events.js';
import type {View} from '../../match/view.js';
import type {Seat} from '../../rules/variant.js';
import type {Reader} from '../../words/who.js';
import {wordsFor} from '../../words/words-for.js';
import type {Words} from '../../words/words.js';
import type {Desk} from '../game/desk.js';
import type {Game, Side} from '../game/game.js';
import type {State} from '../state.js';
import type {Village} from '../village/village.js';

export type Sight = {
	readonly words: Words;
	readonly view: View;
	readonly desk: Desk;
	readonly log: readonly Event[];
	/** The village whose table it is, if it is one's. */
	readonly village?: Village;
	/** To whom the lines speak. */
	readonly reader: Reader;
	readonly width: number;
	/** Whether the cursor is among the actions, not in the hand. */
	readonly isAmongActions: boolean;
};

/** The table as it is seen in a window. */
export function sightOf({preferences, size, village}: State, game: Game, {view, desk, log}: Side): Sight {
	return {
		words: wordsFor(preferences.language),
		view,
		desk,
		log,
		...(village && {village}),
		reader: readerOf(game, view),
		width: size.columns,
		isAmongActions: game.action !== undefined,
	};
}

/** To whom the table speaks: nobody in particular where several people share the keyboard. */
export function readerOf({people}: Game, {seat, players, terms}: View): Reader {
	return {seat: people.length > 1 ? undefined : seat, players, terms};
}

/** Whether it is a table of the village at which one only watches. */
export function isWatching({village, view: {seat}}: Sight): boolean {
	return village !== undefined && seat === undefined;
}

/** What a seat is called: "you" for the reader's own. */
export function nameOf({words, reader}: Pick<Sight, 'words' | 'reader'>, seat: Seat): string {
	return seat === reader.seat ? words.screens.seats.you : reader.players[seat].name;
}
