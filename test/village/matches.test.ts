import {describe, expect, test} from 'vitest';
import {botByLevel} from '../../source/bots/index.js';
import {
	fiveUp, playDeal, playMatch, seated, villageOf,
} from './village.js';

/** What other threads answer is taken in. */
async function settled(): Promise<void> {
	await new Promise(done => {
		setImmediate(done);
	});
}

describe('a match', () => {
	test('is seen by each from his own seat, and by watchers from none', () => {
		const village = villageOf();
		const [ania, olek] = seated(village);
		const ewa = village.enter('Ewa');
		ewa.ask({type: 'watch', table: 1});
		expect([ania, olek, ewa].map(guest => guest.view().seat)).toEqual([0, 1, undefined]);
		expect(ewa.view().hand).toBe(0);
		playDeal(ania, olek);
		expect(ewa.view().played).toEqual(ania.view().played);
		expect(ania.company()!.card.watchers).toBe(1);
	});

	test('a move sent twice is refused as stale', () => {
		const village = villageOf();
		const guests = seated(village);
		const guest = guests.find(one => one.view().moves.length > 0)!;
		const request = {type: 'move', place: guest.place(), move: guest.view().moves[0]} as const;
		guest.ask(request);
		const {played, handSizes} = guest.view();
		guest.ask(request);
		expect(guest.last('refused')).toEqual({type: 'refused', request, refusal: 'stale'});
		expect(guest.view()).toMatchObject({played, handSizes});
	});

	test('whose turn it is not is told so, in the words of the rules', () => {
		const village = villageOf();
		const guests = seated(village);
		const waiting = guests.find(one => one.view().moves.length === 0)!;
		waiting.ask({type: 'move', place: waiting.place(), move: 0});
		waiting.ask({type: 'hint', place: waiting.place()});
		waiting.ask({type: 'undo', place: waiting.place()});
		expect(waiting.refusals()).toEqual(['not-your-turn', 'not-your-turn', 'people-at-the-table']);
	});

	test('the keys of a watcher change nothing', () => {
		const village = villageOf();
		const [ania] = seated(village);
		const ewa = village.enter('Ewa');
		ewa.ask({type: 'watch', table: 1});
		const before = [ania.view(), ania.company()];
		const place = ewa.place();
		ewa.ask({type: 'move', place, move: 0});
		ewa.ask({type: 'hint', place});
		ewa.ask({type: 'undo', place});
		ewa.ask({type: 'proceed', place});
		ewa.ask({type: 'start'});
		ewa.ask({type: 'words', text: 'x'});
		ewa.ask({type: 'hurry', place});
		expect(new Set(ewa.refusals())).toEqual(new Set(['watching']));
		expect([ania.view(), ania.company()]).toEqual(before);
	});

	test('the next deal comes when all who are here have seen the end of the last one', () => {
		const village = villageOf();
		const [ania, olek] = seated(village);
		playDeal(ania, olek);
		expect(ania.company()!.unready).toEqual([0, 1]);
		ania.ask({type: 'proceed', place: ania.place()});
		expect(olek.company()!.unready).toEqual([1]);
		expect(olek.view().deal).toBe(1);
		olek.ask({type: 'proceed', place: olek.place()});
		expect(olek.view()).toMatchObject({deal: 2, phase: 'playing'});
		expect(olek.company()!.unready).toEqual([]);
		ania.ask({type: 'proceed', place: [1, 1, 0]});
		ania.ask({type: 'proceed', place: ania.place()});
		expect(ania.refusals()).toEqual(['stale', 'deal-in-play']);
	});

	test('the next deal comes after thirty seconds also without those who never say so', () => {
		const village = villageOf();
		const [ania, olek] = seated(village);
		playDeal(ania, olek);
		village.pass(29);
		expect(ania.view().deal).toBe(1);
		village.pass(1);
		expect(ania.view().deal).toBe(2);
	});

	test('does not wait at the end of a deal for those who are away', () => {
		const village = villageOf();
		const [ania, olek] = seated(village);
		playDeal(ania, olek);
		ania.ask({type: 'proceed', place: ania.place()});
		olek.drop();
		expect(ania.view().deal).toBe(2);
	});

	test('where nobody is, no deal comes', () => {
		const village = villageOf();
		const [ania, olek] = seated(village);
		playDeal(ania, olek);
		ania.drop();
		olek.drop();
		village.pass(60);
		const again = village.enter('Ania', 'key of Ania');
		expect(again.view().deal).toBe(1);
	});

	test('against bots alone a person may take back; where others play nobody may', () => {
		const village = villageOf();
		const ania = village.enter('Ania');
		ania.ask({type: 'found', table: fiveUp(2)});
		ania.ask({type: 'start'});
		ania.play();
		const {length} = ania.view().played;
		ania.ask({type: 'undo', place: ania.place()});
		expect(ania.refusals()).toEqual([]);
		expect(ania.view().played.length).toBeLessThan(length);
	});

	test('a hint is thought up elsewhere, and told to whoever asked for it', async () => {
		const village = villageOf({advise: async view => ({move: view.moves[0], reason: {kind: 'by-chance'}})});
		const guests = seated(village);
		const guest = guests.find(one => one.view().moves.length > 0)!;
		guest.ask({type: 'hint', place: guest.place()});
		await settled();
		expect(guest.last('advised')).toEqual({type: 'advised', place: guest.place(), choice: {move: guest.view().moves[0], reason: {kind: 'by-chance'}}});
		for (const one of guests) {
			expect(one.last('match')!.events).toMatchObject([{type: 'hinted'}]);
			expect(one.news.filter(({type}) => type === 'advised').length).toBe(one === guest ? 1 : 0);
		}
	});

	test('bots pause, and whoever is alone with them may hurry them', () => {
		const village = villageOf({pauseMilliseconds: 2000});
		const ania = village.enter('Ania');
		ania.ask({type: 'found', table: fiveUp(3)});
		ania.ask({type: 'start'});
		if (ania.view().turn === 0) {
			ania.play();
		}

		expect(ania.view().moves).toEqual([]);
		ania.ask({type: 'hurry', place: ania.place()});
		expect(ania.view().turn).toBe(0);
	});

	test('goes on over several games to its end', () => {
		const village = villageOf();
		const [ania, olek] = seated(village, fiveUp(2, {wishes: {seats: 2, target: 5, games: 3}}));
		playMatch(ania, olek);
		expect(ania.view().gamesWon).toContain(2);
		expect(ania.company()).toMatchObject({card: {stage: 'over'}, unready: [], secondsLeft: undefined});
		ania.ask({type: 'proceed', place: ania.place()});
		expect(ania.refusals()).toEqual(['match-is-over']);
	});
});

describe('the clock of a turn', () => {
	const clocked = () => {
		const village = villageOf();
		const guests = seated(village, fiveUp(2, {clock: 60}));
		const slow = guests.find(one => one.view().moves.length > 0)!;
		return {village, slow, other: guests.find(one => one !== slow)!};
	};

	test('is told in steps of five seconds, and each of the last fifteen', () => {
		const {village, slow} = clocked();
		const from = slow.news.length;
		village.pass(59);
		const told = slow.news.slice(from).flatMap(news => news.type === 'company' ? [news.company!.secondsLeft] : []);
		expect(told).toEqual([55, 50, 45, 40, 35, 30, 25, 20, ...Array.from({length: 15}, (_, index) => 15 - index)]);
	});

	test('begins anew with every move', () => {
		const {village, slow, other} = clocked();
		village.pass(50);
		slow.play();
		expect(other.company()!.secondsLeft).toBe(60);
	});

	test('when it has run out, a bot plays the turn', () => {
		const {village, slow, other} = clocked();
		village.pass(60);
		expect(slow.view().played.length).toBeGreaterThan(0);
		expect(slow.view().turn).toBe(other.view().seat);
		expect(slow.view().players[slow.view().seat!].kind).toBe('human');
		expect(slow.company()!.card.sitters[slow.view().seat!]!.awayFor).toBeUndefined();
	});

	test('when it has run out against quick bots, only that one turn is played', () => {
		const village = villageOf();
		const ania = village.enter('Ania');
		ania.ask({type: 'found', table: fiveUp(2, {clock: 60})});
		ania.ask({type: 'start'});
		const turns = () => ania.view().played.filter(({seat}, index, all) => seat === 0 && all[index - 1]?.seat !== 0).length;
		village.pass(60);
		expect(turns()).toBe(1);
		expect(ania.view()).toMatchObject({phase: 'playing', turn: 0});
	});

	test('when it has run out, all at the table are told that a bot plays the turn', () => {
		const {village, slow, other} = clocked();
		village.pass(60);
		const {name} = slow.last('self')!.self;
		expect(slow.last('late')).toEqual({type: 'late', name, isOwn: true});
		expect(other.last('late')).toEqual({type: 'late', name, isOwn: false});
	});

	test('whoever lets two turns in a row run out is played for by a bot at once, and nobody reads of a lost connection', () => {
		const {village, slow, other} = clocked();
		village.pass(60);
		other.play();
		village.pass(60);
		const seat = slow.view().seat!;
		const {name} = slow.last('self')!.self;
		expect(slow.view().players[seat]).toMatchObject({kind: 'bot', level: 'club'});
		expect(slow.company()).toMatchObject({isPlayedFor: true, seat});
		expect(slow.last('played-for')).toEqual({type: 'played-for', name, isOwn: true});
		expect(other.last('played-for')).toEqual({type: 'played-for', name, isOwn: false});
		expect(other.last('lost')).toBeUndefined();
		expect(other.news.flatMap(news => news.type === 'match' ? news.events : []).filter(({type}) => type === 'left')).toEqual([]);
	});

	test.each([{type: 'here'}, {type: 'statistics'}] as const)('whoever is played for has his seat back when he asks for anything: $type', request => {
		const {village, slow, other} = clocked();
		village.pass(60);
		other.play();
		village.pass(60);
		slow.ask(request);
		const seat = slow.view().seat!;
		const {name} = slow.last('self')!.self;
		expect(slow.view().players[seat]).toMatchObject({kind: 'human'});
		expect(slow.company()!.isPlayedFor).toBe(false);
		expect(slow.last('was-played-for')).toEqual({type: 'was-played-for', name, isOwn: true});
		expect(other.last('returned')).toEqual({type: 'returned', name});
		expect(other.last('was-played-for')).toBeUndefined();
	});

	test('does not run where none was wished for, nor for bots', () => {
		const village = villageOf();
		const guests = seated(village);
		expect(guests[0].company()!.secondsLeft).toBeUndefined();
		village.pass(100);
		expect(guests[0].view().played).toEqual([]);
	});

	test('is asked of the bot\'s thread, and whoever moves in the last moment has moved himself', async () => {
		const asked: Array<(move: number) => void> = [];
		const village = villageOf({
			bots(level) {
				const bot = botByLevel(level);
				return bot && {...bot, isSlow: true};
			},
			ponder: async () => new Promise(done => {
				asked.push(done);
			}),
		});
		const guests = seated(village, fiveUp(2, {clock: 10}));
		const slow = guests.find(one => one.view().moves.length > 0)!;
		village.pass(10);
		expect(asked.length).toBe(1);
		const [first, second = first] = slow.view().moves;
		slow.ask({type: 'move', place: slow.place(), move: second});
		const {played} = slow.view();
		asked[0](first);
		await settled();
		expect(slow.view().played).toEqual(played);
		expect(village.log.filter(({event}) => event.startsWith('fault'))).toEqual([]);
	});
});
