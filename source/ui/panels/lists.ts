/** Lists to choose from: lessons and drills, records. */
import {wordsOfVariant} from '../../words/variants.js';
import type {Words} from '../../words/words.js';
import type {Size} from '../arrangement.js';
import {
	type LearnList, type List, type RecordEntry, learnRows,
} from '../study/lists.js';
import {type Line, span, wrapText} from '../text/text.js';

/** The title, then as many rows as there is room for, the one under the cursor among them. */
export function listLines(words: Words, list: List, {columns, rows}: Size): Line[] {
	const {menu} = words.menus;
	const title = list.kind === 'learn' ? menu.tutorial : menu.replay;
	const texts = list.kind === 'learn' ? learnTexts(words, list) : list.entries.map(entry => recordText(words, entry));
	const heading: Line[] = [[span(title, 'heading')], []];
	if (texts.length === 0) {
		return [...heading, ...wrapText(words.reel.none, columns).map((text): Line => [span(text)])];
	}

	const about = aboutLines(words, list, columns);
	const room = rows - heading.length - about.length;
	const first = Math.max(0, Math.min(list.row - Math.floor(room / 2), texts.length - room));
	const shown = texts.slice(first, first + room).map((text, index): Line => {
		const place = first + index;
		const isUnderCursor = place === list.row;
		return [span(`${isUnderCursor ? '>' : ' '} ${place < 10 ? (place + 1) % 10 : ' '}  `), span(text, isUnderCursor ? 'cursor' : undefined)];
	});
	return [...heading, ...shown, ...about];
}

/** Under the lessons a word on the game. */
function aboutLines(words: Words, list: List, columns: number): Line[] {
	return list.kind === 'learn'
		? [[], ...wrapText(wordsOfVariant(words, learnRows[list.row].variant).sentence, columns).map((text): Line => [span(text, 'quiet')])]
		: [];
}

function learnTexts(words: Words, {row, level}: LearnList): string[] {
	const {learning, teaching: {drills}} = words;
	return learnRows.map(({kind, variant}, place) => {
		const {name} = wordsOfVariant(words, variant);
		const shownLevel = place === row ? `‹ ${drills.levels[level]} ›` : drills.levels[level];
		return kind === 'lesson' ? learning.lesson(name) : `${learning.drill(name)}  ${shownLevel}`;
	});
}

/** `2026-01-10 11:25  Five Up  Ala 62, Klara 45`. */
function recordText(words: Words, {date, variant, sides, isFinished}: RecordEntry): string {
	const standing = sides.map(({names, score}) => `${names.join('+')} ${score}`).join(', ');
	const {name} = wordsOfVariant(words, variant);
	return [date, isFinished ? name : `${name} (${words.reel.unfinished})`, standing].filter(text => text !== '').join('  ');
}
