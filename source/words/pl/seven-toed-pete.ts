/** Seven-Toed Pete in Polish. */
import type {VariantWords} from '../variants.js';
import {pointsOf} from './nouns.js';

const out = {
	lastHolder: 'Kto pozbędzie się wszystkich kamieni, dostaje 1 punkt, a reszta gra dalej, aż kamienie zostaną tylko w jednej ręce.',
	firstOut: 'Kto pierwszy pozbędzie się wszystkich kamieni, dostaje 1 punkt, i na tym rozdanie się kończy.',
};
const goesTo = (target: number) => `Rundę gra się do ${pointsOf(target)}. Rozdanie zawsze gra się do końca; potem wygrywa wyższy wynik, a przy remisie na czele gra się kolejne rozdanie.`;

export const sevenToedPete: VariantWords = {
	name: 'Seven-Toed Pete',
	sentence: 'Dublet lub układ piątkowy daje prawo do kolejnego kamienia; pozbądź się wszystkich.',
	players: '4 osoby, każda dla siebie',
	brings: ({count, another, own}) => `suma ${count}${another ? (own ? ', możesz dołożyć kolejny kamień' : ', może dołożyć kolejny kamień') : ''}`,
	howTo: [
		'Każdy dostaje 7 kamieni, talonu nie ma. Stykające się połówki muszą mieć tyle samo oczek. Spinnerem jest tylko pierwszy zgrany dublet.',
		'Otwiera się dubletem lub kamieniem, na którym jest 5 lub 10 oczek: 5-0, 4-1, 3-2, 6-4. Kto ma taki kamień, musi nim otworzyć; kto nie ma, oddaje otwarcie.',
		'Kto dołoży dublet albo utworzy „układ piątkowy” (suma oczek na końcach dzieli się przez pięć), może w tej samej kolejce dołożyć kolejny kamień, i tak dalej, albo zakończyć kolejkę.',
		'Kto nie ma czego zgrać, pasuje.',
		out.lastHolder,
		'Przy blokadzie 1 punkt dostaje najniższa ręka wśród graczy, którzy mają jeszcze kamienie, a przy remisie każda z najniższych.',
		goesTo(10),
	],
	agreed: ({target, house}) => new Map([
		[4, house['deal-ends'] === 'first-out' ? out.firstOut : out.lastHolder],
		[6, goesTo(target)],
	]),
	readings: [
		'„Układ piątkowy” to każda wielokrotność pięciu, aż do 35. Suma 0 nim nie jest.',
		'Kolejny kamień to prawo, nie obowiązek: kolejkę można zakończyć.',
		'Do krótszych boków spinnera wolno dokładać dopiero wtedy, gdy oba dłuższe są zajęte.',
		'Gra się dalej, aż kamienie zostaną tylko w jednej ręce; za nią nie ma punktu, bo inaczej prawie w każdym rozdaniu punkt mieliby wszyscy.',
		'Zasada domowa deal-ends first-out kończy rozdanie na pierwszym „domino!”.',
		'Każde następne rozdanie otwiera miejsce na lewo od wyznaczonego poprzednio, nawet jeśli tamto oddało otwarcie. Pierwsze rozdanie każdej rundy: losowanie.',
		'Cel gry ustalają gracze; tutaj zwykle 10. Jeżeli w jednym rozdaniu osiągnie go kilka osób, wygrywa najwyższy wynik.',
	],
	background: 'Do liczenia punktów można użyć żetonów lub zapałek.',
	houseRules: {
		'deal-ends': {
			name: 'Koniec rozdania',
			values: {
				'last-holder': 'gdy kamienie ma już tylko jedna osoba',
				'first-out': 'na pierwszym „domino!”',
			},
		},
	},
};
