/** Polish. */
import {bonus} from './pl/bonus.js';
import {bots} from './pl/bots.js';
import {events} from './pl/events.js';
import {faults} from './pl/faults.js';
import {learning} from './pl/learning.js';
import {menus} from './pl/menus.js';
import {plain} from './pl/plain.js';
import {plainVillage} from './pl/plain-village.js';
import {programs} from './pl/programs.js';
import {reel} from './pl/reel.js';
import {refusals} from './pl/refusals.js';
import {report} from './pl/report.js';
import {review} from './pl/review.js';
import {screens} from './pl/screens.js';
import {serve} from './pl/serve.js';
import {statistics} from './pl/statistics.js';
import {sum} from './pl/sum.js';
import {teaching} from './pl/teaching.js';
import {usage} from './pl/usage.js';
import {variants} from './pl/variants.js';
import {village} from './pl/village.js';
import type {Words} from './words.js';

export const polish: Words = {
	language: 'pl',
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
