/** What was said, and what is being typed or was refused, in a village. */
import {villageRefusal, villageTold} from '../../words/village.js';
import type {Words} from '../../words/words.js';
import type {Size} from '../arrangement.js';
import {
	type Line, firstCells, hangText, span, textWidth, wrapText,
} from '../text/text.js';
import type {
	Entry, Heard, Village, VillageNotice,
} from '../village/village.js';

/** The last things said, whole, as many as there is room for. */
export function heardLines(words: Words, {heard}: Pick<Village, 'heard'>, {columns, rows}: Size): Line[] {
	return heard.filter(({what}) => what.kind === 'said').slice(-rows).flatMap(one => saidLines(words, one, columns)).slice(-rows);
}

/** `Klara: hello`. */
export function saidLines(words: Words, heard: Heard, columns: number): Line[] {
	return hangText(heardText(words, heard), columns).map((line): Line => [span(line, 'newest')]);
}

/** What was said, by whom; or what was told. */
export function heardText(words: Words, {what}: Heard): string {
	return what.kind === 'said' ? words.village.said(what.saying.name, what.saying.text) : villageTold(words, what.news);
}

/** The line being typed, its end in sight, and how to end it. */
export function entryLines({village: {entry: say}}: Words, {kind, text}: Entry, columns: number): Line[] {
	const label = `${typeof kind === 'object' ? say.word(kind.table) : say[kind]}: `;
	const room = columns - textWidth(label) - 1;
	return [
		[span(label, 'heading'), span(`${lastCells(text, room)}_`, 'cursor')],
		[span(say.help, 'quiet')],
	];
}

/** What was refused, or has come about, in a line or two. */
export function villageNoticeLines(words: Words, notice: VillageNotice, columns: number): Line[] {
	const isWarning = notice.kind !== 'told' || notice.news.type === 'idle';
	return wrapText(noticeText(words, notice), columns).slice(0, 2).map((text): Line => [span(text, isWarning ? 'warning' : 'newest')]);
}

function noticeText(words: Words, notice: VillageNotice): string {
	const {entry} = words.village;
	switch (notice.kind) {
		case 'refused': {
			return villageRefusal(words, notice.refusal);
		}

		case 'entry-full': {
			return entry.full;
		}

		case 'entry-flaw': {
			return entry.flaw;
		}

		case 'told': {
			return villageTold(words, notice.news);
		}
	}
}

/** The end of a text that fits into so many cells. */
function lastCells(text: string, width: number): string {
	let cut = [...text];
	while (textWidth(cut.join('')) > width) {
		cut = cut.slice(1);
	}

	return firstCells(cut.join(''), width);
}
