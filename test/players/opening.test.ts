/** What players of other programs complain about, in our games: who opens, and with what. */
import {expect, test} from 'vitest';
import {newMatch} from '../../source/match/match.js';
import {shuffle} from '../../source/match/shuffle.js';
import {
	doubles, handOf, handSize,
} from '../../source/rules/hand.js';
import {laysTile} from '../../source/rules/move.js';
import {agree} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {variants} from '../../source/variants/index.js';
import {bots} from '../helpers/play-matches.js';
import {picksFrom} from '../helpers/random.js';
import {recordOf} from '../helpers/record-of.js';
import {ania, playFirst, tableOf} from '../helpers/table-of.js';

test('42: where nobody holds a double nothing is dealt anew in silence: each draws in turn, and the record tells it', () => {
	const terms = agree(doubleBergen, {seats: 2});
	const position = {hands: ['1-0 2-0 3-0 4-0 5-0 6-0', '2-1 3-1 4-1 5-1 6-1 3-2'], boneyard: '6-5 6-4 5-5'};
	expect(recordOf(terms, position, 'pass pass draw draw draw 5-5').slice(-7)).toEqual([
		expect.stringMatching(/^boneyard 6-5 6-4 5-5 /),
		'1 pass',
		'2 pass',
		'1 draw 6-5',
		'2 draw 6-4',
		'1 draw 5-5',
		'1 5-5 =10 +2',
	]);
});

test('42: that happens in about one deal of a hundred, as often as it must', () => {
	const pick = picksFrom(42);
	const deals = 40_000;
	let without = 0;
	for (let deal = 0; deal < deals; deal++) {
		without += (handOf(shuffle(pick).slice(0, 12)) & doubles) === 0 ? 1 : 0;
	}

	// Twelve tiles of the 21 that are no doubles.
	const share = 293_930 / 30_421_755;
	expect(Math.abs((without / deals) - share)).toBeLessThan(3 * Math.sqrt(share * (1 - share) / deals));
});

test('44: the winner of the last deal leads with whatever tile he likes, in a turn like any other', () => {
	const terms = agree(fiveUp, {seats: 2, target: 1000});
	const {table, lines} = tableOf({match: newMatch(terms, [ania, ...bots(1)])});
	for (;;) {
		table.proceed();
		const view = table.view(0)!;
		if (view.why === 'out' && view.leader === 0) {
			break;
		}

		while (playFirst(table)) {
			// On to the end of the deal.
		}
	}

	const {turn, hand, moves, layout} = table.view(0)!;
	expect([turn, layout.size, moves.length, handSize(hand)]).toEqual([0, 0, 5, 5]);
	expect(moves.every(move => laysTile(move))).toBe(true);
	expect(lines.at(-1)).toMatch(/^boneyard /);
});

test.each(variants)('46: in the second game the bots play on as in the first: $id', variant => {
	const terms = agree(variant, {seats: variant.seats[0], target: 20, games: 9});
	const {table, lines} = tableOf({match: newMatch(terms, [ania, ...bots(terms.seats - 1)])});
	const led = new Set<string>();
	do {
		table.proceed();
		while (playFirst(table)) {
			// On to the end of the deal.
		}

		const {game, leader} = table.view(undefined)!;
		const first = lines.slice(lines.lastIndexOf(lines.findLast(line => line.startsWith('boneyard'))!)).find(line => /^\d \d-\d =/.test(line));
		led.add(`${game > 1 ? 'later' : 'first'} game, led by ${first!.startsWith('1 ') ? 'a person' : 'a bot'}`);
		expect(leader).toBeLessThan(terms.seats);
	} while (table.view(undefined)!.phase !== 'match-over');

	expect(led).toContain('later game, led by a bot');
	expect(lines.at(-1)).toMatch(/^match won /);
	// And a whole new match after that one.
	const again = tableOf({match: newMatch(terms, [ania, ...bots(terms.seats - 1)])});
	again.table.proceed();
	expect(again.table.view(0)!.phase).toBe('playing');
});
