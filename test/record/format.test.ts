import {describe, expect, it} from 'vitest';
import {seededSecret} from '../../source/chance.js';
import {newMatch} from '../../source/match/match.js';
import {step} from '../../source/match/reducer.js';
import {linesOf} from '../../source/record/format.js';
import {type Header, headerLines} from '../../source/record/header.js';
import {ownCopy} from '../../source/record/own-copy.js';
import {agree} from '../../source/rules/variant.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {tiles} from '../../source/rules/tile.js';
import {readRecord} from '../../source/record/replay.js';
import {bytesOf, manyTerms, randomRecord} from './random-records.js';

const twoPlayers: Header = {
	terms: agree(fiveUp, {seats: 2}),
	players: [{name: 'Ania', kind: 'human'}, {name: 'Klara', kind: 'bot', level: 'club'}],
};

describe('A header', () => {
	it('names the variant, all options and the seats', () => {
		expect(headerLines(twoPlayers)).toEqual([
			'dominogranie 1',
			'variant five-up',
			'option target 61',
			'option games 1',
			'option blocked-bonus worst',
			'seat 1 human "Ania"',
			'seat 2 bot club "Klara"',
		]);
	});

	it('names the pairs, the date, the chance and the players\' words after them', () => {
		const [ania, klara] = twoPlayers.players;
		const lines = headerLines({
			terms: agree(fiveUp, {seats: 4}),
			players: [ania, klara, ania, klara],
			date: '2026-01-10T11:25:00Z',
			secret: seededSecret('demo'),
			words: [undefined, 'łąka', undefined, ''],
		});
		expect(lines.slice(9)).toEqual([
			'team 1 1 3',
			'team 2 2 4',
			'date 2026-01-10T11:25:00Z',
			'secret 2a97516c354b68848cdbd8f54a226a0a55b21ed138e207ad6c5cbb9c00aa5aea',
			'words 2 "łąka"',
			'words 4 ""',
		]);
	});

	it('holds any name, as near as it can', () => {
		const names = ['a "b" c', 'x\ny\u{1B}[2J', '😀'.repeat(50), '\uD800'];
		const lines = names.map(name => headerLines({...twoPlayers, players: [{name, kind: 'human'}, twoPlayers.players[1]]}));
		expect(lines.map(header => header.at(-2))).toEqual([
			'seat 1 human "a \'b\' c"',
			'seat 1 human "x y [2J"',
			`seat 1 human "${'😀'.repeat(40)}"`,
			'seat 1 human "\uD800"',
		]);
		for (const header of lines) {
			expect(readRecord(bytesOf([...header, 'game 1'])).fault).toBeUndefined();
		}
	});

	it('refuses words that it cannot hold, for the deals follow from them', () => {
		expect(() => headerLines({...twoPlayers, words: ['say "x"']})).toThrow('cannot hold the words');
	});
});

describe('The lines of an action', () => {
	it('are those of the deal, with the game before its first', () => {
		const action = {type: 'deal', order: tiles, leader: 2} as const;
		const match = newMatch(agree(sevenToedPete, {seats: 4}), []);
		expect(linesOf(action, step(match, action))).toEqual([
			'game 1',
			'deal 1 lead 3 lot',
			'hand 1 0-0 1-0 1-1 2-0 2-1 2-2 3-0',
			'hand 2 3-1 3-2 3-3 4-0 4-1 4-2 4-3',
			'hand 3 4-4 5-0 5-1 5-2 5-3 5-4 5-5',
			'hand 4 6-0 6-1 6-2 6-3 6-4 6-5 6-6',
			'boneyard',
		]);
	});

	it('name the level of a bot that takes over a seat', () => {
		const match = newMatch(twoPlayers.terms, twoPlayers.players);
		const action = {
			type: 'seat', seat: 0, kind: 'bot', level: 'exec',
		} as const;
		expect(linesOf(action, step(match, action))).toEqual(['1 bot exec']);
	});
});

describe('A seat\'s own copy', () => {
	it('shows own tiles, the number of all others, and no secret', () => {
		const lines = ['secret 00', 'commit 11', 'hand 1 1-0 3-3', 'hand 2 0-0 6-4', 'boneyard 5-5 4-4 2-2', '1 draw 5-5', '2 draw 4-4', '2 4-4>5-5 =8', 'end blocked pips 1 2 points 0 0 score 0 0'];
		expect(lines.map(line => ownCopy(line, 0))).toEqual([undefined, 'commit 11', 'hand 1 1-0 3-3', 'hand 2 ?2', 'boneyard ?3', '1 draw 5-5', '2 draw ?', ...lines.slice(7)]);
		expect(lines.map(line => ownCopy(line, undefined))).toEqual([undefined, 'commit 11', 'hand 1 ?2', 'hand 2 ?2', 'boneyard ?3', '1 draw ?', '2 draw ?', ...lines.slice(7)]);
	});

	it('of a boneyard without tiles shows that it is empty', () => {
		expect(ownCopy('boneyard', 0)).toBe('boneyard');
	});

	it('never names a tile that the seat neither held nor saw laid', () => {
		for (const [seed, terms] of manyTerms.entries()) {
			const {lines} = randomRecord(terms, seed, {busy: false});
			const hidden = lines.filter(line => /^(?:hand [^1]|boneyard .|[^1] draw)/.test(line)).map(line => ownCopy(line, 0));
			expect(hidden.join(' ')).not.toMatch(/\d-\d/);
			expect(hidden.join(' ')).toMatch(/\?/);
		}
	});
});
