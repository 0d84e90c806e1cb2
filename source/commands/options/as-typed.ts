/** What was typed, as a sentence quotes it. */
import {quotation} from '../../record/lines.js';

/** Between quotes where its ends would not be seen; the end of a long text is left out. */
export function asTyped(text: string): string {
	return text === '' || /\s/.test(text) ? `"${quotation(text)}"` : quotation(text);
}
