/** The shelf: every bot, from the weakest to the strongest. */
import type {Bot} from './bot.js';
import {casual} from './casual.js';
import {club} from './club.js';
import {expert} from './expert.js';
import {novice} from './novice.js';

const bots: readonly Bot[] = [novice, casual, club, expert];

/** The levels at which a bot can play, from the weakest to the strongest. */
export const levels: readonly string[] = bots.map(bot => bot.level);

/** The bot that plays at this level, if there is one. */
export function botByLevel(level: string): Bot | undefined {
	return bots.find(bot => bot.level === level);
}
