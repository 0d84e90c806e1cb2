/** The lobby of the village: its tables, what else can be done, who is there, and what was said. */
import {agree} from '../../rules/variant.js';
import {variantById} from '../../variants/index.js';
import type {Sitter, TableCard} from '../../village/protocol.js';
import {nameOfLevel} from '../../words/hints.js';
import {wordsOfVariant} from '../../words/variants.js';
import type {Words} from '../../words/words.js';
import type {Size} from '../arrangement.js';
import {
	type Line, cutText, padText, span, spreadLine, textWidth, wrapText,
} from '../text/text.js';
import {type LobbyRow, type Village, lobbyRows} from '../village/village.js';
import {heardLines} from './village-heard.js';

/** Title, rows, who is here, and at the bottom what was said last. */
export function lobbyLines(words: Words, village: Village, {columns, rows}: Size): Line[] {
	const {village: say} = words;
	const {lobby, self} = village;
	const title = spreadLine([span(say.title, 'heading')], [span(say.here(self.name, lobby?.people ?? 1), 'quiet')], columns);
	if (lobby === undefined) {
		return [title, [], [span(say.connecting)]];
	}

	const others = lobby.idle.filter(name => name !== self.name);
	const here = wrapText(others.length === 0 ? say.nobodyElse : say.idle(others), columns).slice(0, 2).map((text): Line => [span(text, 'quiet')]);
	const about = wrapText(aboutRow(words, lobbyRows(village)[village.row]), columns).slice(0, 2).map((text): Line => [span(text, 'quiet')]);
	const heard = heardLines(words, village, {columns, rows: rows < 24 ? 2 : 5});
	const room = rows - 2 - here.length - heard.length - 2;
	const list = rowLines(words, village, {columns, rows: room});
	return [
		title,
		[],
		...list,
		...Array.from({length: Math.max(0, room - list.length)}, (): Line => []),
		...(about.length > 1 ? about : [...about, []]).slice(0, 2),
		...here,
		...heard,
	];
}

/** As many rows as there is room for, the one under the cursor among them. */
function rowLines(words: Words, village: Village, {columns, rows: room}: Size): Line[] {
	const rows = lobbyRows(village);
	const cursor = Math.min(village.row, rows.length - 1);
	const hasTables = rows[0].kind === 'table';
	const heading: Line[] = hasTables ? [] : [...wrapText(words.village.noTables, columns).map((text): Line => [span(text, 'quiet')]), ...(room < 12 ? [] : [[]])];
	const left = room - heading.length;
	const first = Math.max(0, Math.min(cursor - Math.floor(left / 2), rows.length - left));
	return [
		...heading,
		...rows.slice(first, first + left).map((row, index): Line => {
			const place = first + index;
			const isUnderCursor = place === cursor;
			// Only tables have numbers: what can be done keeps its keys however many tables there are.
			const start = `${isUnderCursor ? '>' : ' '} ${row.kind === 'table' && place < 10 ? (place + 1) % 10 : ' '}  `;
			const text = row.kind === 'action' ? words.village.actions[row.action] : tableText(words, row.card, columns - textWidth(start));
			return [span(start), span(text, isUnderCursor ? 'cursor' : undefined)];
		}),
	];
}

/** `table 3  Five Up  to 61  Klara, free · waiting, 3 minutes`: with less about it and shorter names where the window is narrow, so that its state is seen in any case. */
export function tableText(words: Words, card: TableCard, width: number): string {
	const {card: say} = words.village;
	const variant = variantById(card.variant)!;
	const {name} = wordsOfVariant(words, variant);
	const terms = agree(variant, card.wishes);
	const state = [
		card.isOwn ? say.own : undefined,
		card.isPrivate ? say.private : undefined,
		say.stages[card.stage],
		card.scores.length > 0 ? card.scores.join(':') : undefined,
	].filter(mark => mark !== undefined).join(', ');
	const more = [say.since(card.minutes), ...(card.watchers > 0 ? [say.watchers(card.watchers)] : [])].join(', ');
	const start = say.number(card.number);
	const names = (longest: number, level: boolean) => sittersText(words, card, {longest, level});
	const attempts = [
		`${start}  ${padText(name, 15)}  ${say.to(terms.target)}  ${names(14, true)} · ${state}, ${more}`,
		`${start}  ${name}  ${names(14, true)} · ${state}, ${more}`,
		...[14, 9, 6].map(longest => `${start}  ${name}  ${names(longest, false)} · ${state}`),
		...[6, 4, 2].map(longest => `${start}  ${names(longest, false)} · ${state}`),
		`${start}  · ${state}`,
	];
	return attempts.find(text => textWidth(text) <= width) ?? cutText(attempts.at(-1)!, width);
}

function sittersText(words: Words, {sitters}: TableCard, {longest, level}: {readonly longest: number; readonly level: boolean}): string {
	return sitters.map((sitter: Sitter | undefined) => {
		if (sitter === undefined) {
			return words.village.card.free;
		}

		const name = cutText(sitter.name, longest);
		return level && sitter.kind === 'bot' && sitter.level !== undefined ? `${name} (${nameOfLevel(words, sitter.level)})` : name;
	}).join(', ');
}

/** What can be done on the row under the cursor. */
function aboutRow({village: {about}}: Words, row: LobbyRow | undefined): string {
	if (row === undefined) {
		return '';
	}

	if (row.kind === 'table') {
		const {isOwn, stage, sitters} = row.card;
		return isOwn ? about.goOn : (stage === 'waiting' && sitters.includes(undefined) ? about.sit : about.watch);
	}

	switch (row.action) {
		case 'found': {
			return about.found;
		}

		case 'come-back': {
			return about.comeBack;
		}

		case 'name': {
			return about.name;
		}

		default: {
			return '';
		}
	}
}
