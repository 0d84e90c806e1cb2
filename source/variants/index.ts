/** The shelf: every variant that can be played. */
import type {Variant} from '../rules/variant.js';
import {doubleBergen} from './double-bergen.js';
import {fiveUp} from './five-up.js';
import {sevenToedPete} from './seven-toed-pete.js';

/** All of them, in the order in which they are offered. */
export const variants: readonly Variant[] = [fiveUp, sevenToedPete, doubleBergen];

/** The variant with this id, if there is one. */
export function variantById(id: string): Variant | undefined {
	return variants.find(variant => variant.id === id);
}
