/** What the panels of the table are made from. */
import type {Event} from '../../match/events.js';
import type {View} from '../../match/view.js';
import type {Seat} from '../../rules/variant.js';
import type {Reader} from '../../words/who.js';
import type {Words} from '../../words/words.js';
import type {Desk} from '../desk.js';

export type Sight = {
	readonly words: Words;
	readonly view: View;
	readonly desk: Desk;
	readonly log: readonly Event[];
	/** To whom the lines speak: nobody in particular where several people share the keyboard. */
	readonly reader: Reader;
	readonly width: number;
};

/** What a seat is called: "you" for the reader's own. */
export function nameOf({words, reader}: Pick<Sight, 'words' | 'reader'>, seat: Seat): string {
	return seat === reader.seat ? words.screens.seats.you : reader.players[seat].name;
}
