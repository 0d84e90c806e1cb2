/** English. */
import {bonus} from './en/bonus.js';
import {bots} from './en/bots.js';
import {events} from './en/events.js';
import {faults} from './en/faults.js';
import {menus} from './en/menus.js';
import {refusals} from './en/refusals.js';
import {screens} from './en/screens.js';
import {usage} from './en/usage.js';
import {variants} from './en/variants.js';
import type {Words} from './words.js';

export const english: Words = {
	language: 'en',
	events,
	refusals,
	bonus,
	variants,
	bots,
	screens,
	menus,
	faults,
	usage,
};
