/** What was found damaged, in a sentence. */
import {visible} from '../record/visible.js';
import {nameOfVariant} from './statistics-rows.js';
import type {Words} from './words.js';

/** What `store` tells of it: `file` is where the damaged file is now. */
export type ToldDamage =
	| {readonly kind: 'settings-damaged' | 'settings-unreadable' | 'statistics-damaged' | 'statistics-unreadable' | 'record-lost'; readonly file: string}
	| {readonly kind: 'record-cut'; readonly file: string; readonly variant: string; readonly lines: number; readonly deal: number};

/** What was damaged, what is left of it, and where the file is kept as it was; safe to show. */
export function damageSentence(words: Words, damage: ToldDamage): string {
	const {notices} = words.menus;
	const file = visible(damage.file);
	switch (damage.kind) {
		case 'settings-damaged': {
			return notices.settingsSetAside(file);
		}

		case 'settings-unreadable': {
			return notices.settingsUnreadable(file);
		}

		case 'statistics-damaged': {
			return words.statistics.setAside(file);
		}

		case 'statistics-unreadable': {
			return words.statistics.unreadable(file);
		}

		case 'record-lost': {
			return notices.recordLost(file);
		}

		case 'record-cut': {
			const {variant, lines, deal} = damage;
			return notices.recordCut({
				file, variant: nameOfVariant(words, variant), lines, deal,
			});
		}
	}
}
