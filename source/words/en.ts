/** English. */
import {bonus} from './en/bonus.js';
import {bots} from './en/bots.js';
import {events} from './en/events.js';
import {faults} from './en/faults.js';
import {learning} from './en/learning.js';
import {menus} from './en/menus.js';
import {plain} from './en/plain.js';
import {plainVillage} from './en/plain-village.js';
import {programs} from './en/programs.js';
import {reel} from './en/reel.js';
import {refusals} from './en/refusals.js';
import {report} from './en/report.js';
import {review} from './en/review.js';
import {screens} from './en/screens.js';
import {serve} from './en/serve.js';
import {statistics} from './en/statistics.js';
import {sum} from './en/sum.js';
import {teaching} from './en/teaching.js';
import {usage} from './en/usage.js';
import {variants} from './en/variants.js';
import {village} from './en/village.js';
import type {Words} from './words.js';

export const english: Words = {
	language: 'en',
	events,
	refusals,
	bonus,
	variants,
	bots,
	programs,
	screens,
	serve,
	menus,
	plain,
	plainVillage,
	sum,
	report,
	reel,
	review,
	statistics,
	teaching,
	learning,
	faults,
	usage,
	village,
};
