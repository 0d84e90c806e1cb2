/** A village in a directory of its own, on a clock that stands still, and guests who remember what they are told. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import {botByLevel} from '../../source/bots/index.js';
import {seededSecret} from '../../source/chance.js';
import type {PackedView} from '../../source/match/packed-view.js';
import {keepInFiles} from '../../source/village/file-keeping.js';
import type {
	Company, Lobby, News, Place, Request, TableWish,
} from '../../source/village/protocol.js';
import type {Limits, VillageEvent, VillageSetting} from '../../source/village/setting.js';
import {openVillage} from '../../source/village/village.js';
import {createClock} from '../helpers/clock.js';
import {picksFrom} from '../helpers/random.js';

export type TestGuest = {
	readonly news: News[];
	readonly ask: (request: Request) => void;
	readonly drop: () => void;
	/** The last news of a type. */
	readonly last: <Type extends News['type']>(type: Type) => (News & {type: Type}) | undefined;
	readonly company: () => Company | undefined;
	readonly lobby: () => Lobby;
	readonly view: () => PackedView;
	readonly place: () => Place;
	/** The words of all refusals so far. */
	readonly refusals: () => string[];
	/** Does the first thing he may do, if it is his turn. */
	readonly play: () => boolean;
};

type Given = {
	/** That of an earlier village; without it a new one. */
	readonly directory?: string;
	readonly limits?: Partial<Limits>;
	readonly seed?: number;
} & Partial<Pick<VillageSetting, 'keeping' | 'bots' | 'pauseMilliseconds' | 'ponder' | 'advise'>>;

/** Without limits of rate, which have a test of their own. */
const generous: Partial<Limits> = {requests: {burst: 1e9, every: 1}, sayings: {burst: 1e9, every: 1}, guesses: {burst: 1e9, every: 1}};

export function villageOf({directory = scratchDirectory(), limits, seed = 1, keeping, ...more}: Given = {}) {
	const clock = createClock();
	const pick = picksFrom(seed);
	const log: VillageEvent[] = [];
	const keepLog = (event: VillageEvent) => {
		log.push(event);
	};

	let time = Date.parse('2026-01-10T11:25:00Z');
	let secrets = 0;
	const village = openVillage({
		keeping: keeping ?? keepInFiles(directory, keepLog),
		later: clock.later,
		now: () => new Date(time),
		bots: botByLevel,
		pauseMilliseconds: 0,
		log: keepLog,
		limits: {...generous, ...limits},
		chance: {secret: () => seededSecret(`village ${seed} ${secrets++}`), pick},
		...more,
	});
	onTestFinished(village.close);

	return {
		village,
		directory,
		log,
		/** Lets so many seconds go by, one after the other. */
		pass(seconds: number) {
			for (let second = 0; second < seconds; second++) {
				time += 1000;
				clock.pass(1000);
			}
		},
		enter(name: string, key?: string, language?: 'en' | 'pl'): TestGuest {
			const news: News[] = [];
			const presence = village.enter({
				name, key, language, tell(one) {
					// As it would arrive in another thread.
					news.push(structuredClone(one));
				},
			});
			return guestOf(news, presence);
		},
	};
}

function guestOf(news: News[], {hear, drop}: {hear: (request: Request) => void; drop: () => void}): TestGuest {
	const last: TestGuest['last'] = type => news.findLast((one): one is News & {type: typeof type} => one.type === type);
	const view = () => last('match')!.view;
	const place = (): Place => [view().game, view().deal, view().played.length];
	return {
		news,
		ask: hear,
		drop,
		last,
		company: () => last('company')?.company,
		lobby: () => last('lobby')!.lobby,
		view,
		place,
		refusals: () => news.flatMap(one => one.type === 'refused' ? [one.refusal] : []),
		play() {
			const move = view().moves.at(0);
			if (view().phase === 'playing' && move !== undefined) {
				hear({type: 'move', place: place(), move});
				return true;
			}

			return false;
		},
	};
}

/** A directory that is removed with the test. */
export function scratchDirectory(): string {
	const directory = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
	onTestFinished(() => {
		rmSync(directory, {recursive: true, force: true});
	});
	return directory;
}

export const fiveUp = (seats: number, more: Partial<TableWish> = {}, target?: number): TableWish => ({
	variant: 'five-up', wishes: {seats, target}, level: 'novice', ...more,
});

/** The guests play until nobody can any more: to the end of the deal. */
export function playDeal(...guests: readonly TestGuest[]): void {
	for (let isGoingOn = true; isGoingOn;) {
		isGoingOn = guests.map(guest => guest.play()).includes(true);
	}
}

/** The guests play to the end of the match. */
export function playMatch(...guests: readonly TestGuest[]): void {
	const [first] = guests;
	playDeal(...guests);
	while (first.view().phase !== 'match-over') {
		for (const guest of guests) {
			guest.ask({type: 'proceed', place: guest.place()});
		}

		playDeal(...guests);
	}
}

/** Somebody founds a table, another sits down at it, and the match begins. */
export function seated(village: ReturnType<typeof villageOf>, wish: TableWish = fiveUp(2)): [ania: TestGuest, olek: TestGuest] {
	const ania = village.enter('Ania', 'key of Ania');
	const olek = village.enter('Olek', 'key of Olek');
	ania.ask({type: 'found', table: wish});
	olek.ask({type: 'sit', table: 1, word: wish.word});
	ania.ask({type: 'start'});
	return [ania, olek];
}
