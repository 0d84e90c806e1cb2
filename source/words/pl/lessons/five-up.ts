/** The lesson in Five Up, in Polish. */
import type {StepWords} from '../../teaching.js';

export const fiveUp: Readonly<Record<string, StepWords>> = {
	lead: {
		tell: 'Otwierasz, i to dowolnym kamieniem. Po każdym kamieniu sumuje się końce, a każda piątka w wielokrotności pięciu to punkt. Samotny kamień ma dwa końce: liczą się obie połówki.',
		after: 'Dwie piątki, dwa punkty. Otwarcie daje punkty jak każdy inny kamień.',
	},
	ends: {
		tell: 'Łucja dokłada 6-2 do twojego 6-4: stykające się połówki mają tyle samo oczek. Końce to teraz 4 i 2.',
		after: 'Liczą się tylko zewnętrzne połówki, 4 i 1. To, co leży w środku, do sumy nie wchodzi.',
	},
	double: {
		tell: 'Dublet leży w poprzek ramienia i dopóki jest na jego końcu, liczą się obie jego połówki.',
		after: '3 i dwa razy 1: to piątka.',
	},
	spinner: {
		tell: 'Łucja zajmuje drugi dłuższy bok 1-1, więc 1-1 już się nie liczy. Ale tutaj każdy dublet jest spinnerem: teraz dostępne są jego dwa krótsze boki.',
		after: 'Sam krótszy bok się nie liczy, ale koniec ramienia, które się od niego zaczyna, już tak.',
	},
	arms: {
		tell: 'Sumuje się wszystkie ramiona, ile by ich nie było. Końce to teraz 3, 0 i 4.',
		after: '6, 0 i 4. Im więcej ramion, tym więcej możliwości.',
	},
	place: {
		tell: 'Tu jeden kamień pasuje do obu końców, ale dobre jest tylko jedno z tych miejsc. Pod układem widać, co z niego wyjdzie, zanim go dołożysz.',
		after: 'Ten sam kamień przy 5-2 daje tylko 1 i 1.',
	},
	draw: {
		tell: 'Łucja otwiera dubletem 6-6, a ty nie masz szóstki. Kto nie ma czego zgrać, musi dobierać po jednym kamieniu, aż któryś będzie pasować.',
		after: 'Trzeci pasuje. Kto ma w ręce pasujący kamień, temu dobierać nie wolno.',
	},
	drawn: {
		tell: 'Dobrany kamień, który pasuje, zgrywa się od razu. Nie wolno go zachować na później; wybrać można tylko miejsce, jeżeli jest ich kilka.',
		after: 'Obie szóstki i trójka: czasem opłaca się nie mieć czego zgrać.',
	},
	pass: {
		tell: 'Teraz gra parami: Olek, naprzeciw, to twój partner, macie wspólny wynik. Łucja ma już wszystkie kamienie z talonu, a tobie nic nie pasuje.',
		after: 'Pasuje się dopiero wtedy, gdy nie ma już czego dobrać. Gdy wszyscy po kolei spasują, jest blokada i niższe ręce dostają różnicę.',
	},
	most: {
		tell: 'Kilka dubletów, wiele miejsc. Porównaj, co twoje kamienie dają na każdym końcu; punkty można zdobyć na różne sposoby.',
		after: 'Gdy piątki nie da się ułożyć, często dobrze jest pozbyć się najcięższego kamienia.',
	},
	last: {
		tell: 'To już ostatni kamień. Kto wygra „przez domino!”, kończy rozdanie i dostaje też premię: oczka z rąk przeciwników podzielone przez pięć i zaokrąglone.',
		after: 'Ostatni kamień najpierw daje punkty sam, potem jest premia. Kolejne rozdania gra się, aż ktoś osiągnie cel.',
	},
};
