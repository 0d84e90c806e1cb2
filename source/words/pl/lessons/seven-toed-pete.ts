/** The lesson in Seven-Toed Pete, in Polish. */
import type {StepWords} from '../../teaching.js';

export const sevenToedPete: Readonly<Record<string, StepWords>> = {
	lead: {
		tell: 'Grają cztery osoby, a talonu nie ma. Kto pozbędzie się wszystkich kamieni, ma punkt. Otwierasz: dubletem albo kamieniem, na którym jest 5 lub 10 oczek. Masz tylko jeden taki.',
		after: 'Suma końców dzieli się przez pięć: to „układ piątkowy”. Nie daje punktów, ale daje prawo do kolejnego kamienia od razu.',
	},
	another: {
		tell: 'To nadal twoja kolejka. Poszukaj kamienia, który tworzy następny „układ piątkowy”.',
		after: '1 i 4: gra się dalej. Dobry gracz pozbywa się w jednej kolejce wielu kamieni.',
	},
	'last-of-turn': {
		tell: 'Żaden twój kamień nie tworzy teraz „układu piątkowego”. Mimo to możesz dołożyć jeszcze jeden, cokolwiek z niego wyjdzie.',
		after: 'Ani „układ piątkowy”, ani dublet: teraz kolejka się kończy.',
	},
	double: {
		tell: 'Otwiera Zosia, a końce to 0 i 4. Dublet daje prawo do kolejnego kamienia przy każdej sumie.',
		after: 'Suma nie dzieli się przez pięć, ale dublet tego nie potrzebuje.',
	},
	zero: {
		tell: 'Możesz grać dalej. W dublecie 4-4 na końcu ramienia liczą się obie połówki. I uwaga: suma 0 to nie „układ piątkowy”.',
		after: '2 i dwa razy 4: „układ piątkowy”.',
	},
	cover: {
		tell: 'Dublet liczy się tylko dopóty, dopóki jego drugi dłuższy bok jest wolny. Zajmij go przy 4-4 i zobacz, co zostanie z sumy.',
		after: '2 i 3. 4-4 już się nie liczy.',
	},
	spinner: {
		tell: 'Pierwszy dublet rozdania, 4-4, to spinner: teraz dostępne są też jego dwa krótsze boki. Późniejsze dublety ich nie mają.',
		after: 'Nowe ramię kończy się zerem, więc suma jest ta sama, a kolejka nadal twoja.',
	},
	stop: {
		tell: '5-2 by pasowało, ale kolejny kamień to prawo, nie obowiązek. Tym razem zachowaj go i zakończ kolejkę.',
		after: 'Zakończyć kolejkę to nie to samo co pas: pasuje tylko ten, kto nie ma czego zgrać.',
	},
	pass: {
		tell: 'Zosia otwiera dubletem 6-6 i dokłada do niego 6-0. Żaden twój kamień nie pasuje, a talonu nie ma.',
		after: 'Gdy po kolei spasują wszyscy, którzy mają kamienie, jest blokada i najniższa ręka ma punkt.',
	},
	'no-lead': {
		tell: 'Znowu masz otwierać, ale nie masz ani dubletu, ani kamienia, na którym jest 5 lub 10 oczek.',
		after: 'Teraz otwiera następne miejsce, jeżeli ma czym. Kolejne rozdanie i tak otworzy miejsce na lewo od ciebie.',
	},
	chain: {
		tell: 'Masz trzy kamienie i wszystkich można się pozbyć w jednej kolejce. Pierwszy musi dać prawo do kolejnego.',
		after: 'Dublet zawsze je daje.',
	},
	'chain-on': {
		tell: 'Jeszcze dwa. Znowu potrzebny kamień, który daje prawo do kolejnego.',
		after: '„Układ piątkowy”, a kamień już tylko jeden.',
	},
	out: {
		tell: 'Ostatni kamień może dać cokolwiek.',
		after: 'Punkt za „domino!” jest od razu. Reszta gra dalej, aż kamienie ma tylko jedna osoba; ona nie dostaje nic.',
	},
};
