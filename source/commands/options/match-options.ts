/** The terms of a match, from the options that `play` and `simulate` share. */
import {type Terms, type Variant, agree} from '../../rules/variant.js';
import {variantById, variants} from '../../variants/index.js';
import {wrongUsage} from '../complaint.js';
import {houseRules} from './catalogue.js';
import {type Options, choiceIn, numberIn} from './values.js';

const highestTarget = 1_000_000;
const mostGames = 999;

/** What the players agree on; what is not said is as the rulebook has it. */
export function termsIn(options: Options): Terms {
	const variant = variantById(choiceIn(options, 'variant') ?? variants[0].id)!;
	return agree(variant, {
		seats: seatsIn(options, variant),
		target: numberIn(options, 'target', {low: 1, high: highestTarget}),
		games: gamesIn(options),
		house: houseIn(options, variant),
	});
}

function seatsIn(options: Options, {id, seats}: Variant): number {
	const given = numberIn(options, 'players', {low: 1, high: 99}) ?? seats[0];
	if (!seats.includes(given)) {
		throw wrongUsage(words => words.wrongPlayers(id, seats, given));
	}

	return given;
}

function gamesIn(options: Options): number | undefined {
	const games = numberIn(options, 'games', {low: 1, high: mostGames});
	if (games !== undefined && games % 2 === 0) {
		throw wrongUsage(words => words.evenGames(String(games)));
	}

	return games;
}

function houseIn(options: Options, variant: Variant): Record<string, string> {
	const house: Record<string, string> = {};
	for (const {name} of houseRules) {
		const value = choiceIn(options, name);
		if (value === undefined) {
			continue;
		}

		if (!variant.houseRules.some(rule => rule.name === name)) {
			const owner = variants.find(other => other.houseRules.some(rule => rule.name === name))!;
			throw wrongUsage(words => words.otherVariant(`--${name}`, owner.id, variant.id));
		}

		house[name] = value;
	}

	return house;
}
