import {describe, expect, test} from 'vitest';
import {cleanName, cleanSaying} from '../../source/village/clean-text.js';
import {parseResult} from '../../source/store/result-line.js';
import {
	fiveUp, playMatch, seated, villageOf,
} from './village.js';

describe('a name', () => {
	test('is clean text of at most twenty cells', () => {
		for (const [name, clean] of [
			['  Ania\u0009Nowak ', 'Ania Nowak'],
			['\u001B[31mOlek\u0007', '[31mOlek'],
			['a\u202Eb\u200Bc\u2066d\uFEFF\u00AD', 'abcd'],
			['Zu\u0301', 'Zú'],
			['x\u0336\u0335\u0334\u0333\u0332', 'x\u0336\u0335'],
			['\u0301Ala', 'Ala'],
			['字字字字字字字字字字字字', '字字字字字字字字字字'],
			['"Ala"', '\'Ala\''],
			['\u3164\u115F\u180E\uDC00', ''],
			['x'.repeat(50), 'x'.repeat(20)],
		]) {
			expect(cleanName(name)).toBe(clean);
		}
	});

	test('is one person\'s: another one gets a number behind it', () => {
		const {enter} = villageOf();
		const names = ['Ania', 'ania', 'ＡＮＩＡ', 'x'.repeat(20), 'X'.repeat(30)].map(name => enter(name).last('self')!.self.name);
		expect(names).toEqual(['Ania', 'ania 2', 'ＡＮＩＡ 3', 'x'.repeat(20), `${'X'.repeat(18)} 2`]);
	});

	test('is given in one\'s own language to whoever has none', () => {
		const {enter} = villageOf();
		const first = enter('');
		expect([first, enter('\u0000', undefined, 'pl'), enter('\u200B')].map(guest => guest.last('self')!.self.name)).toEqual(['guest 1', 'gość 1', 'guest 2']);
		first.drop();
		expect(enter('').last('self')!.self.name).toBe('guest 1');
	});

	test('can be changed, but not to nothing, to another\'s, or while one plays', () => {
		const village = villageOf();
		const [ania] = seated(village);
		const ewa = village.enter('Ewa', 'e');
		for (const name of ['\u200B', 'OLEK', 'Ewa Maria']) {
			ewa.ask({type: 'rename', name});
		}

		expect(ewa.refusals()).toEqual(['bad-name', 'name-taken']);
		expect(ewa.last('self')!.self.name).toBe('Ewa Maria');
		ania.ask({type: 'rename', name: 'Anna'});
		expect(ania.refusals()).toEqual(['has-begun']);
	});

	test('that is changed at a table is seen by the others there', () => {
		const {enter} = villageOf();
		const [ania, olek] = [enter('Ania'), enter('Olek')];
		ania.ask({type: 'found', table: fiveUp(2)});
		olek.ask({type: 'sit', table: 1});
		olek.ask({type: 'rename', name: 'Aleksander'});
		expect(ania.company()!.card.sitters[1]!.name).toBe('Aleksander');
	});
});

describe('a person with a key', () => {
	test('is known again, with name and settings', () => {
		const village = villageOf();
		const ania = village.enter('root', 'a', 'pl');
		ania.ask({type: 'rename', name: 'Ania'});
		ania.ask({type: 'settle', settled: {glyphs: 'ascii', bell: false}});
		ania.drop();
		village.village.close();
		expect(villageOf({directory: village.directory}).enter('root', 'a', 'en').last('self')!.self).toEqual({
			name: 'Ania', isKnown: true, settled: {language: 'pl', glyphs: 'ascii', bell: false},
		});
	});

	test('gets back the name that another had meanwhile', () => {
		const {enter} = villageOf();
		const ania = enter('Ania', 'a');
		ania.ask({type: 'rename', name: 'Ania'});
		ania.drop();
		const other = enter('Ania');
		const again = enter('x', 'a');
		expect(again.last('self')!.self.name).toBe('Ania 2');
		again.ask({type: 'settle', settled: {bell: true}});
		again.drop();
		other.drop();
		expect(enter('x', 'a').last('self')!.self.name).toBe('Ania');
	});

	test('who only looks in leaves nothing behind', () => {
		const village = villageOf();
		const visitor = village.enter('Ania', 'a');
		visitor.drop();
		expect(village.enter('Anna', 'a').last('self')!.self.name).toBe('Anna');
	});

	test('without one nothing is kept', () => {
		const {enter} = villageOf();
		expect(enter('Ania').last('self')!.self).toEqual({name: 'Ania', isKnown: false, settled: {}});
	});
});

describe('what is said', () => {
	test('is heard by all in the lobby, or by all at the table', () => {
		const village = villageOf();
		const [ania, olek] = seated(village);
		const [ewa, jan] = [village.enter('Ewa'), village.enter('Jan')];
		ewa.ask({type: 'say', text: 'cześć'});
		expect(jan.last('said')!.saying).toEqual({name: 'Ewa', text: 'cześć', at: 'lobby'});
		expect(ania.last('said')).toBeUndefined();
		jan.ask({type: 'watch', table: 1});
		jan.ask({type: 'say', text: 'powodzenia'});
		expect(olek.last('said')!.saying).toEqual({name: 'Jan', text: 'powodzenia', at: 'table'});
		expect(ewa.last('said')!.saying.text).toBe('cześć');
	});

	test('is clean text of at most 200 characters', () => {
		expect(cleanSaying('a\u001B]0;x\u0007\r\nb\u202E', 200)).toBe('a]0;x b');
		const {enter} = villageOf();
		const ewa = enter('Ewa');
		ewa.ask({type: 'say', text: '\u200B \n'});
		expect(ewa.last('said')).toBeUndefined();
		ewa.ask({type: 'say', text: 'ż'.repeat(100_000)});
		expect(ewa.last('said')!.saying.text).toBe('ż'.repeat(200));
	});

	test('comes not too fast', () => {
		const village = villageOf({limits: {sayings: {burst: 3, every: 2000}}});
		const ewa = village.enter('Ewa');
		const say = () => {
			ewa.ask({type: 'say', text: 'hej'});
		};

		for (let time = 0; time < 5; time++) {
			say();
		}

		expect(ewa.refusals()).toEqual(['too-fast', 'too-fast']);
		village.pass(2);
		say();
		say();
		expect(ewa.news.filter(({type}) => type === 'said').length).toBe(4);
	});
});

describe('limits', () => {
	test('whoever asks too much is heard less, and nobody else is', () => {
		const village = villageOf({limits: {requests: {burst: 20, every: 50}}});
		const [flooder, ania] = [village.enter('x'), village.enter('Ania')];
		for (let time = 0; time < 200; time++) {
			flooder.ask({type: 'list-records'});
		}

		expect(flooder.news.filter(({type}) => type === 'records').length).toBe(4);
		expect(flooder.refusals()).toEqual(['too-fast']);
		ania.ask({type: 'list-records'});
		expect(ania.last('records')).toBeDefined();
	});

	test('words cannot be guessed by trying many', () => {
		const village = villageOf({limits: {guesses: {burst: 3, every: 10_000}}});
		const [ania, ewa] = [village.enter('Ania'), village.enter('Ewa')];
		ania.ask({type: 'found', table: fiveUp(2, {word: 'd'})});
		for (const word of ['a', 'b', 'c', 'd']) {
			ewa.ask({type: 'sit', table: 1, word});
		}

		ewa.ask({type: 'come-back', word: ania.company()!.comeBack!});
		expect(ewa.refusals()).toEqual(['wrong-word', 'wrong-word', 'wrong-word', 'too-fast', 'too-fast']);
	});

	test('the lobby is told at most once a second, and names only some of many', () => {
		const village = villageOf({limits: {names: 2}});
		const ania = village.enter('Ania');
		const from = ania.news.length;
		for (const name of ['Olek', 'Ewa', 'Jan']) {
			village.enter(name);
		}

		expect(ania.news.length).toBe(from);
		village.pass(10);
		expect(ania.news.slice(from)).toMatchObject([{type: 'lobby', lobby: {idle: ['Ania', 'Olek'], people: 4}}]);
	});

	test('a guest whose hearing fails disturbs nobody', () => {
		const village = villageOf();
		village.village.enter({
			key: undefined, name: 'x', tell() {
				throw new Error('gone');
			},
		}).hear({type: 'say', text: 'x'});
		expect(village.enter('Ania').lobby().people).toBe(2);
		expect(village.log.some(({event}) => event === 'fault-in-telling')).toBe(true);
	});
});

describe('matches that are over', () => {
	test('are listed for all, those at private tables for their players only', () => {
		const village = villageOf();
		const guests = seated(village, fiveUp(2, {word: 'żabka'}, 1));
		playMatch(...guests);
		const [ania, olek] = guests;
		const ewa = village.enter('Ewa');
		olek.ask({type: 'list-records'});
		const [card] = olek.last('records')!.records;
		expect(card).toMatchObject({variant: 'five-up', sides: [{names: ['Ania']}, {names: ['Olek']}], isOwn: true});
		expect(Math.max(...card.sides.map(({score}) => score))).toBeGreaterThan(0);
		ewa.ask({type: 'list-records'});
		expect(ewa.last('records')!.records).toEqual([]);
		ewa.ask({type: 'show-record', record: card.record});
		ewa.ask({type: 'show-record', record: '../../etc/passwd'});
		expect(ewa.refusals()).toEqual(['no-such-record', 'no-such-record']);
		ania.ask({type: 'rise'});
		olek.ask({type: 'rise'});
		ania.ask({type: 'found', table: fiveUp(2, {}, 1)});
		ania.ask({type: 'start'});
		playMatch(ania);
		ewa.ask({type: 'list-records'});
		expect(ewa.last('records')!.records).toMatchObject([{isOwn: false, sides: [{names: ['Ania']}, {}]}]);
		ewa.ask({type: 'show-record', record: ewa.last('records')!.records[0].record});
		expect(ewa.last('record')!.bytes.length).toBeGreaterThan(100);
	});

	test('count for everybody with a key', () => {
		const village = villageOf();
		const guests = seated(village, fiveUp(3, {}, 1));
		playMatch(...guests);
		const results = guests.map(guest => {
			guest.ask({type: 'statistics'});
			return guest.last('statistics')!.results.map(line => parseResult(line)!);
		});
		expect(results).toMatchObject([[{players: 3, levels: ['human', 'novice']}], [{players: 3, levels: ['human', 'novice']}]]);
		expect(results.filter(([{won}]) => won).length).toBeLessThan(2);
	});
});
