/** The rules of Double Bergen in full, in Polish. */
import type {RulesWords} from '../../teaching.js';
import {listed} from '../nouns.js';

export const doubleBergen: RulesWords = {
	sections: ({seats, boneyards, drawable}) => ({
		players: [],
		dealing: [`Przy ${listed(seats, 'lub')} osobach w talonie zostaje kamieni: ${listed(boneyards, 'lub')}. Dobrać wolno ${listed(drawable, 'lub')}.`],
		lead: ['Kto ma kilka dubletów, wybiera.'],
		laying: [
			'Dłuższe boki spinnera zajmuje się przed krótszymi. Późniejsze dublety leżą w poprzek ramienia i mają dostępne tylko dłuższe boki.',
		],
		counting: ['Niczego się nie sumuje: ważne jest tylko, które końce są jednakowe. Końcem jest zewnętrzna połówka ostatniego kamienia ramienia.'],
		scoring: [
			'Na końce patrzy się po każdym kamieniu, także po ostatnim. Dublet może być właśnie dołożony albo leżeć na innym z jednakowych końców; sam, bez takiego samego końca, nic nie daje.',
		],
		stuck: [
			'Nie dobiera się z własnej woli: kto ma co zgrać, musi zgrać. Dobiera się po jednym kamieniu; pasujący trzeba zgrać od razu, a wybrać można tylko miejsce.',
			'Blokada jest wtedy, gdy wszyscy po kolei spasują.',
		],
		ending: ['Przy blokadzie najniższa jest ręka z najmniejszą liczbą oczek.'],
		target: ['Rundę może wygrać każdy kamień, także pierwszy dublet i ostatni kamień.'],
	}),
	captions: {
		leads: 'Otwarcie dowolnym dubletem:',
		cross: 'Dopóki krzyż nie jest pełny, dostępne są tylko miejsca przy spinnerze:',
		like: 'Końce po dołożeniu kamienia, najpierw jego własny; * to dublet:',
		elsewhere: 'Para gdzie indziej nie daje punktów drugi raz, a dwie pary dają je raz:',
		blanks: 'Puste końce też mogą być jednakowe:',
		out: 'A wygrywa „przez domino!”:',
		blocked: 'Blokada w trzy osoby:',
		level: 'Blokada, najniższe ręce równe:',
		reached: 'A ma 13 punktów i otwiera dubletem:',
		anyLike: 'Pierwsza z par gdzie indziej według zasady domowej like-ends any:',
	},
	whys: [
		'opis gry mówi, że dwa końce są jednakowe. Przy dosłownym rozumieniu para dawałaby punkty znowu po każdym kamieniu dołożonym gdzie indziej.',
		'tak mówi opis gry rozumiany dosłownie.',
		'opis gry mówi o końcach łańcucha, a gdzie nic nie leży, tam łańcuch nie ma końca.',
		'opis gry milczy. Dublet zawsze się trafi: w dwie i trzy osoby można dobrać co najmniej pięć dubletów, a w cztery ktoś zawsze ma dublet.',
		'opis gry wymienia 15 punktów wśród końców rozdania.',
		'opis gry mówi tylko o jednej wygrywającej ręce.',
		'opis gry mówi tylko „kolejny z lewej”. W ten sposób każdy otwiera równie często.',
	],
};
