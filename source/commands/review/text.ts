/** A review as a readable report, in lines of at most 79 characters. */
import {
	accountSentences, choiceSentence, dealHeading, reviewReader, summarySentences,
} from '../../teaching/review/sentences.js';
import {wrap} from '../../teaching/wrap.js';
import {headLines} from '../../words/report-lines.js';
import {withoutMarks} from '../../words/without-marks.js';
import {wordsFor} from '../../words/words-for.js';
import {printWidth} from '../print-width.js';
import {type Reporter, type ReportSetting, concerns} from './reporter.js';

/** Longer lines are hard to read. */
const widest = 79;
/** The number of the line in the record stands before a choice, as in a report of a replay. */
const margin = 7;

export function textReporter({header, seat, isAscii, state, surroundings}: ReportSetting): Reporter {
	const words = wordsFor(surroundings.language);
	const reader = reviewReader(header);
	const width = Math.min(widest, printWidth());
	const say = (text: string, number = '', indent = 0) => {
		const lines = wrap(isAscii ? withoutMarks(text) : text, width - indent);
		for (const [row, line] of lines.entries()) {
			surroundings.print(`${(row === 0 ? number : '').padEnd(indent)}${line}`);
		}
	};

	const sayApart = (...sentences: readonly string[]) => {
		surroundings.print('');
		for (const sentence of sentences) {
			say(sentence);
		}
	};

	return {
		begin() {
			for (const line of [...headLines(words, header), '', words.review.explanation]) {
				say(line);
			}
		},
		tell(finding) {
			if (!concerns(seat, finding)) {
				return;
			}

			switch (finding.kind) {
				case 'deal': {
					sayApart(dealHeading(words, finding));
					break;
				}

				case 'choice': {
					say(choiceSentence(words, finding), `${String(finding.made.line).padStart(margin - 2)}  `, margin);
					break;
				}

				case 'account': {
					for (const sentence of accountSentences(words, finding, {reader, seat})) {
						say(sentence, '', margin);
					}

					break;
				}
			}
		},
		end(summary, {done, all}) {
			const {costs, results} = summarySentences(words, summary, {reader, seat});
			const {headings} = words.review;
			sayApart(headings.costs, ...(costs.length === 0 ? [words.review.none] : costs));
			if (results.length > 0) {
				sayApart(headings.results, ...results);
			}

			if (done < all) {
				sayApart(words.review.stopped(done, all));
			} else if (state === 'unfinished') {
				sayApart(words.report.unfinished);
			}
		},
	};
}
