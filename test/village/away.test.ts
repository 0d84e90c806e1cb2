import {describe, expect, test} from 'vitest';
import {
	fiveUp, playDeal, playMatch, seated, villageOf,
} from './village.js';

describe('whoever loses his connection', () => {
	test('has his seat kept for 120 seconds, counted down to the others in steps', () => {
		const village = villageOf();
		const [ania, olek] = seated(village);
		const from = ania.news.length;
		olek.drop();
		village.pass(119);
		const told = ania.news.slice(from).flatMap(news => news.type === 'company' ? [news.company!.card.sitters[1]!.awayFor] : []);
		expect(told).toEqual([120, 110, 100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
		expect(ania.news).toContainEqual({type: 'lost', name: 'Olek'});
		expect(ania.view().players[1]).toMatchObject({kind: 'human', away: true});
	});

	test('comes back by his key to the same seat, hand and turn, and nothing is there twice', () => {
		const village = villageOf();
		const [ania, olek] = seated(village);
		ania.play();
		olek.play();
		const before = olek.view();
		olek.drop();
		village.pass(100);
		const again = village.enter('somebody', 'key of Olek');
		expect(again.company()!.seat).toBe(1);
		const {hand, handSizes, turn, played, moves} = again.view();
		expect({
			hand, handSizes, turn, played, moves,
		}).toEqual({
			hand: before.hand, handSizes: before.handSizes, turn: before.turn, played: before.played, moves: before.moves,
		});
		expect(again.last('self')!.self).toMatchObject({name: 'Olek', isKnown: true});
		expect(ania.news).toContainEqual({type: 'returned', name: 'Olek'});
		expect(ania.view().players[1].away).toBe(false);
	});

	test('does not lose time: the clock is held while he is away', () => {
		const village = villageOf();
		const guests = seated(village, fiveUp(2, {clock: 60}));
		const gone = guests.find(one => one.view().moves.length > 0)!;
		const other = guests.find(one => one !== gone)!;
		const {seat} = gone.view();
		village.pass(20);
		gone.drop();
		expect(other.company()!.secondsLeft).toBeUndefined();
		village.pass(100);
		const again = village.enter('', seat === 0 ? 'key of Ania' : 'key of Olek');
		expect(again.view().played).toEqual([]);
		expect(again.company()!.secondsLeft).toBe(40);
	});

	test('has a club bot sit in after 120 seconds, until he returns', () => {
		const village = villageOf();
		const [ania, olek] = seated(village);
		olek.drop();
		village.pass(120);
		expect(ania.news).toContainEqual({type: 'stood-in', name: 'Olek'});
		expect(ania.company()!.card.sitters[1]).toEqual({name: 'Olek', kind: 'bot', level: 'club'});
		ania.play();
		expect(ania.view().phase !== 'playing' || ania.view().turn === 0).toBe(true);
		const again = village.enter('', 'key of Olek');
		expect(again.view()).toMatchObject({seat: 1, players: [{kind: 'human'}, {kind: 'human', away: false}]});
		expect(again.last('was-played-for')).toEqual({type: 'was-played-for', name: 'Olek', isOwn: true});
		playDeal(ania, again);
		expect(again.view().phase).toBe('deal-over');
	});

	test('is freed of a seat at a table that waits, after the same time', () => {
		const village = villageOf();
		const [ania, olek] = [village.enter('Ania', 'a'), village.enter('Olek', 'o')];
		ania.ask({type: 'found', table: fiveUp(2)});
		olek.ask({type: 'sit', table: 1});
		olek.drop();
		village.pass(60);
		expect(village.enter('', 'o').company()!.seat).toBe(1);
		ania.drop();
		village.pass(120);
		const last = village.enter('', 'o');
		expect(last.company()).toMatchObject({seat: 1, mayStart: true, card: {sitters: [undefined, {name: 'Olek'}]}});
	});

	test('is waited for by nobody when the match begins without him, but has his seat', () => {
		const village = villageOf();
		const [ania, olek] = [village.enter('Ania', 'a'), village.enter('Olek', 'o')];
		ania.ask({type: 'found', table: fiveUp(2)});
		olek.ask({type: 'sit', table: 1});
		olek.drop();
		ania.ask({type: 'start'});
		expect(ania.view().players[1]).toMatchObject({name: 'Olek', kind: 'human', away: true});
		expect(village.enter('', 'o').view().seat).toBe(1);
	});

	test('and only watched is gone without a trace', () => {
		const village = villageOf();
		const [ania] = seated(village);
		const ewa = village.enter('Ewa', 'e');
		ewa.ask({type: 'watch', table: 1});
		ewa.drop();
		expect(ania.company()!.card.watchers).toBe(0);
		expect(village.enter('Ewa', 'e').company()).toBeUndefined();
	});

	test('and what he asks for afterwards comes to nothing', () => {
		const village = villageOf();
		const [ania, olek] = seated(village);
		olek.drop();
		olek.drop();
		olek.ask({type: 'rise'});
		olek.ask({type: 'say', text: 'I am still here'});
		expect(ania.last('said')).toBeUndefined();
		expect(ania.company()!.card.sitters[1]).toMatchObject({kind: 'human', awayFor: 120});
	});
});

describe('a second visit of the same person', () => {
	test('takes over the seat at once, and ends the first', () => {
		const village = villageOf();
		const [ania, olek] = seated(village);
		const {hand} = olek.view();
		const from = ania.news.length;
		const second = village.enter('Olek', 'key of Olek');
		expect(olek.news.at(-1)).toEqual({type: 'farewell', why: 'elsewhere'});
		expect(second.view()).toMatchObject({seat: 1, hand});
		olek.drop();
		olek.ask({type: 'rise'});
		playDeal(ania, second);
		expect(ania.view().phase).toBe('deal-over');
		expect(ania.news.slice(from).filter(({type}) => type === 'lost' || type === 'returned')).toEqual([]);
		expect(olek.news.at(-1)).toEqual({type: 'farewell', why: 'elsewhere'});
	});

	test('is one person in the lobby', () => {
		const {enter} = villageOf();
		enter('Olek', 'o');
		expect(enter('Olek', 'o').lobby()).toMatchObject({people: 1, idle: ['Olek']});
	});
});

describe('a guest without a key', () => {
	test('comes back by the word he was told when he sat down', () => {
		const village = villageOf();
		const [ania, guest] = [village.enter('Ania', 'a'), village.enter('')];
		ania.ask({type: 'found', table: fiveUp(2)});
		guest.ask({type: 'sit', table: 1});
		ania.ask({type: 'start'});
		const word = guest.company()!.comeBack!;
		expect(word).toMatch(/^[a-z]{4}-[a-z]{4}$/);
		expect(ania.company()!.comeBack).toBeUndefined();
		expect(JSON.stringify(ania.news)).not.toContain(word);
		const {hand} = guest.view();
		guest.drop();
		const other = village.enter('');
		other.ask({type: 'come-back', word: 'zuzu-zuzu'});
		expect(other.refusals()).toEqual(['wrong-come-back']);
		other.ask({type: 'come-back', word: word.toUpperCase().replace('-', ' ')});
		expect(other.view()).toMatchObject({seat: 1, hand});
		expect(other.last('self')!.self.name).toBe('guest 1');
	});

	test('takes his seat over from a connection that nobody knows to be lost yet', () => {
		const village = villageOf();
		const guest = village.enter('');
		guest.ask({type: 'found', table: fiveUp(2)});
		const other = village.enter('');
		other.ask({type: 'come-back', word: guest.company()!.comeBack!});
		expect(guest.news.at(-1)).toEqual({type: 'farewell', why: 'elsewhere'});
		expect(other.company()!.seat).toBe(0);
	});
});

describe('a table that everybody has left', () => {
	test('leaves the lobby after ten minutes, but its match waits for those who have a seat', () => {
		const village = villageOf();
		const [ania, olek] = seated(village);
		ania.play();
		ania.drop();
		olek.drop();
		const ewa = village.enter('Ewa');
		village.pass(599);
		expect(ewa.lobby().tables.length).toBe(1);
		village.pass(2);
		expect(ewa.lobby().tables).toEqual([]);
		ewa.ask({type: 'watch', table: 1});
		expect(ewa.refusals()).toEqual(['no-such-table']);
		const again = village.enter('', 'key of Ania');
		expect(again.view()).toMatchObject({seat: 0, deal: 1});
		village.pass(1);
		expect(ewa.lobby().tables.length).toBe(1);
		playMatch(again);
		expect(again.view().phase).toBe('match-over');
	});

	test('ends when all have risen from it for good', () => {
		const village = villageOf();
		const [ania, olek] = seated(village);
		ania.ask({type: 'rise'});
		olek.ask({type: 'rise'});
		village.pass(601);
		expect(ania.lobby().tables).toEqual([]);
		ania.ask({type: 'sit', table: 1});
		expect(ania.refusals()).toEqual(['no-such-table']);
	});
});
