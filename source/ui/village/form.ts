/** A table that is being put together, before it is founded. */
import type {TableWish} from '../../village/protocol.js';
import {type DraftRow, changeDraft, rowsOf} from '../menu/draft-rows.js';
import type {Draft} from '../../table/draft.js';

export type Form = {
	readonly draft: Draft;
	/** Seconds for a turn; 0 for no clock. */
	readonly clock: number;
	/** Who wants to sit down must know it; empty for an open table. */
	readonly word: string;
	readonly row: number;
	/** The word as it is being typed. */
	readonly typed: string | undefined;
};

export type FormRow = 'found' | DraftRow | 'clock' | 'word' | 'back';

const clocks: readonly number[] = [0, 30, 60, 120, 300];
const usualClock = 60;
/** Longer words nobody says over a table. */
export const longestWord = 20;

export function newForm(draft: Draft): Form {
	return {
		draft: {...draft, people: 1}, clock: usualClock, word: '', row: 0, typed: undefined,
	};
}

/** `found` comes first, so that Enter twice is a table. Who plays is settled at the table itself. */
export function formRows({draft}: Form): FormRow[] {
	const rows = rowsOf(draft).filter(row => row !== 'people' && row !== 'name');
	return ['found', ...rows, 'clock', 'word', 'back'];
}

/** The form with the next, or the previous, value of a row. */
export function changeForm(form: Form, row: FormRow, by: 1 | -1): Form {
	switch (row) {
		case 'found':
		case 'word':
		case 'back': {
			return form;
		}

		case 'clock': {
			return {...form, clock: clocks[(clocks.indexOf(form.clock) + by + clocks.length) % clocks.length]};
		}

		default: {
			return {...form, draft: changeDraft(form.draft, row, by)};
		}
	}
}

/** What to ask the village for. */
export function wishOf({draft, clock, word}: Form): TableWish {
	const {variant, players, target, games, house, level} = draft;
	return {
		variant: variant.id,
		wishes: {
			seats: players, target, games, house,
		},
		level,
		...(clock > 0 && {clock}),
		...(word !== '' && {word}),
	};
}
