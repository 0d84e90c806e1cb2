/** The rules of Five Up in full, in Polish. */
import type {RulesWords} from '../../teaching.js';
import {listed} from '../nouns.js';

export const fiveUp: RulesWords = {
	sections: ({seats, boneyards}) => ({
		players: ['Partnerzy siedzą naprzeciw siebie i mają wspólny wynik.'],
		dealing: [`Przy ${listed(seats, 'lub')} osobach w talonie zostaje kamieni: ${listed(boneyards, 'lub')}. Wolno dobrać je wszystkie.`],
		lead: [
			'Kto otwiera pierwsze rozdanie rundy, wskazuje losowanie. Następne otwiera ten, kto wygra „przez domino!”; po blokadzie znowu jest losowanie.',
			'Otwarcie daje punkty jak każdy inny kamień. W samotnym kamieniu liczą się obie połówki.',
		],
		laying: [
			'Dublety leżą w poprzek ramienia. Kamień, do którego dokładamy dublet, zajmuje jeden z jego dłuższych boków; dublet na otwarcie ma oba wolne.',
			'Najpierw dłuższe boki: oba krótsze są dostępne dopiero wtedy, gdy oba dłuższe są zajęte.',
		],
		counting: [
			'W dublecie liczą się obie połówki, dopóki jego drugi dłuższy bok jest wolny; potem dublet się nie liczy.',
			'Sam krótszy bok się nie liczy: liczy się dopiero koniec kamienia, który do niego dołożono.',
		],
		scoring: ['Liczy się po każdym kamieniu, także po pierwszym i po ostatnim. Górnej granicy sumy nie ma, a 0 nic nie daje.'],
		stuck: [
			'Nie dobiera się z własnej woli: kto ma co zgrać, musi zgrać. Dobiera się po jednym kamieniu; pasujący trzeba zgrać od razu, a wybrać można tylko miejsce.',
			'Blokada jest wtedy, gdy wszyscy po kolei spasują.',
		],
		ending: [
			'Oczka najpierw się dodaje, a zaokrągla raz, na końcu. Gdy w trzy osoby obie pozostałe ręce są równe, żadna nie dostaje premii.',
		],
	}),
	captions: {
		leads: 'Kamienie na otwarcie i ich suma:',
		opening: 'Gdy oba dłuższe boki 6-6 są zajęte, dostępne są krótsze:',
		ledDouble: 'Dublet na otwarcie i dublet na końcu ramienia:',
		laidDouble: 'Gdy drugi dłuższy bok jest zajęty, dublet już się nie liczy:',
		doubleAtEnd: 'Dublet na końcu liczy się podwójnie:',
		shortSide: 'Dopiero kamień przy krótszym boku dodaje do sumy swój koniec:',
		fives: 'Wielokrotności pięciu i sumy, które nimi nie są:',
		large: 'Punkty dają też sumy większe niż 20:',
		lastTile: 'Ostatni kamień najpierw daje punkty sam, potem jest premia:',
		rounding: 'Zaokrągla się do najbliższej piątki:',
		outOfThree: 'A wygrywa „przez domino!”, a z dwóch pozostałych rąk niższą ma B:',
		outInPairs: 'A wygrywa „przez domino!”; C jest w parze z A, więc jego kamienie się nie liczą:',
		blocked: 'Blokada w dwie osoby:',
		level: 'Blokada, ręce równe:',
		blockedPairs: 'Blokada parami, A i C przeciw B i D:',
		blockedByWorst: 'Blokada w trzy osoby, tak jak się zwykle gra:',
		blockedBySum: 'To samo według zasady domowej blocked-bonus sum:',
	},
	whys: [
		'tak samo opis gry płaci drugiej z trzech osób, gdy ktoś wygra „przez domino!”. W dwie osoby i parami oba sposoby dają to samo.',
		'tak płacą gry pokrewne, a i słowa opisu można tak rozumieć.',
		'w innym miejscu sam opis gry płaci za 25.',
		'tak mówią wszystkie opisy tych gier, a zdania o liczeniu zakładają to milcząco.',
		'opis gry mówi tylko o jednej wygrywającej ręce.',
		'opis gry mówi tylko o pierwszym rozdaniu; u nas każda runda zaczyna się od nowa.',
	],
};
