/** What players of other programs complain about, in our games: whether the tiles are fair, and what the bots know and do. */
import {describe, expect, test} from 'vitest';
import {casual} from '../../source/bots/casual.js';
import {botByLevel, levels} from '../../source/bots/index.js';
import {
	dealStream, decisionSource, newSecret, seededSecret,
} from '../../source/chance.js';
import {dealPoints, newMatch} from '../../source/match/match.js';
import {step} from '../../source/match/reducer.js';
import {shuffle} from '../../source/match/shuffle.js';
import {trackerOf} from '../../source/match/tracker.js';
import {viewOf} from '../../source/match/view.js';
import {headerLines} from '../../source/record/header.js';
import {
	handOf, holds, suits,
} from '../../source/rules/hand.js';
import {type Tile, setSize} from '../../source/rules/tile.js';
import {agree} from '../../source/rules/variant.js';
import {dueDealing} from '../../source/table/turns.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {variants} from '../../source/variants/index.js';
import {matchAt} from '../helpers/match-at.js';
import {orderOf, tile} from '../helpers/notation.js';
import {bots, playRandomMatch} from '../helpers/play-matches.js';
import {loaded} from '../helpers/record-of.js';
import {sitAt} from '../plain/seat.js';
import {
	ala, klara, olek, zosia,
} from '../plain/scenes.js';
import {ania, tableOf} from '../helpers/table-of.js';

const secret = seededSecret('fairness');
const dealt = (deal: number) => shuffle(dealStream(secret, {words: [], game: 1, deal}));

/** How many standard deviations a share of so many tries lies from what it must be. */
function deviation(hits: number, tries: number, share: number): number {
	return ((hits / tries) - share) / Math.sqrt(share * (1 - share) / tries);
}

function product(from: number, count: number): number {
	return Array.from({length: count}, (_, index) => from - index).reduce((all, one) => all * one, 1);
}

/** The chance that none of `count` tiles is among the `hits` of `all`. */
const chanceOfNone = (all: number, hits: number, count: number) => product(all - hits, count) / product(all, count);

describe('48: the program favours nobody', () => {
	test.each(variants)('48: in 10,000 fair deals no seat earns more than another: $id', variant => {
		const deals = 10_000;
		const terms = agree(variant, {seats: variant.seats[0], target: 1_000_000});
		const sums = terms.teams.map(() => 0);
		let squares = 0;
		for (let number = 1; number <= deals; number++) {
			const pick = dealStream(secret, {words: [], game: 1, deal: number});
			const order = shuffle(pick);
			const leader = pick(terms.seats);
			let {match} = step(newMatch(terms, bots(terms.seats)), {type: 'deal', order, leader});
			const deal = match.table!.deal.copy();
			const random = decisionSource(secret, [number]);
			while (deal.stage !== 'over') {
				match = {...match, table: {...match.table!, deal}};
				deal.play(casual.choose(viewOf(match, deal.turn), random).move);
			}

			const points = dealPoints(deal);
			const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
			for (const [seat, one] of points.entries()) {
				sums[seat] += one - mean;
				squares += ((one - mean) ** 2) / points.length;
			}
		}

		const error = Math.sqrt(squares / deals / deals);
		for (const sum of sums) {
			expect(Math.abs(sum / deals) / error).toBeLessThan(3);
		}
	});

	test('48: with the seats turned about, the same tiles give each the other\'s points', () => {
		const terms = agree(fiveUp, {seats: 2, target: 1_000_000});
		for (let number = 1; number <= 100; number++) {
			const order = dealt(number);
			const turned = [...order.slice(5, 10), ...order.slice(0, 5), ...order.slice(10)];
			expect(pointsOf(turned, 1)).toEqual(pointsOf(order, 0).toReversed());
		}

		function pointsOf(order: readonly Tile[], leader: number) {
			const random = decisionSource(secret, [leader]);
			let {match} = step(newMatch(terms, bots(2)), {type: 'deal', order, leader});
			while (match.table!.deal.stage !== 'over') {
				match = step(match, {type: 'move', seat: match.table!.deal.turn, move: casual.choose(viewOf(match, match.table!.deal.turn), random).move}).match;
			}

			return dealPoints(match.table!.deal);
		}
	});

	test('48: the deal does not ask who is a person and who a bot', () => {
		const terms = agree(fiveUp, {seats: 2});
		const first = dueDealing(newMatch(terms, [ala, klara]), {secret});
		expect(dueDealing(newMatch(terms, [klara, ala]), {secret})).toEqual(first);
		expect(dueDealing(newMatch(terms, bots(2)), {secret})).toEqual(first);
	});

	test('48: seven tiles answer a 6-6 led in 86.9 % of deals and a 6-5 in 99.3 %', () => {
		const hands = 20_000;
		for (const [lead, fitting, published] of [['6-6', 6, 86.9], ['6-5', 12, 99.3]] as const) {
			const led = tile(lead);
			const fits = ([...lead.replace('-', '')].reduce((set, pip) => set | suits[Number(pip)], 0)) & ~(1 << led);
			let answers = 0;
			for (let deal = 1; deal <= hands; deal++) {
				const hand = handOf(dealt(deal).filter(one => one !== led).slice(0, 7));
				answers += (hand & fits) === 0 ? 0 : 1;
			}

			const share = 1 - chanceOfNone(27, fitting, 7);
			expect(Math.round(share * 1000) / 10).toBe(published);
			expect(Math.abs(deviation(answers, hands, share))).toBeLessThan(3);
		}
	});

	test('48: who cannot answer the 6-6 draws eight tiles or more in 4.4 % of deals', () => {
		let tries = 0;
		let long = 0;
		const led = tile('6-6');
		const sixes = suits[6] & ~(1 << led);
		for (let deal = 1; deal <= 60_000; deal++) {
			const others = dealt(deal).filter(one => one !== led);
			// Six tiles are left to who led; seven are mine; fourteen are the boneyard.
			if ((handOf(others.slice(0, 7)) & sixes) !== 0) {
				continue;
			}

			tries++;
			long += others.slice(13, 20).some(one => holds(sixes, one)) ? 0 : 1;
		}

		const share = chanceOfNone(20, 6, 7);
		expect(Math.round(share * 1000) / 10).toBe(4.4);
		expect(Math.abs(deviation(long, tries, share))).toBeLessThan(3);
	});
});

test('51: what a pass told of a hand is forgotten with the next deal', () => {
	const terms = agree(fiveUp, {seats: 2, target: 1000});
	const known: number[] = [];
	const fresh: number[] = [];
	playRandomMatch(terms, {
		seed: 51,
		most: 400,
		watch({match, events}) {
			const lacks = trackerOf(viewOf(match, 0)).others.flatMap(other => [...other.lacks, ...other.earlier]).length;
			(events.some(({type}) => type === 'dealt') ? fresh : known).push(lacks);
		},
	});
	expect(Math.max(...known)).toBeGreaterThan(0);
	expect(fresh.length).toBeGreaterThan(5);
	expect(Math.max(...fresh)).toBe(0);
});

test('51: a bot plays the same whatever was in the deals before', () => {
	const terms = agree(fiveUp, {seats: 2});
	const order = orderOf(terms, {hands: ['6-6 5-4', '5-5 4-1']});
	const random = () => decisionSource(secret, [51]);
	const fresh = matchAt(terms, {hands: ['6-6 5-4', '5-5 4-1']});
	const later = playRandomMatch(terms, {seed: 51, most: 200});
	const again = {...later, table: {...fresh.table!, start: {...fresh.table!.start, order}}};
	expect(later.deals.length).toBeGreaterThan(2);
	for (const level of levels.filter(one => !botByLevel(one)!.isSlow)) {
		const bot = botByLevel(level)!;
		expect(bot.choose(viewOf(again, 0), random())).toEqual(bot.choose(viewOf(fresh, 0), random()));
	}
});

describe('52: bots can be followed', () => {
	const terms = agree(fiveUp, {seats: 4, target: 1000});
	const position = {hands: ['6-6', '6-5', '5-4', '4-3'], leader: 1};
	const scene = () => matchAt(terms, position, '', [ala, klara, olek, zosia]);

	test('52: one action after each pause, and each in a line of its own', () => {
		const {pass} = sitAt(scene(), {pauseMilliseconds: 600});
		for (const name of ['Klara', 'Olek', 'Zosia']) {
			expect(pass(599)).toEqual([]);
			expect(pass(1)[0]).toMatch(new RegExp(String.raw`^${name} (leads|lays) .*sum \d+`));
		}
	});

	test('52: with a pause of 0 they play at once, and every action is told all the same', () => {
		const {pass, table} = sitAt(scene(), {pauseMilliseconds: 0});
		const told = pass(0).join('\n');
		expect(told).toMatch(/^Klara (leads|lays) [^]*\nOlek [^]*\nZosia [^]*Your turn\./);
		expect(table.view(0)!.turn).toBe(0);
	});
});

test('53: a hint that was asked for stands in the record', () => {
	const terms = agree(fiveUp, {seats: 2});
	const players = [ania, ...bots(1)];
	const {table, lines} = tableOf({match: newMatch(terms, players)});
	table.proceed();
	const before = lines.length;
	expect(table.submit({type: 'hint', seat: 0})).toBeUndefined();
	expect(lines.slice(before)).toEqual(['1 hint']);
	expect(loaded([...headerLines({terms, players}), ...lines]).table!.played).toEqual(table.view(0)!.played);
});

describe('54: no deal is out of reach', () => {
	test('54: a secret has 256 bits, more than there are orders of the tiles', () => {
		const orders = Array.from({length: setSize}, (_, index) => Math.log2(index + 1)).reduce((sum, one) => sum + one, 0);
		expect(Math.round(orders * 10) / 10).toBe(97.9);
		expect(newSecret().length * 8).toBe(256);
		expect(seededSecret('1').length * 8).toBe(256);
	});

	test('54: every bit of it matters to the deal', () => {
		const deals = new Set<string>();
		for (let bit = 0; bit < 256; bit++) {
			const changed = Uint8Array.from(secret);
			changed[bit >> 3] ^= 1 << (bit & 7);
			deals.add(shuffle(dealStream(changed, {words: [], game: 1, deal: 1})).join(' '));
		}

		deals.add(dealt(1).join(' '));
		expect(deals.size).toBe(257);
	});
});
