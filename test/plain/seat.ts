/** Somebody at a table in a position, who types and is told, without any streams. */
import type {Match} from '../../source/match/match.js';
import {sitDown} from '../../source/plain/sitting.js';
import type {Table} from '../../source/table/table.js';
import type {Language} from '../../source/words/language.js';
import {wordsFor} from '../../source/words/words-for.js';
import {tableOf} from '../helpers/table-of.js';

type Given = {
	readonly language?: Language;
	readonly rows?: number;
	readonly isKept?: boolean;
	readonly pauseMilliseconds?: number;
	/** Whether the table does what it is asked for only once `answer` is called. */
	readonly answersLater?: boolean;
};

/** Sits down at the match; `hear` answers what was told because of a line. */
export function sitAt(match: Match, {language = 'en', rows, isKept = true, pauseMilliseconds = 0, answersLater = false}: Given = {}) {
	const asked: Array<() => void> = [];
	const {table, clock, lines: record} = tableOf({match, pauseMilliseconds});
	const lines: string[] = [];
	let isEnded = false;
	const later: Table = {
		...table,
		submit(action) {
			asked.push(() => {
				table.submit(action);
			});
			return undefined;
		},
	};
	const sitting = sitDown({table: answersLater ? later : table, players: match.players}, {
		words: wordsFor(language),
		tell(more) {
			lines.push(...more);
		},
		rows,
		isKept: () => isKept,
		ended() {
			isEnded = true;
		},
		answersLater,
	});
	const since = (action: () => void): readonly string[] => {
		const before = lines.length;
		action();
		return lines.slice(before);
	};

	return {
		table,
		record,
		first: since(sitting.begin),
		hear: (line: string) => since(() => {
			sitting.hear(line);
		}),
		pass: (milliseconds: number) => since(() => {
			clock.pass(milliseconds);
		}),
		/** What is told because the table answers everything that it was asked for. */
		answer: () => since(() => {
			for (let next = asked.shift(); next !== undefined; next = asked.shift()) {
				next();
			}
		}),
		rested: sitting.rested,
		isEnded: () => isEnded,
	};
}
