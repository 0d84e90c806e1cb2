/** The bots and the reasons for their moves, in Polish. */
import type {BotWords} from '../en/bots.js';
import {countedIn} from '../plural.js';
import {points} from './nouns.js';
import {withTile} from './tiles.js';

const tenths = new Intl.NumberFormat('pl', {maximumFractionDigits: 1});

const fits = countedIn('pl', {
	one: 'pasujący', few: 'pasujące', many: 'pasujących', other: 'pasującego',
});

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
		weighed: (why, worth, other) => `${why}; szansa wygranej ${worth}%${other === undefined ? '' : `, inaczej do ${other}%`}`,
	},
	reasons: {
		'only-move': () => 'nic innego nie wolno',
		'by-chance': () => 'wybór losowy',
		'goes-out': () => 'to ostatni kamień',
		scores: reason => `da ${points(reason.points)}`,
		another: () => 'da prawo do kolejnego kamienia',
		heaviest: () => 'ubędzie najwięcej oczek',
		weighed: ({points: earned, another, keeps, reply, stuck}) => [
			...(earned > 0 ? [`da ${points(earned)}`] : (another ? ['da prawo do kolejnego kamienia'] : [keeps === 0 ? 'reszta nie pasuje' : fitting(keeps)])),
			...(stuck >= 0.2 ? [`następny na ${Math.round(100 * stuck)}% nie ma ruchu`] : (reply >= 0.05 ? [`następny może wziąć średnio ${tenths.format(reply)}`] : [])),
		].join(', '),
	},
};

/** "zostanie 1 pasujący", "zostaną 3 pasujące", "zostanie 5 pasujących". */
function fitting(keeps: number): string {
	return `${keeps > 1 && keeps < 5 ? 'zostaną' : 'zostanie'} ${fits(keeps)}`;
}
