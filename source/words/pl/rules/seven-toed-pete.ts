/** The rules of Seven-Toed Pete in full, in Polish. */
import type {RulesWords} from '../../teaching.js';

export const sevenToedPete: RulesWords = {
	sections: ({target}) => ({
		players: [],
		dealing: ['Wszystkie 28 kamieni jest w rękach graczy.'],
		lead: [
			'Kto ma kilka takich kamieni, wybiera. Oddanie otwarcia nie jest pasem, który prowadzi do blokady.',
			'Otwarcie od razu daje prawo do kolejnego kamienia, jeżeli jakiś pasuje: dublet zawsze, a pozostałe tworzą „układ piątkowy”.',
		],
		laying: [
			'Dublety leżą w poprzek ramienia. Kamień, do którego dokładamy dublet, zajmuje jeden z jego dłuższych boków; dublet na otwarcie ma oba wolne.',
			'Dopóki choć jeden dłuższy bok spinnera jest wolny, rosną dwa ramiona; potem dostępne są też jego krótsze boki. Późniejsze dublety krótszych boków nie udostępniają.',
		],
		counting: [
			'Liczy się koniec każdego ramienia. W dublecie liczą się obie połówki, dopóki jego drugi dłuższy bok jest wolny; potem dublet się nie liczy.',
			'Sam krótszy bok się nie liczy: liczy się dopiero koniec kamienia, który do niego dołożono.',
		],
		scoring: ['Dublet daje prawo do kolejnego kamienia przy każdej sumie. Gdy nic już nie pasuje, kolejka po prostu się kończy; to nie jest pas.'],
		stuck: ['Blokada jest wtedy, gdy po kolei spasują wszyscy, którzy mają jeszcze kamienie.'],
		ending: ['Punkt za pozbycie się kamieni jest od razu. Dalej gra następna osoba, która ma kamienie; może dokładać do tego, co tamta zostawia na stole.'],
		target: [`W jednym rozdaniu do ${target} może dojść kilka osób.`],
	}),
	captions: {
		leads: 'Kamienie, którymi można otworzyć, i ich suma:',
		spinner: 'Pierwszy dublet, 3-3, to spinner. Drugi, 0-0, już nie:',
		doubleAtEnd: 'Dublet na końcu liczy się podwójnie:',
		shortSide: 'Dopiero kamień przy krótszym boku dodaje do sumy swój koniec:',
		chain: 'Kolejka z czterech kamieni; tylko ostatni nie daje prawa do następnego:',
		zero: 'Suma 0 to nie „układ piątkowy”:',
		thirtyFive: 'Największy możliwy „układ piątkowy”:',
		lastHolder: 'A, B i D nie mają już kamieni, ma je tylko C:',
		blocked: 'Blokada, gdy B nie ma już kamieni:',
		level: 'Blokada, najniższe ręce równe:',
		firstOut: 'Zasada domowa deal-ends first-out:',
	},
	whys: [
		'opis gry wylicza od 5 do 30, ale z jednym spinnerem może wyjść 35.',
		'opis gry mówi, że gracz ma prawo dołożyć kolejny kamień.',
		'tak mówią wszystkie opisy tych gier, a zdania o liczeniu zakładają to milcząco.',
		'opis gry mówi tylko, że reszta gra dalej.',
		'dla stołów, które lubią krótkie rozdania.',
		'opis gry mówi tylko „kolejny z lewej”. W ten sposób każdy otwiera równie często.',
		'przy równych najwyższych wynikach rozstrzyga kolejne rozdanie.',
	],
};
