/** The steps of every variant's lesson. */
import type {Variant} from '../../rules/variant.js';
import {doubleBergenSteps} from './double-bergen.js';
import {fiveUpSteps} from './five-up.js';
import type {Step} from './script.js';
import {sevenToedPeteSteps} from './seven-toed-pete.js';

const steps: Readonly<Record<string, readonly Step[]>> = {
	'five-up': fiveUpSteps,
	'seven-toed-pete': sevenToedPeteSteps,
	'double-bergen': doubleBergenSteps,
};

export function stepsOf({id}: Variant): readonly Step[] {
	return steps[id];
}
