/** The last events, the newest at the bottom. */
import type {Event} from '../../match/events.js';
import type {Size} from '../arrangement.js';
import {type Line, span} from '../text/text.js';
import type {Sight} from './sight.js';
import {sentencesWith} from './village-table.js';

/** The last events, whole sentences only, as many as there are rows for; the newest stands out. */
export function eventsLines(sight: Sight, {columns, rows}: Size): Line[] {
	const sentences = sentencesWith(sight, lastOf(sight.log, rows), {heard: sight.village?.heard ?? [], columns});
	const lines: Line[] = [];
	for (const [index, sentence] of sentences.toReversed().entries()) {
		if (lines.length > 0 && lines.length + sentence.length > rows) {
			break;
		}

		lines.unshift(...sentence.map(text => [span(text, index > 0 ? 'quiet' : 'newest')]));
	}

	return lines.slice(0, rows);
}

/** So many events and more, since tiles that are drawn in a row are told in one line: of a row nothing is left out. */
function lastOf(log: readonly Event[], rows: number): readonly Event[] {
	let start = log.length;
	for (let lines = 0; start > 0 && lines <= rows; start--) {
		lines += log[start - 1].type === 'drew' && log.at(start)?.type === 'drew' ? 0 : 1;
	}

	return log.slice(start);
}
