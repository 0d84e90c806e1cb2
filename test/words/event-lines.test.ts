import {describe, expect, test} from 'vitest';
import {type Event, seenBy} from '../../source/match/events.js';
import {type Variant, agree} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {variants} from '../../source/variants/index.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {eventLine, eventLines} from '../../source/words/event-lines.js';
import {languages} from '../../source/words/language.js';
import type {Reader} from '../../source/words/who.js';
import {wordsFor} from '../../source/words/words-for.js';
import {tile} from '../helpers/notation.js';
import {playRandomMatch} from '../helpers/play-matches.js';
import {readerOf} from '../helpers/sentences.js';

const reader = (variant: Variant, seat?: number, seats = 4) => readerOf(agree(variant, {seats, games: 3}), seat);

/** The event in English and in Polish: to its own seat, to another, each "English | Polish". */
function told(event: Event, variant: Variant = fiveUp, seats = 2): {readonly own: string; readonly other: string} {
	const lines = (seat: number) => languages.map(language => eventLine(wordsFor(language), event, reader(variant, seat, seats))).join(' | ');
	return {own: lines(0), other: lines(1)};
}

const laid = {
	type: 'laid', seat: 0, tile: tile('5-3'), host: tile('5-5'), count: 15, points: 3, another: false, out: false,
} as const;

describe('a tile laid', () => {
	test('is told with its sum and points, "you" and others apart', () => {
		expect(told(laid)).toEqual({
			own: 'You lay 5-3 on 5-5: sum 15, 3 points. | Dokładasz 5-3 do 5-5: suma 15, 3 punkty.',
			other: 'Klara lays 5-3 on 5-5: sum 15, 3 points. | Klara dokłada 5-3 do 5-5: suma 15, 3 punkty.',
		});
	});

	test('without points is told with its sum', () => {
		expect(told({...laid, count: 14, points: 0}).other).toBe('Klara lays 5-3 on 5-5: sum 14. | Klara dokłada 5-3 do 5-5: suma 14.');
	});

	test('as the lead has no host; in Polish a double is led as a double', () => {
		expect(told({
			...laid, host: undefined, count: 8, points: 0,
		})).toEqual({
			own: 'You lead 5-3: sum 8. | Otwierasz kamieniem 5-3: suma 8.',
			other: 'Klara leads 5-3: sum 8. | Klara otwiera kamieniem 5-3: suma 8.',
		});
		expect(told({
			...laid, tile: tile('5-5'), host: undefined, count: 10, points: 2,
		}).own).toBe('You lead 5-5: sum 10, 2 points. | Otwierasz dubletem 5-5: suma 10, 2 punkty.');
	});

	test('as the last one is a domino', () => {
		expect(told({...laid, out: true}).other).toBe('Klara lays 5-3 on 5-5: sum 15, 3 points. Domino! | Klara dokłada 5-3 do 5-5: suma 15, 3 punkty. Domino!');
	});

	test('in Seven-Toed Pete may earn another tile; the point is for going out', () => {
		expect(told({...laid, points: 0, another: true}, sevenToedPete, 4)).toEqual({
			own: 'You lay 5-3 on 5-5: sum 15, you may lay another tile. | Dokładasz 5-3 do 5-5: suma 15, możesz dołożyć kolejny kamień.',
			other: 'Klara lays 5-3 on 5-5: sum 15, may lay another tile. | Klara dokłada 5-3 do 5-5: suma 15, może dołożyć kolejny kamień.',
		});
		expect(told({...laid, points: 1, out: true}, sevenToedPete, 4).other).toBe('Klara lays 5-3 on 5-5: sum 15. Domino! 1 point. | Klara dokłada 5-3 do 5-5: suma 15. Domino! 1 punkt.');
	});

	test('in Double Bergen scores for like ends, whatever the sum', () => {
		expect(told(laid, doubleBergen).other).toBe('Klara lays 5-3 on 5-5: 3 points for like ends. | Klara dokłada 5-3 do 5-5: 3 punkty za jednakowe końce.');
		expect(told({...laid, points: 0}, doubleBergen).other).toBe('Klara lays 5-3 on 5-5. | Klara dokłada 5-3 do 5-5.');
		expect(told({
			...laid, tile: tile('5-5'), host: undefined, points: 2,
		}, doubleBergen).other).toBe('Klara leads 5-5: 2 points for the lead double. | Klara otwiera dubletem 5-5: 2 punkty za pierwszy dublet.');
	});
});

describe('who leads a deal, and why', () => {
	test.each([
		['lot', 'Deal 2. By lot you lead. | Rozdanie 2. Losowanie: otwierasz ty.', 'Deal 2. By lot Klara leads. | Rozdanie 2. Losowanie: otwiera Klara.'],
		[
			'out',
			'Deal 2. You lead, having gone out. | Rozdanie 2. Po wygranej „przez domino!” otwierasz ty.',
			'Deal 2. Klara leads, having gone out. | Rozdanie 2. Po wygranej „przez domino!” otwiera Klara.',
		],
		[
			'left',
			'Deal 2. Next to the left: you lead. | Rozdanie 2. Kolejne miejsce z lewej: otwierasz ty.',
			'Deal 2. Next to the left: Klara leads. | Rozdanie 2. Kolejne miejsce z lewej: otwiera Klara.',
		],
	] as const)('%s', (why, own, other) => {
		expect(told({
			type: 'dealt', deal: 2, leader: 0, why,
		})).toEqual({own, other});
	});
});

test('drawing, passing and stopping', () => {
	const drew = {
		type: 'drew', seat: 0, tile: tile('5-3'), drawable: 2,
	} as const;
	expect(told(drew).own).toBe('You draw 5-3. | Dobierasz 5-3.');
	expect(told({...drew, tile: undefined}).other).toBe('Klara draws a tile. | Klara dobiera kamień.');
	expect(told({type: 'passed', seat: 0, lead: false})).toEqual({own: 'You pass. | Pasujesz.', other: 'Klara passes. | Klara pasuje.'});
	expect(told({type: 'passed', seat: 0, lead: true})).toEqual({
		own: 'You cannot lead and pass the lead on. | Nie masz czym otworzyć i oddajesz otwarcie.',
		other: 'Klara cannot lead and passes the lead on. | Klara nie ma czym otworzyć i oddaje otwarcie.',
	});
	expect(told({type: 'stopped', seat: 0})).toEqual({own: 'You stop. | Kończysz kolejkę.', other: 'Klara stops. | Klara kończy kolejkę.'});
});

test('comings and goings, hints and moves taken back', () => {
	expect(told({type: 'left', seat: 0}).other).toBe('Klara loses the connection. | Klara traci połączenie.');
	expect(told({type: 'back', seat: 0})).toEqual({own: 'You are back at the table. | Wracasz do stołu.', other: 'Klara is back at the table. | Klara wraca do stołu.'});
	expect(told({
		type: 'seated', seat: 0, kind: 'bot', level: 'club',
	}).other).toBe('From here a bot (club) plays for Klara. | Klara: od teraz gra tu bot (klubowicz).');
	expect(told({type: 'seated', seat: 0, kind: 'human'})).toEqual({own: 'You take over. | Przejmujesz grę.', other: 'Klara takes over. | Klara przejmuje grę.'});
	expect(told({type: 'took-back', seat: 0}).own).toBe('You take a move back. | Cofasz ruch.');
	expect(told({type: 'hinted', seat: 0}).other).toBe('Klara asks for a hint. | Klara prosi o podpowiedź.');
});

test('pairs win together, and "you" are named first', () => {
	expect(told({type: 'game-over', game: 2, winner: 0}, fiveUp, 4)).toEqual({
		own: 'You and Zofia win game 2. | Ty i Zofia wygrywacie rundę 2.',
		other: 'Klara and Zofia win game 2. | Klara i Zofia wygrywają rundę 2.',
	});
	expect(told({type: 'match-over', winner: 0})).toEqual({own: 'You win the match. | Wygrywasz mecz.', other: 'Klara wins the match. | Klara wygrywa mecz.'});
});

test('several people at one keyboard all have their names', () => {
	expect(eventLine(wordsFor('pl'), laid, reader(fiveUp))).toBe('Klara dokłada 5-3 do 5-5: suma 15, 3 punkty.');
});

describe('draws in a row share a line', () => {
	const draws = ['6-1', '2-0', '5-4'].map(text => ({
		type: 'drew', seat: 0, tile: tile(text), drawable: 4,
	} as const));
	const lines = (seat: number, language: 'en' | 'pl') => eventLines(wordsFor(language), [...draws, laid].map(event => seenBy(event, seat)), reader(fiveUp, seat, 2));

	test('own tiles are named', () => {
		expect(lines(0, 'en')).toEqual(['You draw 6-1, 2-0 and 5-4.', 'You lay 5-3 on 5-5: sum 15, 3 points.']);
		expect(lines(0, 'pl')[0]).toBe('Dobierasz 6-1, 2-0 i 5-4.');
	});

	test('others\' tiles are counted', () => {
		expect(lines(1, 'en')[0]).toBe('Klara draws 3 tiles.');
		expect(lines(1, 'pl')[0]).toBe('Klara dobiera 3 kamienie.');
	});

	test('but not those of two players', () => {
		const two = [draws[0], {...draws[1], seat: 1}].map(event => seenBy(event, undefined));
		expect(eventLines(wordsFor('en'), two, reader(fiveUp))).toEqual(['Klara draws a tile.', 'Łucja draws a tile.']);
	});
});

test('a line has at most 76 columns with names of twelve characters', () => {
	for (const variant of variants) {
		for (const seats of variant.seats) {
			const terms = agree(variant, {seats, games: 3});
			const players = ['Klementyna 1', 'Bonifacy 123', 'Wirgiliusz 3', 'Ermenegilda4'].slice(0, seats).map(name => ({name, kind: 'human'} as const));
			const readers: readonly Reader[] = [{terms, players, seat: undefined}, {terms, players, seat: 1}];
			playRandomMatch(terms, {
				seed: seats, players, watch({events}) {
					for (const language of languages) {
						for (const one of readers) {
							for (const line of events.map(event => eventLine(wordsFor(language), seenBy(event, one.seat), one))) {
								expect(line.length, line).toBeLessThanOrEqual(76);
							}
						}
					}
				},
			});
		}
	}
});
