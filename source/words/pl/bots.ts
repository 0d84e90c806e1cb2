/** The bots and the reasons for their moves, in Polish. */
import type {BotWords} from '../en/bots.js';
import {points} from './nouns.js';
import {withTile} from './tiles.js';

const tenths = new Intl.NumberFormat('pl', {maximumFractionDigits: 1});

export const bots: BotWords = {
	levels: {
		novice: {name: 'nowicjusz', sentence: 'Dokłada cokolwiek, byle pasowało.'},
		casual: {name: 'amator', sentence: 'Bierze od razu jak najwięcej punktów, a bez nich zgrywa najcięższy kamień.'},
		club: {name: 'klubowicz', sentence: 'Każdy ruch rozgrywa w myślach setki razy i zważa na pasy i dobieranie.'},
		expert: {name: 'ekspert', sentence: 'Szuka tak głęboko, jak pozwala czas, a końcówki rozwiązuje dokładnie.'},
	},
	program: 'program z zewnątrz',
	person: 'ludzie',
	fairness: 'Boty widzą tylko własną rękę i stół, nigdy cudzych rąk.',
	hint: {
		lay: ({tile, place}) => place === undefined ? `Otwórz ${withTile(tile)}` : `Dołóż ${tile} do ${place}`,
		draw: 'Dobierz',
		pass: 'Spasuj',
		stop: 'Zakończ kolejkę',
		because: (what, why) => `${what}: ${why}.`,
	},
	reasons: {
		'only-move': () => 'nic innego nie wolno',
		'by-chance': () => 'wybór losowy',
		'goes-out': () => 'to ostatni kamień',
		scores: reason => `da ${points(reason.points)}`,
		another: () => 'da prawo do kolejnego kamienia',
		heaviest: () => 'ubędzie najwięcej oczek',
		weighed: ({points: earned, another, keeps, reply, stuck, worth, ahead}) => `${[
			...(earned > 0 ? [`da ${points(earned)}`] : (another ? ['da prawo do kolejnego kamienia'] : [keeps === 0 ? 'nie zostanie żaden pasujący kamień' : `zostaną pasujące kamienie: ${keeps}`])),
			...(stuck >= 0.2 ? [`następny nie ma czego zgrać w ${percent(stuck)} przypadków`] : (reply >= 0.05 ? [`następny może wziąć średnio ${tenths.format(reply)}`] : [])),
		].join(', ')}; ${percent(worth)} szans na wygranie rundy${ahead >= 0.005 ? ` (+${percent(ahead)})` : ''}`,
	},
};

function percent(share: number): string {
	return `${Math.round(100 * share)}%`;
}
