/** Five Up in Polish. */
import type {VariantWords} from '../variants.js';
import {points as counted, pointsOf} from './nouns.js';

const block = (others: string) => `Przy blokadzie najniższa ręka (w parach: obie razem) dostaje tak samo podzieloną różnicę${others}, a następne rozdanie otwiera wylosowany gracz.`;
const goesTo = (target: number) => `Rundę gra się do ${pointsOf(target)}. Rozdanie zawsze gra się do końca; potem wygrywa wyższy wynik, a przy remisie na czele gra się kolejne rozdanie.`;

export const fiveUp: VariantWords = {
	name: 'Five Up',
	sentence: 'Każdy dublet jest spinnerem, a każda piątka na końcach ramion to punkt.',
	players: '2 lub 3 osoby, każda dla siebie, albo 4 parami (1+3 i 2+4)',
	brings: ({count, points}) => `suma ${count}${points > 0 ? `, ${counted(points)}` : ''}`,
	howTo: [
		'Każdy dostaje 5 kamieni, reszta to talon. W swojej kolejce dokłada się jeden kamień; stykające się połówki muszą mieć tyle samo oczek. Otworzyć można dowolnym kamieniem.',
		'Każdy dublet jest spinnerem: gdy oba jego dłuższe boki są zajęte, można dokładać także do krótszych.',
		'Po każdym kamieniu liczy się oczka na końcach wszystkich ramion; dublet na końcu liczy się podwójnie. Jeżeli suma dzieli się przez pięć, każda piątka to punkt: 15 oczek to 3 punkty.',
		'Kto nie ma czego zgrać, dobiera z talonu, aż trafi na pasujący kamień, i od razu go zgrywa. Gdy talon jest pusty, pasuje.',
		'Kto wygra „przez domino!”, dostaje premię: oczka z rąk przeciwników podzielone przez pięć i zaokrąglone (22 oczka to 4 punkty, 23 to 5). On też otwiera następne rozdanie.',
		'Przy grze w trzy osoby premię ma także ten z pozostałych dwóch, komu zostało mniej oczek: o ile ma ich mniej niż drugi. W parach kamienie partnera się nie liczą.',
		block(''),
		goesTo(61),
	],
	agreed: ({target, house}) => new Map([
		[6, block(house['blocked-bonus'] === 'sum' ? ' (w trzy osoby: do sumy obu pozostałych)' : '')],
		[7, goesTo(target)],
	]),
	readings: [
		'Blokada w trzy osoby: opis gry mówi o oczkach przeciwników, ale jego przykład (ręce 10, 5 i 19 dają 3 punkty) liczy tylko najgorszą rękę. Gramy jak w przykładzie: 19 − 5 = 14, 3 punkty.',
		'Zasada domowa blocked-bonus sum liczy oczka wszystkich przeciwników: 10 + 19 − 5 = 24, czyli 5 punktów.',
		'Punkty daje nie tylko 5, 10, 15 i 20, ale każda wielokrotność pięciu, także 25 i więcej. Suma 0 nic nie daje.',
		'Do krótszych boków dubletu wolno dokładać dopiero wtedy, gdy oba dłuższe są zajęte.',
		'Gdy przy blokadzie najniższe ręce są równe, nikt nie dostaje premii.',
		'Losowanie wskazuje, kto otwiera pierwsze rozdanie każdej rundy meczu i każde rozdanie po blokadzie.',
	],
	background: 'Wielka moda lat 50. i 60. XX wieku w Kalifornii i na południowym zachodzie USA, zwłaszcza w grze parami.',
	houseRules: {
		'blocked-bonus': {
			name: 'Blokada przy trzech osobach',
			values: {
				worst: 'różnica do najgorszej ręki',
				sum: 'różnica do sumy przeciwników',
			},
		},
	},
};
