import {Buffer} from 'node:buffer';
import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {readRecord} from '../../source/record/replay.js';
import {
	fiveUp, playMatch, seated, villageOf,
} from './village.js';

describe('the record of a village\'s match', () => {
	const playedTogether = () => {
		const village = villageOf();
		const [ania, olek] = [village.enter('Ania', 'a'), village.enter('Olek', 'o')];
		ania.ask({type: 'found', table: fiveUp(3, {}, 3)});
		const {commit} = ania.company()!;
		olek.ask({type: 'sit', table: 1});
		ania.ask({type: 'words', text: 'trzy po trzy'});
		olek.ask({type: 'words', text: ' Żółw '});
		ania.ask({type: 'start'});
		playMatch(ania, olek);
		ania.ask({type: 'list-records'});
		const [{record}] = ania.last('records')!.records;
		ania.ask({type: 'show-record', record});
		return {bytes: Buffer.from(ania.last('record')!.bytes), commit, company: ania.company()!};
	};

	test('holds the commitment that was shown before, the words of all, and the secret in the end', () => {
		const {bytes, commit, company} = playedTogether();
		const {fault, isFinished, isRevealed, header} = readRecord(bytes);
		expect({fault, isFinished, isRevealed}).toEqual({fault: undefined, isFinished: true, isRevealed: true});
		expect(header).toMatchObject({commit, words: ['trzy po trzy', 'Żółw', undefined]});
		expect(createHash('sha256').update(Buffer.from(company.reveal!, 'hex')).digest('hex')).toBe(commit);
		expect(bytes.toString().trimEnd().split('\n').at(-1)).toBe(`reveal ${company.reveal}`);
	});

	test('is refused when other words are in it than the deals followed from', () => {
		const {bytes} = playedTogether();
		expect(readRecord(Buffer.from(bytes.toString().replace('trzy po trzy', 'dwa po trzy'))).fault).toMatchObject({kind: 'forged-deal'});
	});

	test('is refused when another secret is revealed', () => {
		const {bytes, company} = playedTogether();
		const other = company.reveal!.replace(/^./, digit => digit === '0' ? '1' : '0');
		expect(readRecord(Buffer.from(bytes.toString().replace(company.reveal!, other))).fault).toMatchObject({kind: 'wrong-reveal'});
	});
});

describe('words added to the chance of the deals', () => {
	test('are seen by all at the table, and can be taken away before the match begins', () => {
		const village = villageOf();
		const [ania, olek] = [village.enter('Ania'), village.enter('Olek')];
		ania.ask({type: 'found', table: fiveUp(2)});
		olek.ask({type: 'watch', table: 1});
		ania.ask({type: 'words', text: 'raz'});
		expect(olek.company()!.words).toEqual(['raz', undefined]);
		ania.ask({type: 'words', text: ' '});
		expect(olek.company()!.words).toEqual([undefined, undefined]);
	});

	test('are taken as they are or refused, and never once the match has begun', () => {
		const village = villageOf();
		const [ania] = seated(village);
		const ewa = village.enter('Ewa');
		ewa.ask({type: 'words', text: 'x'});
		ewa.ask({type: 'found', table: fiveUp(2)});
		for (const text of ['"', 'a\u0000b', 'x'.repeat(41), 'a\u202Eb', 'a  b']) {
			ewa.ask({type: 'words', text});
		}

		ania.ask({type: 'words', text: 'x'});
		expect(ewa.refusals()).toEqual(['not-at-a-table', 'bad-words', 'bad-words', 'bad-words', 'bad-words', 'bad-words']);
		expect(ania.refusals()).toEqual(['has-begun']);
	});
});
