import {Buffer} from 'node:buffer';
import {expect, test} from 'vitest';
import {seededSecret} from '../../source/chance.js';
import type {Event} from '../../source/match/events.js';
import type {Match} from '../../source/match/match.js';
import {replay} from '../../source/record/replay.js';
import {type Hand, tilesOf} from '../../source/rules/hand.js';
import {
	type Move, hostOfMove, laysTile, noHost, tileOfMove,
} from '../../source/rules/move.js';
import {type Tile, formatTile} from '../../source/rules/tile.js';
import type {Seat} from '../../source/rules/variant.js';
import {variants} from '../../source/variants/index.js';
import {keepInFiles} from '../../source/village/file-keeping.js';
import type {Keeping} from '../../source/village/keeping.js';
import type {News, TableWish} from '../../source/village/protocol.js';
import {picksFrom} from '../helpers/random.js';
import {type TestGuest, scratchDirectory, villageOf} from './village.js';

/** News, and after how many actions of the match it was told. */
type Told = {readonly seat: Seat | undefined; readonly after: number; readonly news: News};

const card = ['clock', 'minutes', 'number', 'scores *', 'watchers', 'sitters * awayFor', 'wishes games', 'wishes seats', 'wishes target'];
const dealOver = ['ending seat', 'game', 'hands *', 'payments * minus', 'payments * plus', 'payments * points', 'payments * team', 'pips *', 'points *', 'scores *', 'winner'];

/** Where in news numbers may stand; `*` for any place in a list. Those in which a tile could sit are looked at one by one. */
const known = new Set([
	'lobby lobby people',
	...card.map(place => `lobby lobby tables * ${place}`),
	...card.map(place => `company company card ${place}`),
	'company company seat',
	'company company secondsLeft',
	'company company result * score',
	'company company unready *',
	'records records * sides * score',
	...[...dealOver, 'count', 'deal', 'drawable', 'host', 'leader', 'points', 'seat', 'tile'].map(place => `match events * ${place}`),
	...dealOver.map(place => `match view outcome * ${place}`),
	...['boneyard', 'deal', 'drawable', 'drawn *', 'game', 'gamesWon *', 'hand', 'handSizes *', 'laid *', 'leader', 'moves *', 'scores *', 'seat', 'turn']
		.map(place => `match view ${place}`),
	'match view played * move',
	'match view played * seat',
	...['games', 'seats', 'target'].map(place => `match view wishes ${place}`),
]);

test('nobody is told of a hidden tile before the rules show it, in fifty matches of people and bots with somebody watching', () => {
	const places = new Set<string>();
	for (let seed = 1; seed <= 50; seed++) {
		const {told, steps, secret} = playedMatch(seed);
		for (const {seat, after, news} of told) {
			notePlaces(news, news.type, places);
			if (news.type === 'match') {
				const match = steps[after - 1];
				const visible = visibleTiles(match, seat);
				const shown = [...tilesOfView(news), ...news.events.flatMap(event => tilesOfEvent(event))].filter(tile => !visible.has(tile));
				expect(shown.map(tile => formatTile(tile))).toEqual([]);
				expect(news.view.hand).toBe(seat === undefined ? 0 : match.table!.deal.hands[seat]);
			} else if (news.type !== 'record') {
				const text = JSON.stringify(news);
				expect(text).not.toMatch(/\b[0-6]-[0-6]\b/);
				expect(text.includes(secret) && after < steps.length).toBe(false);
			}
		}
	}

	expect([...places].filter(place => !known.has(place))).toEqual([]);
}, 120_000);

/** The tiles on the table, in one's own hand, and once the deal is over those of all. */
function visibleTiles({table, terms}: Match, seat: Seat | undefined): Set<Tile> {
	const {deal, played} = table!;
	const hands = deal.stage === 'over' ? [...deal.hands.subarray(0, terms.seats)] : (seat === undefined ? [] : [deal.hands[seat]]);
	return new Set([...played.flatMap(({move}) => laysTile(move) ? tileOfMove(move) : []), ...hands.flatMap(hand => tilesOf(hand))]);
}

function tilesOfMove(move: Move): Tile[] {
	return laysTile(move) ? [tileOfMove(move), hostOfMove(move)].filter(tile => tile !== noHost) : [];
}

function tilesOfView({
	view: {
		hand, drawn, laid, moves, played, outcome,
	},
}: News & {type: 'match'}): Tile[] {
	return [
		...tilesOf(hand),
		...drawn,
		...[...laid, ...moves, ...played.map(({move}) => move)].flatMap(move => tilesOfMove(move)),
		...outcome.flatMap(event => tilesOfEvent(event)),
	];
}

function tilesOfEvent(event: Event): Tile[] {
	switch (event.type) {
		case 'laid': {
			return [event.tile, ...(event.host === undefined ? [] : [event.host])];
		}

		case 'drew': {
			return event.tile === undefined ? [] : [event.tile];
		}

		case 'deal-over': {
			return event.hands.flatMap((hand: Hand) => tilesOf(hand));
		}

		default: {
			return [];
		}
	}
}

/** Notes in what places of the news numbers stand. */
function notePlaces(value: unknown, place: string, places: Set<string>): void {
	if (typeof value === 'number') {
		places.add(place);
	} else if (Array.isArray(value)) {
		for (const one of value) {
			notePlaces(one, `${place} *`, places);
		}
	} else if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array)) {
		for (const [name, one] of Object.entries(value)) {
			notePlaces(one, `${place} ${name}`, places);
		}
	}
}

/** A short match of two people who now and then lose their connection, bots in the other seats, and somebody who watches. */
function playedMatch(seed: number) {
	const pick = picksFrom(seed);
	let actions = 0;
	const directory = scratchDirectory();
	const village = villageOf({
		directory,
		seed,
		keeping: counting(keepInFiles(directory, () => undefined), () => {
			actions++;
		}),
	});
	const told: Told[] = [];
	const listen = (guest: TestGuest, seat: Seat | undefined) => {
		// What was told before is of the same moment.
		const note = (news: News) => {
			told.push({seat, after: actions, news});
		};

		for (const news of guest.news) {
			note(news);
		}

		guest.news.push = (...all) => {
			for (const news of all) {
				note(news);
			}

			return Array.prototype.push.apply(guest.news, all);
		};
	};

	const keys = ['a', 'o'];
	const people = keys.map((key, seat) => {
		const guest = village.enter(key, key);
		guest.ask(seat === 0 ? {type: 'found', table: wishAt(seed, pick)} : {type: 'sit', table: 1});
		listen(guest, seat);
		return guest;
	});
	const watcher = village.enter('w');
	watcher.ask({type: 'watch', table: 1});
	listen(watcher, undefined);
	people[0].ask({type: 'start'});
	for (let turns = 0; watcher.view().phase !== 'match-over'; turns++) {
		const seat = pick(2);
		const guest = people[seat];
		if (turns % 60 === 59) {
			guest.drop();
			village.pass(pick(2) * 120);
			people[seat] = village.enter('', keys[seat]);
			listen(people[seat], seat);
		} else if (guest.view().phase === 'playing') {
			guest.play();
		} else {
			guest.ask({type: 'proceed', place: guest.place()});
		}
	}

	people[0].ask({type: 'list-records'});
	people[0].ask({type: 'show-record', record: people[0].last('records')!.records[0].record});
	const {steps, fault} = replay(people[0].last('record')!.bytes);
	expect(fault).toBeUndefined();
	expect(actions).toBe(steps.length);
	return {told, steps: steps.map(({match}) => match), secret: Buffer.from(seededSecret(`village ${seed} 0`)).toString('hex')};
}

function wishAt(seed: number, pick: (limit: number) => number): TableWish {
	const variant = variants[seed % variants.length];
	const seats = variant.seats[pick(variant.seats.length)];
	return {
		variant: variant.id, wishes: {seats, target: Math.ceil(variant.target / 20)}, level: 'novice', clock: 60,
	};
}

/** The same keeping, which tells of every action that is written; tables and people are not kept, since nobody comes back to them. */
function counting(keeping: Keeping, count: () => void): Keeping {
	return {
		...keeping,
		takeNumber: () => 1,
		savePerson: () => undefined,
		saveTable: () => undefined,
		saveFinished: () => undefined,
		beginRecord(lines, secret, now) {
			const begun = keeping.beginRecord(lines, secret, now);
			return 'kind' in begun
				? begun
				: {
					...begun,
					record: {
						...begun.record,
						append(more) {
							count();
							return begun.record.append(more);
						},
					},
				};
		},
	};
}
