/** The variants in Polish. */
import type {VariantsWords} from '../en/variants.js';
import {doubleBergen} from './double-bergen.js';
import {fiveUp} from './five-up.js';
import {sevenToedPete} from './seven-toed-pete.js';

export const variants: VariantsWords = {
	'five-up': fiveUp,
	'seven-toed-pete': sevenToedPete,
	'double-bergen': doubleBergen,
};
