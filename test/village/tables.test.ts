import {describe, expect, test} from 'vitest';
import {
	fiveUp, playMatch, seated, villageOf,
} from './village.js';

describe('a table', () => {
	test('is founded by somebody in the lobby, who then has its first seat', () => {
		const {enter, pass} = villageOf();
		const ania = enter('Ania', 'a');
		const olek = enter('Olek', 'o');
		ania.ask({type: 'found', table: fiveUp(3, {clock: 60})});
		expect(ania.company()).toMatchObject({
			seat: 0, mayStart: true, card: {
				number: 1, clock: 60, stage: 'waiting', sitters: [{name: 'Ania', kind: 'human'}, undefined, undefined],
			},
		});
		pass(1);
		expect(olek.lobby().tables).toMatchObject([{
			number: 1, variant: 'five-up', isPrivate: false, isOwn: false,
		}]);
		expect(olek.lobby().idle).toEqual(['Olek']);
		expect(olek.lobby().people).toBe(2);
	});

	test('is not founded on what cannot be granted', () => {
		const {enter} = villageOf();
		const ania = enter('Ania');
		for (const table of [
			{...fiveUp(2), variant: 'chess'},
			fiveUp(5),
			fiveUp(2, {level: 'grandmaster'}),
			fiveUp(2, {clock: 1}),
			fiveUp(2, {clock: Number.NaN}),
			fiveUp(2, {word: '\u200B'}),
			fiveUp(2, {}, 0),
			fiveUp(2, {wishes: {seats: 2, games: 2}}),
			fiveUp(2, {wishes: {seats: 2, house: {'blocked-bonus': 'none'}}}),
			fiveUp(2, {wishes: {seats: 2, house: {constructor: 'x'}}}),
		]) {
			ania.ask({type: 'found', table});
		}

		expect(new Set(ania.refusals())).toEqual(new Set(['no-such-wish']));
		expect(ania.company()).toBeUndefined();
	});

	test('a lone person begins at once, and bots take the empty seats', () => {
		const {enter} = villageOf();
		const ania = enter('Ania');
		ania.ask({type: 'found', table: fiveUp(3)});
		ania.ask({type: 'start'});
		expect(ania.company()!.card.sitters).toMatchObject([{kind: 'human'}, {kind: 'bot', level: 'novice'}, {kind: 'bot'}]);
		expect(ania.view().phase).toBe('playing');
		expect(ania.view().handSizes.length).toBe(3);
	});

	test('the first free seat is taken, or the one that is asked for', () => {
		const {enter} = villageOf();
		const [ania, olek, ewa, jan] = ['Ania', 'Olek', 'Ewa', 'Jan'].map(name => enter(name));
		ania.ask({type: 'found', table: fiveUp(3)});
		olek.ask({type: 'sit', table: 1, seat: 2});
		expect(olek.company()!.seat).toBe(2);
		ewa.ask({type: 'sit', table: 1, seat: 2});
		ewa.ask({type: 'sit', table: 1, seat: 3});
		ewa.ask({type: 'sit', table: 9});
		expect(ewa.refusals()).toEqual(['seat-taken', 'no-such-seat', 'no-such-table']);
		ewa.ask({type: 'sit', table: 1});
		expect(ewa.company()!.seat).toBe(1);
		ewa.ask({type: 'sit', table: 1, seat: 0});
		expect(ewa.refusals().at(-1)).toBe('already-at-a-table');
		jan.ask({type: 'sit', table: 1});
		expect(jan.refusals()).toEqual(['no-seat-free']);
		expect(ania.news.filter(({type}) => type === 'came')).toEqual([{type: 'came', name: 'Olek'}, {type: 'came', name: 'Ewa'}]);
	});

	test('that is private is for those only who know its word', () => {
		const {enter, pass} = villageOf();
		const [ania, olek] = [enter('Ania'), enter('Olek')];
		ania.ask({type: 'found', table: fiveUp(2, {word: 'Żabka '})});
		pass(1);
		expect(olek.lobby().tables[0].isPrivate).toBe(true);
		expect(JSON.stringify([olek.news, ania.news]).toLowerCase()).not.toContain('żabka');
		olek.ask({type: 'sit', table: 1});
		olek.ask({type: 'watch', table: 1, word: 'ropucha'});
		expect(olek.refusals()).toEqual(['wrong-word', 'wrong-word']);
		olek.ask({type: 'sit', table: 1, word: 'żabka'});
		expect(olek.company()!.seat).toBe(1);
	});

	test('is begun by whoever sits there longest, and only once', () => {
		const {enter} = villageOf();
		const [ania, olek] = [enter('Ania'), enter('Olek')];
		ania.ask({type: 'found', table: fiveUp(3)});
		olek.ask({type: 'start'});
		olek.ask({type: 'sit', table: 1});
		olek.ask({type: 'start'});
		expect(olek.company()!.mayStart).toBe(false);
		ania.ask({type: 'rise'});
		expect(olek.company()!.mayStart).toBe(true);
		ania.ask({type: 'watch', table: 1});
		ania.ask({type: 'start'});
		expect(ania.refusals()).toEqual(['watching']);
		olek.ask({type: 'start'});
		olek.ask({type: 'start'});
		expect(olek.refusals()).toEqual(['not-at-a-table', 'not-yours-to-start', 'has-begun']);
		ania.ask({type: 'rise'});
		ania.ask({type: 'sit', table: 1});
		expect(ania.refusals().at(-1)).toBe('has-begun');
	});

	test('without anybody on its seats is no more, and its number is never given again', () => {
		const {enter, pass} = villageOf();
		const [ania, olek] = [enter('Ania'), enter('Olek')];
		ania.ask({type: 'found', table: fiveUp(3)});
		olek.ask({type: 'watch', table: 1});
		ania.ask({type: 'rise'});
		expect(ania.company()).toBeUndefined();
		expect(olek.company()).toBeUndefined();
		pass(1);
		expect(olek.lobby().tables).toEqual([]);
		ania.ask({type: 'found', table: fiveUp(3)});
		expect(ania.company()!.card.number).toBe(2);
	});

	test('cannot be founded once there are as many as the village holds', () => {
		const {enter} = villageOf({limits: {tables: 1}});
		const [ania, olek] = [enter('Ania'), enter('Olek')];
		ania.ask({type: 'found', table: fiveUp(2)});
		olek.ask({type: 'found', table: fiveUp(2)});
		expect(olek.refusals()).toEqual(['too-many-tables']);
	});

	test('takes the place of one whose people have all got up, when there are no others', () => {
		const {enter} = villageOf({limits: {tables: 1}});
		const [ania, olek] = [enter('Ania'), enter('Olek')];
		ania.ask({type: 'found', table: fiveUp(2)});
		ania.ask({type: 'start'});
		ania.ask({type: 'rise'});
		olek.ask({type: 'found', table: fiveUp(2)});
		expect(olek.company()!.card.number).toBe(2);
		ania.ask({type: 'sit', table: 1});
		expect(ania.refusals()).toEqual(['no-such-table']);
	});

	test('cannot be founded by somebody who has left many matches to bots', () => {
		const {enter} = villageOf();
		const ania = enter('Ania');
		for (let table = 1; table <= 6; table++) {
			ania.ask({type: 'found', table: fiveUp(2)});
			ania.ask({type: 'start'});
			ania.ask({type: 'rise'});
		}

		expect(ania.refusals()).toEqual(['too-many-tables', 'not-at-a-table', 'not-at-a-table']);
	});
});

describe('whoever gets up from a running match', () => {
	test('is replaced by a bot at once, and may sit down again', () => {
		const village = villageOf();
		const [ania, olek] = seated(village, fiveUp(3));
		olek.ask({type: 'rise'});
		expect(ania.company()!.card.sitters[1]).toEqual({name: 'Olek', kind: 'bot', level: 'club'});
		expect(ania.news).toContainEqual({type: 'went', name: 'Olek'});
		expect(olek.lobby().tables[0].isOwn).toBe(true);
		olek.ask({type: 'sit', table: 1});
		expect(olek.company()!.seat).toBe(1);
		expect(olek.view().seat).toBe(1);
		expect(ania.company()!.card.sitters[1]).toEqual({name: 'Olek', kind: 'human'});
	});

	test('keeps the result, as everybody does', () => {
		const village = villageOf();
		const [ania, olek] = seated(village, fiveUp(2, {}, 1));
		olek.ask({type: 'rise'});
		playMatch(ania);
		olek.ask({type: 'statistics'});
		expect(olek.last('statistics')!.results.length).toBe(1);
	});
});

describe('after the match', () => {
	test('the same table gathers for another one, with a new commitment and without the words', () => {
		const village = villageOf();
		const ania = village.enter('Ania', 'a');
		const olek = village.enter('Olek', 'o');
		ania.ask({type: 'found', table: fiveUp(2, {}, 1)});
		olek.ask({type: 'sit', table: 1});
		olek.ask({type: 'words', text: 'na zdrowie'});
		const {commit} = ania.company()!;
		ania.ask({type: 'start'});
		playMatch(ania, olek);
		expect(ania.company()!.card.stage).toBe('over');
		expect(ania.company()!.commit).toBe(commit);
		expect(ania.company()!.reveal).toMatch(/^[\da-f]{64}$/);
		ania.ask({type: 'start'});
		expect(ania.company()).toMatchObject({
			card: {stage: 'waiting', sitters: [{name: 'Ania'}, {name: 'Olek'}]}, words: [undefined, undefined], reveal: undefined,
		});
		expect(ania.company()!.commit).not.toBe(commit);
		ania.ask({type: 'start'});
		expect(olek.view()).toMatchObject({phase: 'playing', game: 1, deal: 1});
		playMatch(ania, olek);
		ania.ask({type: 'list-records'});
		expect(ania.last('records')!.records.length).toBe(2);
	});

	test('the table ends when all have risen', () => {
		const village = villageOf();
		const [ania, olek] = seated(village, fiveUp(2, {}, 1));
		playMatch(ania, olek);
		ania.ask({type: 'rise'});
		expect(olek.company()!.card.sitters[0]).toBeUndefined();
		olek.ask({type: 'rise'});
		village.pass(1);
		expect(olek.lobby().tables).toEqual([]);
	});
});
