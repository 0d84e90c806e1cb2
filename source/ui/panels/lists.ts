/** Lists to choose from: lessons and drills, records. */
import {wordsOfVariant} from '../../words/variants.js';
import type {Words} from '../../words/words.js';
import type {Size} from '../arrangement.js';
import {
	type LearnList, type List, type RecordEntry, type RecordList, learnRows,
} from '../study/lists.js';
import {
	type Line, fillLines, span, textWidth, wrapText,
} from '../text/text.js';

/** The title, then as many rows as there is room for, the one under the cursor among them. */
export function listLines(words: Words, list: List, {columns, rows}: Size): Line[] {
	const {menu} = words.menus;
	const title = list.kind === 'learn' ? menu.tutorial : (list.purpose === 'replay' ? menu.replay : menu.unfinished);
	const texts = list.kind === 'learn' ? learnTexts(words, list) : list.entries.map(entry => recordText(words, entry, list.purpose));
	const heading: Line[] = [[span(title, 'heading')], []];
	if (texts.length === 0) {
		return [...heading, ...wrapText(list.kind === 'records' && list.purpose === 'go-on' ? words.reel.noneLeft : words.reel.none, columns).map((text): Line => [span(text)])];
	}

	const about = list.kind === 'learn' ? lessonAbout(words, list, columns) : wholeText(texts, list.row, columns);
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
function lessonAbout(words: Words, {row}: LearnList, columns: number): Line[] {
	return [[], ...wrapText(wordsOfVariant(words, learnRows[row].variant).sentence, columns).map((text): Line => [span(text, 'quiet')])];
}

/** Under rows of which some are cut, the one under the cursor as a whole; always as high, so that the rows stay where they are. */
function wholeText(texts: readonly string[], row: number, columns: number): Line[] {
	const numberWidth = 5;
	if (texts.every(text => textWidth(text) + numberWidth <= columns)) {
		return [];
	}

	const rows = Math.max(...texts.map(text => wrapText(text, columns).length));
	return [[], ...fillLines(wrapText(texts[row], columns).map(text => [span(text, 'quiet')]), rows)];
}

function learnTexts(words: Words, {row, level}: LearnList): string[] {
	const {learning, teaching: {drills}} = words;
	return learnRows.map(({kind, variant}, place) => {
		const {name} = wordsOfVariant(words, variant);
		const shownLevel = place === row ? `‹ ${drills.levels[level]} ›` : drills.levels[level];
		return kind === 'lesson' ? learning.lesson(name) : `${learning.drill(name)}  ${shownLevel}`;
	});
}

/** `2026-01-10 11:25  Five Up  Ala 62, Klara 45`; how many play can be seen from the names. */
function recordText(words: Words, entry: RecordEntry, purpose: RecordList['purpose']): string {
	const {date, variant, sides} = entry;
	const standing = sides.map(({names, score}) => `${names.join('+')} ${score}`).join(', ');
	const remark = recordRemark(words, entry, purpose);
	const {name} = wordsOfVariant(words, variant);
	return [date, remark === undefined ? name : `${name} (${remark})`, standing].filter(text => text !== '').join('  ');
}

/** Whether somebody is playing it, how far it is, or that it is not finished. */
function recordRemark({reel}: Words, {game, deal, isFinished, isBeingPlayed}: RecordEntry, purpose: RecordList['purpose']): string | undefined {
	if (isBeingPlayed || isFinished) {
		return isBeingPlayed ? reel.beingPlayed : undefined;
	}

	return purpose === 'go-on' ? reel.deal(Math.max(1, deal), game) : reel.unfinished;
}
