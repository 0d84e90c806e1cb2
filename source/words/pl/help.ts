/** The help of the command line, in Polish. */
import type {CommandHelp, HelpWords} from '../en/help.js';

const commands: Readonly<Record<string, CommandHelp>> = {
	play: {
		summary: 'od razu zaczyna mecz',
		text: 'Zaczyna mecz albo dokańcza przerwany. Czego nie podano, jest jak w zasadach; miejsca wolne od ludzi zajmują boty.',
		examples: [
			['play', 'Five Up w dwie osoby'],
			['play --variant five-up --players 4 --bots casual', 'parami, z trzema botami casual'],
			['play --variant double-bergen --players 3 --humans 2', 'dwie osoby przy jednej klawiaturze i bot'],
			['play --resume', 'dokańcza ostatnio przerwany mecz'],
		],
	},
	simulate: {
		summary: 'boty grają z botami, bez ekranu',
		text: [
			'Boty grają ze sobą mecze. Każdy zestaw rozdań jest grany w każdym usadzeniu, żeby szczęście do kamieni się wyrównało:',
			'boty przesiadają się o jedno miejsce, pary zamieniają się miejscami. Liczba meczów jest zaokrąglana w górę do pełnych zestawów.',
			'Z --seed to samo polecenie rozgrywa te same mecze i pisze te same zapisy.',
		].join(' '),
		examples: [
			['simulate --bots casual,novice --matches 1000 --seed 1', 'o ile silniejszy jest casual?'],
			['simulate --variant five-up --players 4 --bots casual,novice', 'para przeciw parze'],
			['simulate --bots casual --matches 10 --records gry', 'zapisuje każdy mecz'],
		],
	},
	check: {
		summary: 'sprawdza zgodność zapisów z zasadami',
		text: 'Gdy wszystko się zgadza, nic nie mówi i kończy z kodem 0; inaczej podaje PLIK:WIERSZ, co jest źle i dlaczego, i kończy z kodem 1. - to standardowe wejście.',
		examples: [
			['check mecz.domino', 'jeden zapis'],
			['check gry/*.domino', 'wiele zapisów'],
		],
	},
};

const optionValues: Readonly<Record<string, string>> = {
	variant: 'GRA',
	players: 'N',
	bots: 'POZIOM,…',
	humans: 'N',
	target: 'PUNKTY',
	games: 'N',
	'blocked-bonus': 'JAK',
	'deal-ends': 'JAK',
	'like-ends': 'JAK',
	seed: 'TEKST',
	name: 'IMIĘ',
	speed: 'MS',
	resume: '[PLIK]',
	record: 'PLIK',
	matches: 'N',
	records: 'KATALOG',
	lang: 'JĘZYK',
};

const optionTexts: Readonly<Record<string, (choices: string) => string>> = {
	variant: choices => `gra: ${choices} (pierwsza, jeśli nie podano)`,
	players: () => 'ile osób gra; w cztery osoby Five Up gra się parami, 1+3 przeciw 2+4',
	bots: choices => `jak dobrze grają boty: ${choices}; jedna nazwa dla wszystkich albo po jednej. W simulate przy grze parami dwie nazwy to pary, cztery to miejsca`,
	humans: () => 'ile osób gra przy tej klawiaturze (1); między kolejkami ręce są zakryte',
	target: () => 'wynik, który rozstrzyga rundę',
	games: () => 'ile najwyżej rund ma mecz; liczba nieparzysta (1)',
	'blocked-bonus': choices => `Five Up w trzy osoby: premia przy blokadzie, ${choices}`,
	'deal-ends': choices => `Seven-Toed Pete: kiedy kończy się rozdanie, ${choices}`,
	'like-ends': choices => `Double Bergen: które jednakowe końce dają punkty, ${choices}`,
	seed: () => 'dowolny tekst; ten sam tekst daje te same rozdania',
	name: () => 'twoje imię',
	speed: () => 'przerwa przed każdym ruchem bota w milisekundach; 0 znaczy bez przerwy',
	resume: () => 'dokańcza przerwany mecz: z tego zapisu albo ostatni',
	record: () => 'gdzie zapisać mecz; nowy plik',
	matches: () => 'ile meczów (100)',
	records: () => 'pisze tam match-00001.domino …; odmawia, jeśli już są tam takie zapisy',
	json: () => 'wypisuje jeden obiekt JSON',
	lang: choices => `język: ${choices}; inaczej decydują LC_ALL, LC_MESSAGES i LANG`,
	ascii: () => 'rysuje tylko zwykłymi znakami',
	'no-color': () => 'bez kolorów, tak jak NO_COLOR; FORCE_COLOR o nie prosi',
	accessible: () => 'zwykłe wiersze dla czytników ekranu, tak jak ACCESSIBLE',
	help: () => 'ta pomoc',
	version: () => 'wersja',
};

export const help: HelpWords = {
	title: 'Domino w terminalu: Five Up, Seven-Toed Pete i Double Bergen.',
	usage: 'Użycie',
	command: 'polecenie',
	options: 'opcje',
	file: 'PLIK',
	withoutCommand: 'Bez polecenia otwiera się menu.',
	moreHelp: 'dominogranie POLECENIE --help mówi, co potrafi polecenie.',
	headings: {
		commands: 'Polecenia',
		options: 'Opcje',
		everywhere: 'Opcje każdego polecenia',
		examples: 'Przykłady',
	},
	commands,
	optionValues,
	optionTexts,
};
