/** The last events, the newest at the bottom. */
import {eventLines} from '../../words/event-lines.js';
import {type Line, span, wrapText} from '../text.js';
import type {Sight} from './sight.js';

/** The last events, whole sentences only, as many as there are rows for; the newest stands out. */
export function eventsLines({words, log, reader, width}: Sight, rows: number): Line[] {
	const sentences = eventLines(words, log, reader).map(text => wrapText(text, width));
	const lines: Line[] = [];
	for (const [index, sentence] of sentences.toReversed().entries()) {
		if (lines.length > 0 && lines.length + sentence.length > rows) {
			break;
		}

		lines.unshift(...sentence.map(text => [span(text, index > 0 ? 'quiet' : undefined)]));
	}

	return lines.slice(0, rows);
}
