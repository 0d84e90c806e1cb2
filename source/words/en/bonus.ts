/** The end of a deal told as a calculation, in English. */
import {type Who, several} from '../who.js';
import {pips, points} from './nouns.js';
import {
	does, people, subject, verb,
} from './people.js';

/** Those who were paid for going out as they did so, and what each of them got. */
export type PaidOut = {
	readonly who: Who;
	readonly each: number;
};

export const bonus = {
	out: (who: Who) => `${does(who, 'go', 'goes')} out: domino!`,
	last: (who: Who) => `Only ${people(who)} still ${verb(who, 'hold')} tiles and ${verb(who, 'get')} nothing for them.`,
	/** `draws`: whether there is a boneyard in this game at all. */
	blocked: (draws: boolean) => `Blocked: nobody can play${draws ? ' or draw' : ''}.`,
	target: (who: Who, target: number) => `${does(who, 'reach', 'reaches')} ${target}: the game is over at once, without a bonus.`,
	wentOut: ({who, each}: PaidOut) => `Out: ${people(who)} → ${points(each)}${several(who) ? ' each' : ''}`,
	/** `sum` is the calculation, `13 + 6 = 19`. */
	pips: (who: Who, {sum, earned}: {sum: string; earned: number}) => `${subject(who)}: ${sum} → ${points(earned)}`,
	dealWon: (who: Who, earned: number) => `${subject(who)}: deal won → ${points(earned)}`,
	lowest: (who: Who, {left, earned}: {left: number; earned: number}) => `${subject(who)}: lowest hand, ${pips(left)} → ${points(earned)}`,
	level: (left: number) => `Level lowest, ${pips(left)} each: nobody scores.`,
	another: (target: number) => `${target} is reached, but the top is level: another deal.`,
};

/** The sentences of a deal's end; every language has all of them. */
export type BonusWords = typeof bonus;
