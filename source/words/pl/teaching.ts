/** Rules in full, lessons and drills, in Polish. */
import type {TeachingWords} from '../en/teaching.js';
import {doubleBergen as doubleBergenLesson} from './lessons/double-bergen.js';
import {fiveUp as fiveUpLesson} from './lessons/five-up.js';
import {sevenToedPete as sevenToedPeteLesson} from './lessons/seven-toed-pete.js';
import {
	listed, places, points, tiles,
} from './nouns.js';
import {doubleBergen as doubleBergenRules} from './rules/double-bergen.js';
import {fiveUp as fiveUpRules} from './rules/five-up.js';
import {sevenToedPete as sevenToedPeteRules} from './rules/seven-toed-pete.js';

export const teaching: TeachingWords = {
	headings: {
		players: 'Gracze',
		dealing: 'Rozdanie',
		signs: 'Znaki na rysunkach',
		lead: 'Otwarcie',
		laying: 'Gdzie można dokładać',
		counting: 'Co się liczy',
		scoring: 'Co daje kamień',
		stuck: 'Dobieranie i pas',
		ending: 'Koniec rozdania',
		target: 'Runda i mecz',
		sources: 'Co jeszcze mówi opis gry',
	},
	rules: {
		'five-up': fiveUpRules,
		'seven-toed-pete': sevenToedPeteRules,
		'double-bergen': doubleBergenRules,
	},
	match: 'Można ustalić inny cel. Mecz to jedna runda albo gra do większości z 3, 5, 7 i tak dalej.',
	usually: usual => `${usual} (zwykle)`,
	reading: (reading, why) => `${reading} Powód: ${why}`,
	rows: {
		laid: (tile, host) => `${tile} do ${host}`,
		places,
		left: hands => `Zostało: ${hands.join(', ')}`,
	},
	lessons: {
		'five-up': fiveUpLesson,
		'seven-toed-pete': sevenToedPeteLesson,
		'double-bergen': doubleBergenLesson,
	},
	goals: {
		lead: () => 'Otwórz.',
		any: () => 'Dołóż kamień.',
		count: count => `Znajdź ${count}: po twoim kamieniu suma końców ma wynosić ${count}.`,
		points: least => `Dołóż kamień, który daje ${points(least)}.`,
		most: () => 'Znajdź kamień i miejsce, które dają najwięcej punktów.',
		another: () => 'Dołóż kamień, który daje prawo do kolejnego.',
		double: () => 'Dołóż dublet.',
		host: host => `Dołóż kamień do ${host}.`,
		out: () => 'Dołóż ostatni kamień.',
		draw: () => 'Dobieraj.',
		pass: () => 'Spasuj.',
		'pass-lead': () => 'Oddaj otwarcie.',
		stop: () => 'Zakończ kolejkę.',
	},
	keys: {
		lead: 'Cyfra wybiera kamień, Enter nim otwiera.',
		lay: 'Cyfra wybiera kamień, litera koniec, Enter dokłada.',
		draw: 'd dobiera, aż trafi się pasujący kamień.',
		drawOne: 'd dobiera jeden kamień.',
		pass: 'p to pas.',
		stop: 'p kończy kolejkę.',
	},
	answers: {
		right: 'Dobrze.',
		wouldMake: ({tile, place, makes}) => `${tile}${place === undefined ? '' : ` do ${place}`}: ${makes}.`,
		makesNothing: 'bez punktów',
		notAsked: 'Tak wolno, ale zadanie jest inne.',
		hint: move => `Podpowiedź: ${move}.`,
	},
	progress: (step, steps) => `Krok ${step} z ${steps}`,
	finished: variant => `To już wszystko o grze ${variant}. Resztę pokaże mecz.`,
	drills: {
		title: 'Znajdź najlepszy ruch',
		levels: {easy: 'łatwe', medium: 'średnie', hard: 'trudne'},
		tasks: {
			points: 'Który kamień i w którym miejscu daje najwięcej punktów?',
			tiles: 'Od którego kamienia zacząć, żeby w tej kolejce pozbyć się jak największej liczby kamieni?',
		},
		worth: {
			points,
			tiles,
		},
		right: (worth, others) => `${worth}: lepszego ruchu nie ma${others > 0 ? ', choć jest równie dobry' : ''}.`,
		short: ({worth, best, moves}) => `${worth}; najlepiej ${best}: ${listed(moves, 'lub')}.`,
		streak: (streak, longest) => `Z rzędu: ${streak}, najwięcej ${longest}`,
		score: (right, asked) => `${right} z ${asked}`,
	},
};
