/** A table that is being put together. */
import type {Words} from '../../words/words.js';
import type {Size} from '../arrangement.js';
import {
	type Line, lineWidth, padText, span, textWidth, wrapText,
} from '../text/text.js';
import {type Form, type FormRow, formRows} from '../village/form.js';
import {type Row, draftRow} from './menu-rows.js';

/** The rows, and under them what is to be known of the one under the cursor, whole: where room is short the rows make way. */
export function formLines(words: Words, form: Form, {columns, rows: room}: Size): Line[] {
	const rows = formRows(form).map(row => formRow(words, form, row));
	const widest = Math.max(...rows.map(({label}) => textWidth(label)));
	const lines = rows.map(({label, value}, place): Line => {
		const isUnderCursor = place === form.row;
		const tone = isUnderCursor ? 'cursor' : undefined;
		const start = span(`${isUnderCursor ? '>' : ' '} ${place < 10 ? (place + 1) % 10 : ' '}  `);
		if (value === undefined) {
			return [start, span(label, tone)];
		}

		const shown = isUnderCursor ? (form.typed === undefined ? `‹ ${value} ›` : `${form.typed}_`) : `  ${value}`;
		const line = [start, span(`${padText(label, widest)}  `), span(shown, tone)];
		return lineWidth(line) <= columns ? line : [start, span(`${label}  `), span(shown, tone)];
	});
	const {about = []} = rows[form.row];
	const told = about.flatMap(text => wrapText(text, columns)).map((text): Line => [span(text, 'quiet')]);
	const air: Line[] = 3 + lines.length + told.length <= room ? [[]] : [];
	const left = room - 1 - (2 * air.length) - told.length;
	const first = Math.max(0, Math.min(form.row - Math.floor(left / 2), lines.length - left));
	return [
		[span(words.village.form.title, 'heading')],
		...air,
		...lines.slice(first, first + left),
		...air,
		...told,
	];
}

function formRow(words: Words, {draft, clock, word}: Form, row: FormRow): Row {
	const {village: {form: say, about}, menus: {menu}} = words;
	switch (row) {
		case 'found': {
			return {label: say.found, about: [about.found]};
		}

		case 'back': {
			return {label: menu.back};
		}

		case 'clock': {
			return {label: say.clock, value: say.clockOf(clock), about: [say.aboutClock]};
		}

		case 'word': {
			return {label: say.word, value: word === '' ? say.openToAll : word, about: [say.aboutWord]};
		}

		default: {
			const shown = draftRow(words, draft, row);
			return row === 'level' ? {...shown, label: say.level} : shown;
		}
	}
}
