/** The help of the command line, in Polish. */
import type {CommandHelp, HelpWords} from '../en/help.js';
import {serveHelp, serveTexts, serveValues} from './serve.js';

const commands: Readonly<Record<string, CommandHelp>> = {
	play: {
		summary: 'od razu zaczyna mecz',
		text: 'Zaczyna mecz albo dokańcza przerwany. Czego nie podano, jest jak w zasadach; miejsca wolne od ludzi zajmują boty.',
		examples: [
			['play', 'Five Up w dwie osoby'],
			['play --variant five-up --players 4 --bots casual', 'parami, z trzema botami casual'],
			['play --variant double-bergen --players 3 --humans 2', 'dwie osoby przy jednej klawiaturze i bot'],
			['play --humans 2 --name Ala,Olek', 'Ala i Olek przy jednej klawiaturze'],
			['play --bots exec:./bot', 'przeciw własnemu programowi'],
			['play --resume', 'dokańcza ostatnio przerwany mecz'],
		],
	},
	simulate: {
		summary: 'boty grają z botami, bez ekranu',
		text: [
			'Boty grają ze sobą mecze. Każdy zestaw rozdań jest grany w każdym usadzeniu, żeby szczęście do kamieni się wyrównało:',
			'boty przesiadają się o jedno miejsce, pary zamieniają się miejscami. Liczba meczów jest zaokrąglana w górę do pełnych zestawów.',
			'Z --seed to samo polecenie rozgrywa te same mecze i pisze te same zapisy, bez względu na --workers.',
			'--deals gra pojedyncze rozdania, od 0 do 0, i porównuje punkty: o ile więcej niż inni zdobywa bot, z przedziałem średniej po zestawach.',
			'Kolumna „wobec” mówi, czy odsetek jest powyżej, czy poniżej tego, co przypada każdemu, gdy wszyscy są równi; rozstrzyga cały przedział.',
			'Milisekundy liczą się tam, gdzie było w czym wybierać.',
			'Ctrl+C przerywa i podaje to, co już rozegrano.',
		].join(' '),
		examples: [
			['simulate --bots casual,novice --matches 1000 --seed 1', 'o ile silniejszy jest casual?'],
			['simulate --variant five-up --players 4 --bots casual,novice', 'para przeciw parze'],
			['simulate --bots club,casual --deals 10000', 'o ile punktów na rozdanie?'],
			['simulate --bots casual --matches 10 --records gry', 'zapisuje każdy mecz'],
			['simulate --bots exec:./bot,casual', 'własny program przeciw casual'],
		],
	},
	replay: {
		summary: 'pokazuje, co jest w zapisie',
		text: [
			'Odtwarza zapis krok po kroku albo opowiada go z --text lub --json: wszystkie ręce, każdy ruch, skąd się bierze każda suma, wszystkie premie i wyniki.',
			'To, co w zapisie jest dobre, pokazuje też wtedy, gdy reszta nie jest; potem PLIK:WIERSZ mówi, co jest źle, a kod wyjścia to 1.',
			'- to standardowe wejście. Bez terminala i z --accessible zapis jest opowiadany jak z --text.',
			'Każdy obiekt z --json ma numer wiersza zapisu i rodzaj zdarzenia; miejsca i pary są liczone od 1, kamienie pisane jak w zapisie.',
		].join(' '),
		examples: [
			['replay mecz.domino', 'krok po kroku'],
			['replay mecz.domino --text', 'wszystko, do czytania'],
			['replay mecz.domino --text --at 40', 'co się zdarzyło do wiersza 40'],
			['replay mecz.domino --json', 'dla programów, po obiekcie na zdarzenie'],
		],
	},
	review: {
		summary: 'mówi, ile kosztował każdy wybór w zapisie',
		text: [
			'Ocenia każdy wybór okiem najsilniejszego bota, który widzi tylko to, co widział gracz: o ile mniej ten wybór dawał średnio niż lepszy (to jego koszt), co było lepsze i dlaczego.',
			'Po każdym rozdaniu oddziela szczęście od gry, a na końcu mówi, co z tego wynika. Ctrl+C kończy, i wtedy mówi, co już wie. - to standardowe wejście.',
			'Co w zapisie jest dobre, jest oceniane, nawet jeśli reszta jest błędna. To, co cofnięto, jest pominięte; wybór po podpowiedzi jest oznaczony.',
			'--json wypisuje obiekt dla meczu, dla każdego wyboru, dla każdego skończonego rozdania i na koniec podsumowanie. Liczby to punkty albo szansa na rundę od 0 do 1,',
			'jak mówi ich jednostka (unit); w rozdaniu result = dealt + drawn + unseen + play. Miejsca i pary liczą się od 1, ruchy są zapisane jak w zapisie meczu.',
		].join(' '),
		examples: [
			['review mecz.domino', 'wszystkie wybory wszystkich miejsc'],
			['review mecz.domino --seat 2', 'tylko miejsca 2'],
			['review mecz.domino --playouts 50000', 'wolniej i pewniej'],
			['review mecz.domino --json', 'dla programów'],
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
	stats: {
		summary: 'pokazuje, jak często wygrywasz',
		text: [
			'Liczy mecze skończone przez jedną osobę przeciw botom: według gry, liczby graczy i poziomu przeciwników, z rundami, rozdaniami, punktami,',
			'najlepszym rozdaniem i liczbą podpowiedzi i cofnięć. Z zapisów są liczone raz i zostają, gdy zapisy się usunie.',
		].join(' '),
		examples: [
			['stats', 'tabela dla każdej gry'],
			['stats --json', 'jeden obiekt JSON'],
		],
	},
	rules: {
		summary: 'mówi, jak się gra',
		text: [
			'Pokazuje zasady gry z przykładami, a bez nazwy gry zasady wszystkich: także to, o czym opis gry milczy, i jak się to tutaj czyta.',
			'W terminalu strona po stronie, przez PAGER albo less; poza nim jako zwykłe wiersze. Z --accessible bez rysunków.',
		].join(' '),
		examples: [
			['rules five-up', 'zasady Five Up'],
			['rules --lang en', 'wszystkie zasady, po angielsku'],
		],
	},
	serve: serveHelp,
	completion: {
		summary: 'wypisuje skrypt, który uzupełnia wiersz polecenia',
		text: 'Wypisuje skrypt, z którym bash, zsh albo fish uzupełnia klawiszem Tab polecenia, opcje i ich wartości.',
		examples: [
			['completion bash', 'w ~/.bashrc: source <(dominogranie completion bash)'],
			['completion zsh', 'w ~/.zshrc, po compinit: source <(dominogranie completion zsh)'],
			['completion fish', 'w ~/.config/fish/config.fish: dominogranie completion fish | source'],
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
	name: 'IMIĘ,…',
	speed: 'MS',
	resume: '[PLIK]',
	record: 'PLIK',
	at: 'WIERSZ',
	matches: 'N',
	deals: 'N',
	workers: 'N',
	'exec-timeout': 'MS',
	records: 'KATALOG',
	seat: 'N',
	playouts: 'N',
	...serveValues,
	lang: 'JĘZYK',
};

const optionTexts: Readonly<Record<string, (choices: string) => string>> = {
	variant: choices => `gra: ${choices} (pierwsza, jeśli nie podano)`,
	players: () => 'ile osób gra; w cztery osoby Five Up gra się parami, 1+3 przeciw 2+4',
	bots: choices => [
		`jak dobrze grają boty: ${choices}; jedna nazwa dla wszystkich albo po jednej.`,
		'W simulate przy grze parami dwie nazwy to pary, cztery to miejsca. exec:POLECENIE to własny program, jak mówi README',
	].join(' '),
	humans: () => 'ile osób gra przy tej klawiaturze (1); między kolejkami ręce są zakryte',
	target: () => 'wynik, który rozstrzyga rundę',
	games: () => 'ile najwyżej rund ma mecz; liczba nieparzysta (1)',
	'blocked-bonus': choices => `Five Up w trzy osoby: premia przy blokadzie, ${choices}`,
	'deal-ends': choices => `Seven-Toed Pete: kiedy kończy się rozdanie, ${choices}`,
	'like-ends': choices => `Double Bergen: które jednakowe końce dają punkty, ${choices}`,
	seed: () => 'dowolny tekst; ten sam tekst daje te same rozdania',
	name: () => 'twoje imię; z --humans imiona wszystkich, po przecinku',
	speed: () => 'przerwa przed każdym ruchem bota albo krokiem odtwarzania, w milisekundach; 0 znaczy bez przerwy',
	resume: () => 'dokańcza przerwany mecz: z tego zapisu albo ostatni',
	record: () => 'gdzie zapisać mecz; nowy plik',
	matches: () => 'ile meczów (100)',
	deals: () => 'ile rozdań, każde osobno, zamiast meczów',
	workers: () => 'ile procesorów gra naraz (wszystkie)',
	'exec-timeout': () => 'ile program może się zastanawiać nad wyborem, w milisekundach (5000)',
	records: () => 'pisze tam match-00001.domino …; odmawia, jeśli już są tam takie zapisy',
	text: () => 'opowiada zapis do czytania',
	at: () => 'przechodzi do tego wiersza zapisu; z --text i --json na nim kończy',
	seat: () => 'mówi tylko o tym miejscu',
	playouts: () => 'ile rozdań rozgrywa dla jednego wyboru bot, który szuka (w review 8000); więcej trwa dłużej i jest pewniejsze',
	json: () => 'wypisuje JSON, po obiekcie w wierszu',
	...serveTexts,
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
