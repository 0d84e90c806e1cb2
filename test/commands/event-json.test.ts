import {expect, test} from 'vitest';
import {stepJson} from '../../source/commands/event-json.js';
import {agree, houseRulesFor} from '../../source/rules/variant.js';
import {variants} from '../../source/variants/index.js';
import {playRandomMatch} from '../helpers/play-matches.js';

const terms = variants.flatMap(variant => variant.seats.flatMap(seats => [
	agree(variant, {seats, games: 3}),
	...houseRulesFor(variant, seats).map(({name, values}) => agree(variant, {seats, house: {[name]: values[1]}})),
]));

test.each(terms.map(one => [one.variant.id, one.seats, one] as const))('whoever adds up the points of the events of %s for %i has each score that they name', (_, seats, one) => {
	for (let seed = 0; seed < 6; seed++) {
		let sums: number[] = [];
		playRandomMatch(one, {
			seed,
			watch({match, events}) {
				for (const told of stepJson({
					line: 1, match, events, action: {type: 'hint', seat: 0},
				})) {
					switch (told.type) {
						case 'game-began': {
							sums = Array.from({length: one.teamCount}, () => 0);

							break;
						}

						case 'laid': {
							sums[one.teams[Number(told.seat) - 1]] += Number(told.points);

							break;
						}

						case 'deal-over': {
							sums = sums.map((sum, team) => sum + Number(Object.values(told.points ?? [])[team]));

							break;
						}
					// No default
					}

					if (told.scores !== undefined) {
						expect(told.scores, `${String(told.type)}, ${seats} players, seed ${seed}`).toEqual(sums);
					}
				}
			},
		});
	}
});
