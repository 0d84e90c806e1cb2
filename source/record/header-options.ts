/** Reads the lines of a header that say what is played: `variant` and `option`. */
import type {Variant} from '../rules/variant.js';
import {variantById, variants} from '../variants/index.js';
import type {Flaw} from './fault.js';
import type {HeaderDraft} from './header-draft.js';
import {parseNumber} from './text.js';

/** The options that a header names, all of them. */
export function optionNames({houseRules}: Variant): string[] {
	return ['target', 'games', ...houseRules.map(({name}) => name)];
}

/** Reads `variant ID`. Seats and teams may have been named before; then they must be possible in it. */
export function readVariant(draft: HeaderDraft, [id, ...rest]: readonly string[]): Flaw | undefined {
	if (rest.length > 0) {
		return {kind: 'not-understood'};
	}

	if (draft.variant !== undefined) {
		return {kind: 'twice', what: 'variant'};
	}

	const variant = variantById(id);
	if (variant === undefined) {
		return {kind: 'unknown-variant', known: variants.map(one => one.id)};
	}

	const seats = draft.players.length;
	if (seats > Math.max(...variant.seats)) {
		return {kind: 'number-of-seats', allowed: variant.seats};
	}

	if (draft.teams.size > 0 && !variant.pairs(seats)) {
		return {kind: 'no-pairs'};
	}

	draft.variant = variant;
	return undefined;
}

/** Reads `option NAME VALUE`. */
export function readOption({variant, options}: HeaderDraft, [name, value, ...rest]: readonly string[]): Flaw | undefined {
	if (value === undefined || rest.length > 0) {
		return {kind: 'not-understood'};
	}

	if (variant === undefined) {
		return {kind: 'variant-first'};
	}

	const known = optionNames(variant);
	if (!known.includes(name)) {
		return {kind: 'unknown-option', known};
	}

	if (options.has(name)) {
		return {kind: 'twice', what: `option ${name}`};
	}

	const flaw = flawInValue(variant, name, value);
	if (flaw === undefined) {
		options.set(name, value);
	}

	return flaw;
}

function flawInValue(variant: Variant, name: string, value: string): Flaw | undefined {
	if (name === 'target' || name === 'games') {
		const number = parseNumber(value);
		return number === undefined || number === 0 || (name === 'games' && number % 2 === 0)
			? {kind: 'wrong-number', option: name}
			: undefined;
	}

	const {values} = variant.houseRules.find(rule => rule.name === name)!;
	return values.includes(value) ? undefined : {kind: 'unknown-value', known: values};
}
