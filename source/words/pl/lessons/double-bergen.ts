/** The lesson in Double Bergen, in Polish. */
import type {StepWords} from '../../teaching.js';

export const doubleBergen: Readonly<Record<string, StepWords>> = {
	lead: {
		tell: 'Tu niczego się nie sumuje: punkty dają jednakowe końce. Każde z was ma sześć kamieni, a ty otwierasz. Otwiera się dubletem i już on sam daje punkty.',
		after: '6-6 to jedyny spinner tego rozdania.',
	},
	cross: {
		tell: 'Najpierw krzyż: do spinnera trzeba dołożyć cztery kamienie, zanim wolno dołożyć gdzie indziej. Do 6-3 na razie nic nie wolno.',
		after: 'Dłuższe boki są zajęte; teraz dostępne są krótsze.',
	},
	draw: {
		tell: 'Jeden bok 6-6 jest jeszcze wolny, a ty nie masz już szóstki. Kto nie ma czego zgrać, musi dobierać, aż trafi na pasujący kamień.',
		after: 'Nareszcie szóstka. Dobrany kamień, który pasuje, zgrywa się od razu.',
	},
	drawn: {
		tell: 'Zamknij krzyż kamieniem 6-1.',
		after: 'Teraz mogą rosnąć wszystkie cztery ramiona.',
	},
	pair: {
		tell: 'Końce to 0, 2, 5 i 1. Jeżeli koniec, który tworzysz, jest taki sam jak inny, są punkty: za dwa jednakowe końce dwa.',
		after: 'Można na dwa sposoby: druga jedynka albo druga dwójka.',
	},
	three: {
		tell: 'Na dwóch końcach jest już 5. Same nie dadzą punktów drugi raz, ale trzeci taki koniec daje trzy.',
		after: 'Trzy jednakowe końce, trzy punkty; cztery to cztery.',
	},
	double: {
		tell: 'Jeżeli na jednym z jednakowych końców jest dublet, jest o punkt więcej.',
		after: 'Dwa jednakowe końce, w tym dublet. Sam dublet, bez takiego samego końca, nic nie daje.',
	},
	elsewhere: {
		tell: 'Łucja ma już punkty za parę piątek. Leży ona na stole, ale nic już nie jest warta: twój kamień musi utworzyć własną parę.',
		after: 'Leżą teraz dwie pary, a punkty są za twoją.',
	},
	closed: {
		tell: 'Tu grają cztery osoby, a Zosia otwiera dubletem 6-6. Nie masz szóstki. Dwa ostatnie kamienie talonu są zamknięte, więc dobrać można dwa.',
		after: 'Szóstki wśród nich nie ma, a reszta jest zamknięta.',
	},
	pass: {
		tell: 'Nic nie pasuje i niczego nie wolno dobrać.',
		after: 'Gdy wszyscy po kolei spasują, jest blokada i rozdanie wygrywa najniższa ręka.',
	},
	'no-double': {
		tell: 'Rozdanie w dwie osoby: masz otwierać, ale nie masz dubletu.',
		after: 'Teraz może otworzyć Łucja, dubletem.',
	},
	'draw-lead': {
		tell: 'Łucja też nie ma dubletu. Wtedy każdy po kolei dobiera jeden kamień, aż trafi się dublet; zaczynasz ty.',
		after: 'Poszło szybko.',
	},
	'drawn-lead': {
		tell: 'Do kogo trafi dublet, ten nim otwiera.',
		after: 'Dobrany czy nie, pierwszy dublet daje punkty.',
	},
	target: {
		tell: 'Jeszcze dwa punkty i runda jest twoja: kończy się ona, gdy tylko ktoś osiągnie cel, nawet w środku rozdania.',
		after: 'Nikt już nie musi kończyć „przez domino!”. Inaczej „domino!” dałoby jeszcze dwa punkty.',
	},
};
