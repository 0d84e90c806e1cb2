/** The variants in English. */
import {doubleBergen} from './double-bergen.js';
import {fiveUp} from './five-up.js';
import {sevenToedPete} from './seven-toed-pete.js';

export const variants = {
	'five-up': fiveUp,
	'seven-toed-pete': sevenToedPete,
	'double-bergen': doubleBergen,
};

/** The words of every variant, by its id; every language has all of them. */
export type VariantsWords = typeof variants;
