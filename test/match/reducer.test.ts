import {expect, test} from 'vitest';
import {type Action, refusalOf} from '../../source/match/action.js';
import {type Event, seenBy} from '../../source/match/events.js';
import {type Match, type Player, newMatch} from '../../source/match/match.js';
import {reducer, step} from '../../source/match/reducer.js';
import {draw, pass} from '../../source/rules/move.js';
import {tiles} from '../../source/rules/tile.js';
import {type Terms, agree} from '../../source/rules/variant.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {
	move, orderOf, tile,
} from '../helpers/notation.js';
import {bots, playRandomMatch} from '../helpers/play-matches.js';

const two = agree(fiveUp, {seats: 2});
const human: Player = {name: 'Ania', kind: 'human'};
const bot: Player = {name: 'Klara', kind: 'bot', level: 'casual'};

function begun(terms: Terms, hands: readonly string[], {players = bots(terms.seats), boneyard = ''}: {players?: readonly Player[]; boneyard?: string} = {}): Match {
	return reducer(newMatch(terms, players), {type: 'deal', order: orderOf(terms, {hands, boneyard}), leader: 0});
}

function play(match: Match, ...moves: ReadonlyArray<[number, string]>): {match: Match; events: Event[]} {
	const events: Event[] = [];
	let present = match;
	for (const [seat, text] of moves) {
		const next = step(present, {type: 'move', seat, move: move(text)});
		present = next.match;
		events.push(...next.events);
	}

	return {match: present, events};
}

test('dealing tells the game and the deal, laying tells count and points', () => {
	const {events} = step(newMatch(two, bots(2)), {type: 'deal', order: orderOf(two, {hands: ['6-4', '']}), leader: 0});
	expect(events).toEqual([{type: 'game-began', game: 1}, {
		type: 'dealt', deal: 1, leader: 0, why: 'lot',
	}]);
	expect(play(begun(two, ['6-4', '']), [0, '6-4']).events).toEqual([{
		type: 'laid', seat: 0, tile: tile('6-4'), host: undefined, count: 10, points: 2, another: false, out: false,
	}]);
});

test('a match that was stepped from is as it was', () => {
	const match = begun(two, ['6-4', '4-4']);
	const before = structuredClone({...match, terms: undefined, table: {...match.table, deal: undefined}});
	const deal = match.table!.deal.copy();
	play(match, [0, '6-4'], [1, '4-4>6-4']);
	expect({...match, terms: undefined, table: {...match.table, deal: undefined}}).toEqual(before);
	expect(match.table!.deal).toEqual(deal);
});

test('what is not allowed is refused in a word, thrown by the reducer, and changes nothing', () => {
	const match = begun(two, ['6-4', '4-4']);
	const bad: Action = {type: 'move', seat: 1, move: move('4-4')};
	expect(refusalOf(match, bad)).toBe('not-your-turn');
	expect(() => reducer(match, bad)).toThrow('not-your-turn');
	expect(refusalOf(match, {type: 'move', seat: 0, move: draw})).toBe('you-can-lead');
	expect(refusalOf(match, {type: 'move', seat: 0, move: pass})).toBe('you-can-lead');
	expect(refusalOf(match, {type: 'move', seat: 5, move: pass})).toBe('no-such-seat');
	expect(refusalOf(match, {type: 'deal', order: tiles, leader: 0})).toBe('deal-in-play');
});

test.each([
	['6-4>5-5', 'lead-first'],
	['6-3', 'tile-not-in-hand'],
])('leading with %s is refused: %s', (text, word) => {
	expect(refusalOf(begun(two, ['6-4 5-5', '6-3']), {type: 'move', seat: 0, move: move(text)})).toBe(word);
});

test.each([
	['6-1', 'table-is-not-empty'],
	['6-1>5-5', 'host-not-on-table'],
	['6-1>4-4', 'does-not-fit'],
	['6-3>6-4', 'place-is-covered'],
	['draw', 'you-can-play'],
	['pass', 'you-can-play'],
	['stop', 'nothing-to-stop'],
	['1-0>6-4', 'does-not-fit'],
])('after 6-4 6-6>6-4 4-4>6-4 6-5>6-6 the reply %s is refused: %s', (text, word) => {
	const {match} = play(begun(two, ['6-4 4-4 3-1', '6-6 6-5 6-1 6-3 1-0']), [0, '6-4'], [1, '6-6>6-4'], [0, '4-4>6-4']);
	expect(refusalOf(match, {type: 'move', seat: 1, move: move(text)})).toBe(word);
});

test('the deal must be of the whole set and led by the right seat', () => {
	const match = newMatch(two, bots(2));
	expect(refusalOf(match, {type: 'deal', order: tiles.slice(1), leader: 0})).toBe('not-the-set');
	expect(refusalOf(match, {type: 'deal', order: [...tiles.slice(1), tiles[1]], leader: 0})).toBe('not-the-set');
	expect(refusalOf(match, {type: 'deal', order: tiles, leader: 2})).toBe('wrong-leader');
});

test('taking back goes to just before the last own tile; draws before it stay', () => {
	const match = begun(two, ['6-4 1-1', '3-3 2-2 3-2 1-0 2-0'], {players: [bot, human], boneyard: '5-5 6-6'});
	const later = play(match, [0, '6-4'], [1, 'draw'], [1, 'draw'], [1, '6-6>6-4']).match;
	const back = step(later, {type: 'undo', seat: 1});
	expect(back.events).toEqual([{type: 'took-back', seat: 1}]);
	const {deal} = (back.match.table!);
	expect([deal.turn, deal.layout.size, deal.drawable]).toEqual([1, 1, 16]);
	expect(refusalOf(back.match, {type: 'undo', seat: 1})).toBe('nothing-to-take-back');
});

test('nothing is taken back while other people play, nor after the deal', () => {
	const people = begun(two, ['6-4', ''], {players: [human, human]});
	expect(refusalOf(play(people, [0, '6-4']).match, {type: 'undo', seat: 0})).toBe('people-at-the-table');
	const over = playRandomMatch(two, {seed: 1, players: [human, bot]});
	expect(refusalOf(over, {type: 'undo', seat: 0})).toBe('no-deal-in-play');
});

test('taking back again and again comes to the start, and playing on from there is like new', () => {
	const terms = agree(sevenToedPete, {seats: 4});
	const players = [human, bot, bot, bot];
	for (let seed = 0; seed < 10; seed++) {
		let match = playRandomMatch(terms, {seed, most: 25, players});
		const table = match.table!;
		while (refusalOf(match, {type: 'undo', seat: 0}) === undefined) {
			const shorter = reducer(match, {type: 'undo', seat: 0});
			expect(shorter.table!.played.length).toBeLessThan(match.table!.played.length);
			match = shorter;
		}

		let again = match;
		for (const {seat, move: one} of table.played.slice(match.table!.played.length)) {
			again = reducer(again, {type: 'move', seat, move: one});
		}

		expect(again.table!.deal).toEqual(table.deal);
	}
});

test('comings and goings change who plays and nothing else', () => {
	const match = begun(two, ['', ''], {players: [human, human]});
	const away = reducer(match, {type: 'left', seat: 1});
	expect(refusalOf(away, {type: 'left', seat: 1})).toBe('already-away');
	const helped = reducer(away, {
		type: 'seat', seat: 1, kind: 'bot', level: 'club',
	});
	expect(helped.players[1]).toEqual({
		name: 'Ania', kind: 'bot', level: 'club', away: true,
	});
	const back = reducer(reducer(helped, {type: 'back', seat: 1}), {type: 'seat', seat: 1, kind: 'human'});
	expect(back.players[1]).toEqual({
		name: 'Ania', kind: 'human', level: undefined, away: false,
	});
	expect(back.table).toBe(match.table);
	expect(refusalOf(back, {type: 'back', seat: 1})).toBe('not-away');
});

test('a drawn tile is seen by its drawer alone', () => {
	const drew: Event = {
		type: 'drew', seat: 1, tile: tile('6-6'), drawable: 3,
	};
	expect(seenBy(drew, 1)).toBe(drew);
	expect(seenBy(drew, 0)).toEqual({...drew, tile: undefined});
	expect(seenBy(drew, undefined)).toEqual({...drew, tile: undefined});
});
