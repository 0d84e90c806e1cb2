import {describe, expect, test} from 'vitest';
import {knowledgeOf} from '../../source/bots/inference.js';
import {viewOf} from '../../source/match/view.js';
import {tilesOf} from '../../source/rules/hand.js';
import {formatTile} from '../../source/rules/tile.js';
import {type Terms, agree} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {matchAt} from '../helpers/match-at.js';
import {type Position, hand} from '../helpers/notation.js';

/** What the first seat knows of the others' tiles: for each batch the seat, from 0, how many are hidden, and which of `among` they cannot be. */
function known(terms: Terms, position: Position, {moves, among}: {moves: string; among: string}): string[] {
	const {batches} = knowledgeOf(viewOf(matchAt(terms, position, moves), 0));
	return batches.map(({seat, size, excluded}) => {
		const impossible = tilesOf(hand(among) & excluded);
		return `seat ${seat}: ${size} tiles, not ${impossible.map(one => formatTile(one)).join(' ')}`;
	});
}

describe('Five Up', () => {
	const terms = agree(fiveUp, {seats: 2});
	const among = '1-1 2-2 3-3 4-4 6-2 6-3 6-5';

	test('nothing is known at first', () => {
		expect(known(terms, {hands: ['6-6 6-1 5-0 4-0 1-0', '']}, {moves: '', among})).toEqual(['seat 1: 5 tiles, not ']);
	});

	test('who had to draw held nothing that fitted; what he drew and kept did not fit either', () => {
		const position = {hands: ['6-6 6-1 5-0 4-0 1-0', '5-4 5-3 4-3 5-5 5-1'], boneyard: '2-2 3-3 6-2'};
		expect(known(terms, position, {moves: '6-6 draw draw draw 6-2>6-6', among})).toEqual(['seat 1: 7 tiles, not 6-2 6-3 6-5']);
	});

	/** The other player is stuck twice: first on 5 and 4, when he draws 3-2 and 4-2, then on 1 and 0, when he draws 4-3, 5-3 and 6-0. */
	const twiceStuck = {
		position: {hands: ['5-4 5-1 2-0 6-5 6-2', '6-6 3-3 6-3 2-2 1-1'], boneyard: '3-2 4-2 4-3 5-3 6-0'},
		moves: '5-4 draw draw 4-2>5-4 5-1>5-4 1-1>5-1 2-0>4-2 draw draw draw 6-0>2-0',
		among: '5-5 4-1 4-0 1-0 2-1 3-0 6-4',
	};

	test('what was drawn later may be what was missing before', () => {
		expect(known(terms, twiceStuck.position, twiceStuck)).toEqual([
			'seat 1: 5 tiles, not 1-0 2-1 3-0 4-0 4-1 5-5 6-4',
			'seat 1: 2 tiles, not 1-0 2-1 3-0 4-0 4-1',
		]);
	});

	test('a laid tile leaves the batch that held it, if only one can have held it', () => {
		const {position, moves} = twiceStuck;
		const seen = (more: string) => knowledgeOf(viewOf(matchAt(terms, position, `${moves} ${more}`), 0));
		const certain = seen('6-5>6-0 5-3>6-5');
		expect(certain.batches.map(({size}) => size)).toEqual([5, 1]);
		expect(certain.laid).toEqual([]);
		const uncertain = seen('6-2>6-0 2-2>6-2');
		expect(uncertain.batches.map(({size}) => size)).toEqual([5, 2]);
		expect(uncertain.laid).toEqual([0b11]);
	});
});

describe('Seven-Toed Pete', () => {
	const terms = agree(sevenToedPete, {seats: 4});

	test('who passed the lead on holds no tile that may be led', () => {
		const position = {hands: ['', '6-5 6-3 6-2 6-1 6-0 5-4 5-3', '6-6 5-5', ''], leader: 1};
		expect(known(terms, position, {moves: 'pass 6-6', among: '4-4 5-0 6-4 4-0'})[0]).toBe('seat 1: 7 tiles, not 4-4 5-0 6-4');
	});

	test('who had earned another tile and did not go on held nothing that fitted', () => {
		const position = {hands: ['', '5-5 6-4 6-3 6-2 4-3 4-2 3-2', '', ''], leader: 1};
		expect(known(terms, position, {moves: '5-5', among: '5-4 5-3 6-6'})[0]).toBe('seat 1: 6 tiles, not 5-3 5-4');
	});

	test('a stop tells nothing for certain', () => {
		const position = {hands: ['', '5-5 6-5 6-3 6-2 4-3 4-2 3-2', '', ''], leader: 1};
		expect(known(terms, position, {moves: '5-5 stop', among: '5-4 5-3 6-6'})[0]).toBe('seat 1: 6 tiles, not ');
	});
});

describe('Double Bergen', () => {
	test('when all draw for the lead, nobody keeps a double that he draws', () => {
		const terms = agree(doubleBergen, {seats: 2});
		const position = {hands: ['6-5 6-4 6-3 6-2 6-1 6-0', '5-4 5-3 5-2 5-1 5-0 4-3'], boneyard: '4-1 4-2 4-0 3-3'};
		expect(known(terms, position, {moves: 'pass pass draw draw draw draw 3-3', among: '6-6 5-5 2-1'})).toEqual(['seat 1: 7 tiles, not 5-5 6-6']);
	});

	test('while the cross is filled only tiles of its suit are missing', () => {
		const terms = agree(doubleBergen, {seats: 2});
		const position = {hands: ['6-6 6-1 5-0 4-0 1-0', '5-4 5-3 4-3 5-5 5-1 5-2'], boneyard: '6-2'};
		expect(known(terms, position, {moves: '6-6 draw 6-2>6-6 6-1>6-6', among: '6-3 2-2 1-1'})).toEqual(['seat 1: 6 tiles, not 6-3']);
	});
});
