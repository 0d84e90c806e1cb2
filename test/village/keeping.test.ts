import {
	cpSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {seededSecret} from '../../source/chance.js';
import {lockRecord} from '../../source/record/lock.js';
import {keepSecret} from '../../source/record/secret-file.js';
import {keepInFiles} from '../../source/village/file-keeping.js';
import {
	fiveUp, playDeal, playMatch, scratchDirectory, seated, villageOf,
} from './village.js';

/** The directory as it would be after a crash just now. */
function crashed(directory: string): string {
	const copy = scratchDirectory();
	cpSync(directory, copy, {recursive: true});
	return copy;
}

function filesIn(directory: string): string[] {
	return readdirSync(directory, {recursive: true, withFileTypes: true})
		.filter(entry => entry.isFile())
		.map(entry => path.join(entry.parentPath, entry.name));
}

const recordIn = (directory: string) => filesIn(path.join(directory, 'records')).find(file => file.endsWith('.domino'))!;

describe('after a crash', () => {
	test('a table that waits is there again: who sits where, its words, its commitment', () => {
		const village = villageOf();
		const [ania, guest] = [village.enter('Ania', 'a'), village.enter('')];
		ania.ask({type: 'found', table: fiveUp(3, {word: 'żabka', clock: 30})});
		guest.ask({
			type: 'sit', table: 1, seat: 2, word: 'żabka',
		});
		guest.ask({type: 'words', text: 'na szczęście'});
		const before = ania.company()!;
		const again = villageOf({directory: crashed(village.directory), seed: 2});
		const [she, he, stranger] = [again.enter('', 'a'), again.enter(''), again.enter('')];
		he.ask({type: 'come-back', word: guest.company()!.comeBack!});
		expect(he.company()).toMatchObject({seat: 2, comeBack: guest.company()!.comeBack});
		expect(she.company()).toEqual({...before, seat: 0});
		stranger.ask({type: 'sit', table: 1, word: 'zabka'});
		expect(stranger.refusals()).toEqual(['wrong-word']);
		she.ask({type: 'found', table: fiveUp(2)});
		expect(she.refusals()).toEqual(['already-at-a-table']);
	});

	test('a match is there again at the exact point, at any moment of it', () => {
		const village = villageOf();
		const guests = seated(village);
		const {directory} = village;
		for (let moves = 0; moves < 12; moves++) {
			const again = villageOf({directory: crashed(directory), seed: 2});
			for (const [seat, guest] of guests.entries()) {
				const back = again.enter('', ['key of Ania', 'key of Olek'][seat]);
				const {players, ...view} = back.view();
				const {players: _, ...before} = guest.view();
				expect(view).toEqual(before);
				expect(players).toMatchObject([{name: 'Ania', kind: 'human'}, {name: 'Olek', kind: 'human'}]);
				expect(back.company()!.commit).toBe(guest.company()!.commit);
			}

			if (!guests.some(guest => guest.play())) {
				for (const guest of guests) {
					guest.ask({type: 'proceed', place: guest.place()});
				}
			}
		}
	});

	test('everybody is away, with the whole time to come back', () => {
		const village = villageOf();
		const [, olek] = seated(village);
		olek.drop();
		village.pass(100);
		const again = villageOf({directory: crashed(village.directory)});
		again.pass(50);
		const ania = again.enter('', 'key of Ania');
		expect(ania.company()!.card.sitters[1]).toEqual({name: 'Olek', kind: 'human', awayFor: 70});
		expect(ania.company()!.card.sitters[0]).toEqual({name: 'Ania', kind: 'human'});
	});

	test('bots still sit in for those who were given up on, and those who got up may sit down again', () => {
		const village = villageOf();
		const [ania, olek] = seated(village, fiveUp(3));
		ania.ask({type: 'rise'});
		olek.drop();
		village.pass(120);
		const again = villageOf({directory: crashed(village.directory)});
		const [she, he] = [again.enter('', 'key of Ania'), again.enter('', 'key of Olek')];
		expect(she.company()).toBeUndefined();
		expect(he.view().players.map(({kind}) => kind)).toEqual(['bot', 'human', 'bot']);
		she.ask({type: 'sit', table: 1});
		expect(he.view().players.map(({kind}) => kind)).toEqual(['human', 'human', 'bot']);
	});

	test('in the very moment of the end, the secret is revealed and the match entered all the same', () => {
		const village = villageOf();
		const guests = seated(village, fiveUp(2, {}, 1));
		const before = crashed(village.directory);
		playMatch(...guests);
		const record = recordIn(village.directory);
		const lines = readFileSync(record, 'utf8').trimEnd().split('\n');
		const cut = recordIn(before);
		writeFileSync(cut, `${lines.slice(0, -1).join('\n')}\n`);
		keepSecret(cut, seededSecret('village 1 0'));
		const again = villageOf({directory: before});
		expect(readFileSync(cut, 'utf8')).toBe(readFileSync(record, 'utf8'));
		const ania = again.enter('', 'key of Ania');
		ania.ask({type: 'list-records'});
		expect(ania.last('records')!.records).toMatchObject([{record: path.basename(record), isOwn: true}]);
		const last = villageOf({directory: crashed(before)}).enter('', 'key of Ania');
		last.ask({type: 'statistics'});
		expect(last.last('statistics')!.results.length).toBe(1);
	});

	test('in the very moment of the beginning, the first deal is made then', () => {
		const village = villageOf();
		const [ania] = seated(village);
		const directory = crashed(village.directory);
		const lines = readFileSync(recordIn(directory), 'utf8').split('\n');
		writeFileSync(recordIn(directory), `${lines.slice(0, lines.findIndex(line => line.startsWith('game '))).join('\n')}\n`);
		const again = villageOf({directory}).enter('', 'key of Ania');
		expect(again.view()).toMatchObject({
			phase: 'playing', game: 1, deal: 1, hand: ania.view().hand,
		});
	});

	test('numbers of tables that are no more are not given again', () => {
		const village = villageOf();
		const ania = village.enter('Ania');
		ania.ask({type: 'found', table: fiveUp(2)});
		ania.ask({type: 'rise'});
		const again = villageOf({directory: crashed(village.directory)}).enter('Ania');
		again.ask({type: 'found', table: fiveUp(2)});
		expect(again.company()!.card.number).toBe(2);
	});
});

describe('a village that closes', () => {
	test('keeps all matches, tells everybody to go, and hears nobody any more', () => {
		const village = villageOf();
		const [ania, olek] = seated(village);
		ania.play();
		olek.play();
		const before = ania.view();
		village.village.close();
		expect(olek.news.at(-1)).toEqual({type: 'farewell', why: 'closing'});
		const told = ania.news.length;
		ania.ask({type: 'say', text: 'x'});
		ania.drop();
		expect(ania.news.length).toBe(told);
		expect(filesIn(village.directory).filter(file => file.endsWith('.lock'))).toEqual([]);
		expect(village.enter('Ewa').news).toEqual([{type: 'farewell', why: 'closing'}]);
		const again = villageOf({directory: village.directory}).enter('', 'key of Ania');
		expect(again.view()).toMatchObject({hand: before.hand, played: before.played, turn: before.turn});
	});

	test('after it a match that is over stands there as it did', () => {
		const village = villageOf();
		const guests = seated(village, fiveUp(2, {}, 1));
		playMatch(...guests);
		const {reveal} = guests[0].company()!;
		village.village.close();
		const again = villageOf({directory: village.directory}).enter('', 'key of Ania');
		expect(again.company()).toMatchObject({card: {stage: 'over'}, reveal});
		expect(again.view().phase).toBe('match-over');
		again.ask({type: 'start'});
		expect(again.company()!.card.stage).toBe('waiting');
	});
});

describe('the files', () => {
	test('are for their owner only, and no key or hand stands in a name or the log', () => {
		const village = villageOf();
		const guests = seated(village);
		playDeal(...guests);
		for (const file of filesIn(village.directory)) {
			expect(statSync(file).mode % 0o1000).toBe(0o600);
			expect(statSync(path.dirname(file)).mode % 0o1000).toBe(0o700);
			expect(file).not.toContain('key of');
			expect(readFileSync(file, 'utf8')).not.toContain('key of');
		}

		expect(JSON.stringify(village.log)).not.toMatch(/key of|[0-6]-[0-6]|[\da-f]{32}/);
	});

	test('that are damaged are set aside with a word in the log, and nobody else suffers', () => {
		const village = villageOf();
		seated(village);
		const ewa = village.enter('Ewa', 'e');
		ewa.ask({type: 'found', table: fiveUp(2)});
		const directory = crashed(village.directory);
		writeFileSync(path.join(directory, 'tables', '1.json'), '{"wish":');
		const ofAnia = filesIn(path.join(directory, 'people')).find(file => readFileSync(file, 'utf8').includes('Ania'))!;
		writeFileSync(ofAnia, '\u0000');
		writeFileSync(path.join(directory, 'matches.jsonl'), 'nonsense\n');
		const again = villageOf({directory});
		expect(again.enter('', 'e').company()!.card.number).toBe(2);
		expect(again.enter('Anna', 'key of Ania').last('self')!.self.name).toBe('Anna');
		expect(filesIn(directory).filter(file => file.endsWith('.bak')).map(file => path.basename(file)).toSorted()).toEqual(['1.json.bak', `${path.basename(ofAnia)}.bak`].toSorted());
		expect(again.log.filter(({event}) => event === 'damaged').length).toBe(3);
	});

	test('of a record that is damaged keep its good lines, and the match goes on from there', () => {
		const village = villageOf();
		const guests = seated(village);
		guests.find(guest => guest.view().moves.length > 0)!.play();
		const directory = crashed(village.directory);
		writeFileSync(recordIn(directory), `${readFileSync(recordIn(directory), 'utf8')}1 nonsense\n`);
		const again = villageOf({directory}).enter('', 'key of Ania');
		expect(again.view().played).toEqual(guests[0].view().played);
	});

	test('of a record that is gone leave its table, where the match can begin anew', () => {
		const village = villageOf();
		seated(village);
		const directory = crashed(village.directory);
		rmSync(recordIn(directory));
		const again = villageOf({directory, seed: 3});
		const ania = again.enter('', 'key of Ania');
		expect(ania.company()).toMatchObject({card: {stage: 'waiting', sitters: [{name: 'Ania'}, {name: 'Olek'}]}});
		expect(again.log).toContainEqual({event: 'match-lost', table: 1, fault: 'failed'});
	});

	test('of a record that another program is writing are left alone, and the match goes on when that has ended', () => {
		const village = villageOf();
		const [ania] = seated(village);
		const directory = crashed(village.directory);
		const unlock = lockRecord(recordIn(directory));
		const again = villageOf({directory});
		const back = again.enter('', 'key of Ania');
		expect(back.company()).toBeUndefined();
		expect(back.lobby().tables).toMatchObject([{number: 1, isOwn: true, stage: 'playing'}]);
		expect(again.log).toContainEqual({event: 'match-hindered', table: 1, fault: 'locked'});
		expect(typeof unlock).toBe('function');
		if (typeof unlock === 'function') {
			unlock();
		}

		back.ask({type: 'sit', table: 1});
		expect(back.view().hand).toBe(ania.view().hand);
	});

	test('that cannot be written are told of once, and the match goes on', () => {
		const directory = scratchDirectory();
		const files = keepInFiles(directory, () => undefined);
		const village = villageOf({keeping: {...files, beginRecord: () => ({kind: 'failed', file: 'x.domino', code: 'ENOSPC'})}});
		const guests = seated(village, fiveUp(2, {}, 1));
		playMatch(...guests);
		for (const guest of guests) {
			expect(guest.news.filter(({type}) => type === 'not-kept').length).toBe(1);
		}
	});

	test('of matches that nobody has come back to in a month are let go', () => {
		const village = villageOf();
		seated(village);
		const table = path.join(village.directory, 'tables', '1.json');
		const directory = crashed(village.directory);
		const kept = readFileSync(table, 'utf8').replaceAll(/"(founded|began)":\d+/g, '"$1":1700000000000');
		writeFileSync(path.join(directory, 'tables', '1.json'), kept);
		expect(villageOf({directory}).enter('', 'key of Ania').lobby().tables).toEqual([]);
		expect(filesIn(path.join(directory, 'tables'))).toEqual([]);
	});
});
