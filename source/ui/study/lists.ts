/** Lists to choose from: what there is to learn, and the records of a person. */
import {type DrillLevel, drillLevels} from '../../teaching/drills/levels.js';
import type {Key} from '../../terminal/key-names.js';
import {variants} from '../../variants/index.js';
import type {Variant} from '../../rules/variant.js';
import {type Command, commandOf, numberOf} from '../keys.js';

/** A record in the list. */
export type RecordEntry = {
	readonly file: string;
	/** `2026-01-10 11:25`, in UTC; the name of the file where neither it nor the record tells. */
	readonly date: string;
	readonly variant: Variant;
	/** For each team the names of its players, safe to show, and what the match stands at: the points of the present game, or games won where several have been played to their end. */
	readonly sides: ReadonlyArray<{readonly names: readonly string[]; readonly score: number}>;
	/** The present game, counted from 1; undefined where there is but one. */
	readonly game?: number;
	/** The deal on the table, counted from 1 in its game; 0 before the first. */
	readonly deal: number;
	readonly isFinished: boolean;
	/** Whether another program is playing it. */
	readonly isBeingPlayed: boolean;
};

export type RecordList = {
	readonly kind: 'records';
	/** What the record that is chosen is opened for. */
	readonly purpose: 'replay' | 'go-on';
	readonly row: number;
	readonly entries: readonly RecordEntry[];
};

/** The lessons, then the drills, which have a level. */
export type LearnList = {readonly kind: 'learn'; readonly row: number; readonly level: DrillLevel};

export type List = RecordList | LearnList;

export type LearnRow = {readonly kind: 'lesson' | 'drill'; readonly variant: Variant};

export const learnRows: readonly LearnRow[] = (['lesson', 'drill'] as const).flatMap(kind => variants.map(variant => ({kind, variant})));

export const learnList: LearnList = {kind: 'learn', row: 0, level: 'easy'};

/** How many rows a list has. */
export function rowsIn(list: List): number {
	return list.kind === 'learn' ? learnRows.length : list.entries.length;
}

export type ListStep = {
	readonly list: List;
	readonly wish: 'open' | 'leave' | undefined;
};

/** How far PgUp and PgDn go. */
const leap = 10;

/** The list after a key. A digit goes to its row and opens it. */
export function pressInList(list: List, key: Key): ListStep {
	const last = Math.max(0, rowsIn(list) - 1);
	const at = (row: number): ListStep => ({list: {...list, row: Math.max(0, Math.min(last, row))}, wish: undefined});
	const number = numberOf(key);
	if (number !== undefined) {
		return number <= last ? {...at(number), wish: 'open'} : at(list.row);
	}

	const command = commandOf(key);
	switch (command) {
		case 'left':
		case 'right': {
			return {list: withOtherLevel(list, command === 'left' ? -1 : 1), wish: undefined};
		}

		case 'enter': {
			return {list, wish: rowsIn(list) > 0 ? 'open' : undefined};
		}

		case 'back':
		case 'leave': {
			return {list, wish: 'leave'};
		}

		default: {
			return at(rowAfter(list.row, last, command));
		}
	}
}

/** The row that a command leads to: one by one around the list, or by leaps to its ends. */
function rowAfter(row: number, last: number, command: Command | undefined): number {
	switch (command) {
		case 'up':
		case 'previous': {
			return row === 0 ? last : row - 1;
		}

		case 'down':
		case 'next': {
			return row === last ? 0 : row + 1;
		}

		case 'page-up':
		case 'page-down': {
			return row + (command === 'page-up' ? -leap : leap);
		}

		case 'first':
		case 'last': {
			return command === 'first' ? 0 : last;
		}

		default: {
			return row;
		}
	}
}

/** Only drills have a level. */
function withOtherLevel(list: List, by: 1 | -1): List {
	return list.kind === 'learn' && learnRows[list.row].kind === 'drill'
		? {...list, level: drillLevels[(drillLevels.indexOf(list.level) + by + drillLevels.length) % drillLevels.length]}
		: list;
}
