/** Double Bergen in Polish. */
import type {VariantWords} from '../variants.js';
import {points as counted, pointsOf} from './nouns.js';

const alike = {
	played: 'Pierwszy dublet daje 2 punkty. Potem liczą się końce jednakowe z właśnie dołożonym: dwa to 2, trzy to 3, cztery to 4 punkty i jeszcze 1, jeżeli na którymś z nich jest dublet.',
	any: 'Pierwszy dublet daje 2 punkty. Potem po każdym kamieniu liczy się najlepsza grupa jednakowych końców: dwa to 2, trzy to 3, cztery to 4 punkty i jeszcze 1, jeżeli jest wśród nich dublet.',
};
const goesTo = (target: number) => `Rundę gra się do ${pointsOf(target)}; kończy się ona natychmiast, gdy ktoś tyle zdobędzie.`;

export const doubleBergen: VariantWords = {
	name: 'Double Bergen',
	sentence: 'Punkty dają jednakowe końce ramion: dwa, trzy lub cztery.',
	players: 'od 2 do 4 osób, każda dla siebie',
	brings: ({points, lead}) => points > 0 ? `${counted(points)} za ${lead ? 'pierwszy dublet' : 'jednakowe końce'}` : '',
	howTo: [
		'Każdy dostaje 6 kamieni, reszta to talon; jego dwa ostatnie kamienie są zamknięte i nie wolno ich dobierać. Stykające się połówki muszą mieć tyle samo oczek.',
		'Otwiera się dubletem; to jedyny spinner. Kto nie ma dubletu, oddaje otwarcie; jeżeli nikt nie ma, każdy po kolei dobiera, aż trafi się dublet.',
		'Najpierw krzyż: do spinnera trzeba dołożyć cztery kamienie, dopiero potem można dokładać do dowolnego ramienia.',
		alike.played,
		'Kto nie ma czego zgrać, dobiera z talonu, aż trafi na pasujący kamień, i od razu go zgrywa. Gdy talon jest zamknięty, pasuje.',
		'Za rozdanie wygrane „przez domino!”, a przy blokadzie za jedyną najniższą rękę, są 2 punkty.',
		goesTo(15),
	],
	agreed: ({target, house}) => new Map([
		[3, house['like-ends'] === 'any' ? alike.any : alike.played],
		[6, goesTo(target)],
	]),
	readings: [
		'Punkty są za utworzenie jednakowych końców: musi wśród nich być koniec właśnie dołożony, a dwie pary dają 2 punkty.',
		'Zasada domowa like-ends any liczy dowolne jednakowe końce na stole, i to najlepszą grupę.',
		'Wolne boki spinnera nie są końcami. Puste końce (0) też mogą być jednakowe.',
		'Jeżeli nikt nie ma dubletu, każdy po kolei dobiera jeden kamień, aż trafi się dublet; otwiera nim ten, do kogo trafi.',
		'Gdy ktoś osiągnie cel w trakcie rozdania, runda jest skończona i 2 punktów za rozdanie już nie ma.',
		'Gdy przy blokadzie najniższe ręce są równe, nikt nie dostaje punktów.',
		'Każde następne rozdanie otwiera miejsce na lewo od wyznaczonego poprzednio, nawet jeśli tamto oddało otwarcie. Pierwsze rozdanie każdej rundy: losowanie.',
	],
	background: 'Można grać także dominem obrazkowym, bo liczy się tylko jednakowość.',
	houseRules: {
		'like-ends': {
			name: 'Jednakowe końce',
			values: {
				played: 'razem z końcem właśnie dołożonym',
				any: 'dowolne na stole, najlepsza grupa',
			},
		},
	},
};
