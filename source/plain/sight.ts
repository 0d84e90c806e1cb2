/** What a line is told from: a view, in somebody's words, to somebody. */
import type {View} from '../match/view.js';
import type {Reader} from '../words/who.js';
import type {Words} from '../words/words.js';

/** Made anew whenever something is told. */
export type Sight = {
	readonly words: Words;
	/** To whom it is told: where several people share the keyboard nobody is "you". */
	readonly reader: Reader;
	readonly view: View;
};
