/** Polish. */
import {bonus} from './pl/bonus.js';
import {bots} from './pl/bots.js';
import {events} from './pl/events.js';
import {faults} from './pl/faults.js';
import {menus} from './pl/menus.js';
import {refusals} from './pl/refusals.js';
import {screens} from './pl/screens.js';
import {usage} from './pl/usage.js';
import {variants} from './pl/variants.js';
import type {Words} from './words.js';

export const polish: Words = {
	language: 'pl',
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
