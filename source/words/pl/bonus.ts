/** The end of a deal told as a calculation, in Polish. */
import type {BonusWords} from '../en/bonus.js';
import {several} from '../who.js';
import {pips, points} from './nouns.js';
import {
	does, people, subject, verb,
} from './people.js';

export const bonus: BonusWords = {
	out: who => `${does(who, ['kończysz', 'kończycie', 'kończy', 'kończą'])}: domino!`,
	last: who => `Kamienie ${verb(who, ['masz', 'macie', 'ma', 'mają'])} już tylko ${people(who)}: bez punktu.`,
	blocked: draws => `Blokada: nikt nie może zgrać kamienia${draws ? ' ani dobrać' : ''}.`,
	target: (who, target) => `${does(who, ['osiągasz', 'osiągacie', 'osiąga', 'osiągają'])} ${target}: koniec rundy od razu, bez premii.`,
	wentOut: ({who, each}) => `„Przez domino!”: ${people(who)} → ${several(who) ? pointsEach(each) : points(each)}`,
	pips: (who, {sum, earned}) => `${subject(who)}: ${sum} → ${points(earned)}`,
	dealWon: (who, earned) => `${subject(who)}: wygrane rozdanie → ${points(earned)}`,
	lowest: (who, {left, earned}) => `${subject(who)}: najniższa ręka, ${pips(left)} → ${points(earned)}`,
	level: left => `Remis o najniższą rękę (${pips(left)}): nikt nie dostaje punktów.`,
	another: target => `Cel (${target}) jest osiągnięty, ale na czele remis: kolejne rozdanie.`,
};

/** "po 1 punkcie", "po 2 punkty". */
export function pointsEach(each: number): string {
	return each === 1 ? 'po 1 punkcie' : `po ${points(each)}`;
}
