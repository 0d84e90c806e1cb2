/** The accessible mode in Polish. Names stay in the nominative: nobody knows how they are declined. */
import type {PlainWords} from '../en/plain.js';
import type {ToldEnd} from '../plain.js';
import {several} from '../who.js';
import {pointsEach} from './bonus.js';
import {
	listed, people as persons, pips, points, tiles,
} from './nouns.js';
import {people, subject} from './people.js';

function end({letter, pip, host, double, counts}: ToldEnd): string {
	const worth = counts === undefined ? ', nie liczy się' : (double ? `, dublet, liczy się za ${counts}` : '');
	return `${letter === undefined ? '' : `${letter}: `}${pip} przy ${host}${worth}${letter === undefined ? ', jeszcze niedostępny' : ''}`;
}

const numbered = (number: number | undefined) => number === undefined ? '' : `${number}: `;
const suits = ['zera', 'jedynki', 'dwójki', 'trójki', 'czwórki', 'piątki', 'szóstki'];
const bestOf = (most: number) => most > 1 ? `, mecz do ${(most + 1) / 2} wygranych rund` : '';

export const plain: PlainWords = {
	typed: {
		ends: ['końce', 'suma'],
		hand: ['ręka'],
		counts: ['wynik', 'wyniki', 'liczby', 'punkty'],
		layout: ['układ', 'ramiona', 'stół'],
		last: ['ostatnie', 'ostatni', 'ruchy'],
		help: ['pomoc', 'klawisze'],
		rules: ['zasady'],
		play: ['dołóż', 'zagraj', 'graj', 'otwórz'],
		preview: ['sprawdź', 'gdyby'],
		draw: ['dobierz', 'dobieram'],
		pass: ['pas', 'pasuję'],
		stop: ['koniec', 'stop', 'kończę'],
		next: ['dalej'],
		hint: ['podpowiedź', 'rada'],
		undo: ['cofnij'],
		tracker: ['kamienie', 'spis'],
		say: ['powiedz'],
		quit: ['wyjdź', 'wyjście'],
		on: ['do', 'na', 'przy'],
	},
	begin: {
		match: ({variant, target, games: most}) => `${variant}, do ${target}${bestOf(most)}.`,
		house: (rule, value) => `Zasada domowa, ${rule}: ${value}.`,
		seats: names => `Kolejność gry: ${listed(names)}.`,
		bot: (name, level) => `${name} (bot, ${level})`,
		program: name => `${name} (program z zewnątrz)`,
		pair: pair => people(pair),
		pairs: pairs => `Parami: ${pairs.join(' przeciw parze ')}.`,
		help: 'Wpisz polecenie i naciśnij Enter; ? wypisuje polecenia.',
		goesOn: 'Mecz toczy się dalej od miejsca, w którym został przerwany.',
		game: number => `Zaczyna się runda ${number}.`,
	},
	turn: {
		yours: name => name === undefined ? 'Twoja kolej.' : `${name}, twoja kolej.`,
		canPlay: all => `Możesz dołożyć ${all.join('; ')}.`,
		canPlayOrStop: all => `Możesz dołożyć ${all.join('; ')}; albo wpisz koniec.`,
		leadAny: 'Możesz otworzyć dowolnym kamieniem.',
		lead: leads => `Możesz otworzyć kamieniem ${listed(leads, 'lub')}.`,
		draw: 'Nic nie pasuje: wpisz dobierz.',
		drawForLead: 'Nikt nie ma czym otworzyć: wpisz dobierz.',
		pass: 'Nic nie pasuje: wpisz pas.',
		passLead: 'Nie masz czym otworzyć: wpisz pas.',
		of: name => `Teraz gra ${name}.`,
		drawn: tile => `${tile} pasuje i trzeba go zgrać:`,
	},
	told: {
		tile: ({number, tile, places: hosts}) => `${numbered(number)}${tile}${hosts.length === 0 ? '' : ` do ${listed(hosts, 'lub')}`}`,
		hand: all => `Twoja ręka: ${all.join('; ')}.`,
		noTiles: 'Nie masz kamieni.',
		end,
		ends: (all, result) => `Końce: ${all.join('; ')}. ${result}`,
		sum: (count, earned) => `Suma ${count}${earned > 0 ? `, ${points(earned)}` : ''}.`,
		sumAndLikeness: (count, earned, isLead) => `Suma ${count}${earned > 0 ? `; ${isLead ? 'pierwszy dublet' : 'jednakowe końce'}: ${points(earned)}` : ''}.`,
		empty: 'Stół jest pusty.',
		arm: ({host, tiles: own, start, tip}) =>
			`${host === undefined ? `Linia${start === undefined ? '' : ` od końca ${start}`}` : `Ramię od ${host}`}: ${own.join(', ')}${tip === undefined ? '' : `, koniec ${tip}`}.`,
		withShortEnd: (tile, letter) => `${tile} z końcem ${letter} z boku`,
		entry: ({who, number}) => `${people(who)} ${number}`,
		score: (entries, target) => `Wynik: ${entries.join(', ')}; do ${target}.`,
		games: (entries, most) => `Wygrane rundy: ${entries.join(', ')}; mecz do ${(most + 1) / 2} wygranych.`,
		tiles: entries => `Kamienie: ${entries.join(', ')}.`,
		boneyard: (count, closed) => `Talon: ${tiles(count)}${closed > 0 ? `, w tym ${closed} zamknięte` : ''}.`,
	},
	places: {
		result: ({count, points: earned, another, out}) => [
			...(count === undefined ? [] : [`suma ${count}`]),
			...(earned === undefined ? [] : [earned === 0 ? 'bez punktów' : points(earned)]),
			...(another ? ['kolejny kamień'] : []),
			...(out ? ['domino'] : []),
		].join(', '),
		several: (tile, count) => `${tile} pasuje w ${count} ${count === 1 ? 'miejscu' : 'miejscach'}:`,
		place: ({number, host, letter, result}) =>
			`${numbered(number)}${host === undefined ? 'na otwarcie' : `do ${host}`}${letter === undefined ? '' : `, koniec ${letter}`}: ${result}.`,
		tileAt: (tile, {number, host, letter, result}) =>
			`${numbered(number)}${tile} ${host === undefined ? 'na otwarcie' : `do ${host}`}${letter === undefined ? '' : `, koniec ${letter}`}: ${result}.`,
		answer: most => most === 1 ? 'Wpisz 1, żeby go zgrać.' : `Wpisz numer od 1 do ${most}.`,
		stale: 'To pytanie jest już nieaktualne: kolejka się zmieniła i żaden kamień nie został zgrany. Wpisz kamień jeszcze raz.',
		fitsNowhere: tile => `${tile} nigdzie nie pasuje.`,
		noEnd: letter => `Nie ma końca ${letter}, do którego można dołożyć.`,
		noNumber: number => `Nie masz kamienia o numerze ${number}.`,
	},
	tracker: {
		table: all => `Na stole: ${all.join(', ')}.`,
		own: all => `W twojej ręce: ${all.join(', ')}.`,
		unseen: all => all.length === 0 ? 'Wszystkie kamienie już widać.' : `Jeszcze niewidziane: ${all.join(', ')}.`,
		suit: (pip, unseen) => `${suits[pip]} ${unseen}`,
		suits: all => `Niewidziane według oczek: ${all.join(', ')}.`,
	},
	over: {
		hand: (who, {left, sum}) => `${subject(who)}: ${left.length === 0 ? 'bez kamieni' : `${left.join(', ')}, ${pips(sum)}`}.`,
		paid: {
			wentOut: ({who, each}) => `„Przez domino!”: ${people(who)}, ${several(who) ? pointsEach(each) : points(each)}.`,
			pips: (who, {sum, earned}) => `Premia: ${people(who)}, ${points(earned)}; oczka: ${sum}.`,
			dealWon: (who, earned) => `Wygrane rozdanie: ${people(who)}, ${points(earned)}.`,
			lowest: (who, {left, earned}) => `Najniższa ręka, ${pips(left)}: ${people(who)}, ${points(earned)}.`,
		},
		nextDeal: deal => `Enter lub dalej: rozdanie ${deal}.`,
		nextGame: game => `Enter lub dalej: runda ${game}.`,
	},
	hotSeat: {
		pass: name => `Przekaż klawiaturę. Teraz gra ${name}: naciśnij Enter.`,
		hidden: 'Wierszy nie da się usunąć: wypisana ręka zostaje wyżej i można ją tam znaleźć.',
	},
	leaving: {
		kept: command => `Mecz jest zachowany. Żeby go dokończyć: ${command}`,
		lost: 'Mecz nie jest zapisywany, więc przepada.',
		wouldBeLost: 'Mecz nie jest zapisywany i przepadnie: wpisz wyjdź jeszcze raz, żeby wyjść.',
	},
	refused: {
		unknown: text => `Nie znam polecenia ${text}; ? wypisuje polecenia.`,
		noSuchTile: text => `Nie ma kamienia ${text}: połówka ma od 0 do 6 oczek.`,
		nobodyToTell: 'Nikt nie gra tu przy innej klawiaturze: nie ma komu tego powiedzieć.',
		notInTurn: 'O podpowiedź można prosić tylko w swojej kolejce.',
	},
	menu: {
		play: ({variant, seats, target, games: most, level}) =>
			`Zagraj: ${variant}, ${persons(seats)}, do ${target}${bestOf(most)}${level === undefined ? '' : `, boty: ${level}`}`,
		another: 'Zagraj w coś innego',
		heading: what => `${what}?`,
		choice: (number, text) => `${number}: ${text}${/[.!?]$/.test(text) ? '' : '.'}`,
		pick: (most, usual) => `Wpisz numer od 1 do ${most}; sam Enter to ${usual}.`,
		noAnswer: text => `${text} to nie jest odpowiedź.`,
		asks: (what, {possible, usual}) => `${what}: ${possible}; sam Enter to ${usual}.`,
		range: (low, high) => `od ${low} do ${high}`,
		oneOf: possible => listed(possible, 'lub'),
		people: 'Ile osób gra przy tej klawiaturze',
		games: 'Ile najwyżej rund ma mecz',
		anyName: 'najwyżej 40 znaków',
	},
	drawing: 'd albo dobierz: dobieranie, aż trafi się pasujący kamień.',
	drawingForLeadToo: 'd albo dobierz: dobieranie, aż trafi się pasujący kamień; jeden, gdy nikt nie ma czym otworzyć.',
	help: [
		'Te klawisze i polecenia działają zawsze, także poza twoją kolejką.',
		'Wpisz kamień, żeby go zgrać: 5-3 albo 53, albo jego numer w ręce. Gdy pasuje w kilku miejscach, podaj też miejsce: 5-3 do 5-5 albo 5-3 b.',
		'dołóż: jedyny pasujący kamień albo lista do wyboru. sprawdź 5-3: co da ten kamień; samo sprawdź: co da każdy.',
		'pas: gdy nic nie pasuje. koniec: zamiast kolejnego kamienia. p: to z tych dwóch, które wolno.',
		'e: końce i ich suma. h: twoja ręka i dokąd pasują kamienie. c: wynik i ile kto ma kamieni. b: układ, ramię po ramieniu. l: ostatnie ruchy.',
		'n, dalej albo sam Enter: następne rozdanie. W twojej kolejce sam Enter przypomina, co możesz zrobić.',
		'i albo podpowiedź: co zagrać i dlaczego. u albo cofnij: cofnięcie ostatniego kamienia, tylko w grze z botami. t albo kamienie: czego jeszcze nie widać.',
		'zasady: jak się gra.',
	],
	helpToLeave: 'q albo wyjdź: wyjście; mecz zostaje zachowany.',
};

