/** The command line in Polish: what was asked for wrongly, and the help. Options and values are given as written. */
import type {UsageWords} from '../en/usage.js';
import {help} from './help.js';
import {
	deals, listed, matches, noun,
} from './nouns.js';

const sets = noun('zestaw', 'zestawy', ['zestawów', 'zestawu']);
const or = (choices: readonly string[]) => listed(choices, 'lub');
const nearest = (name: string | undefined) => name === undefined ? '' : ` Może ${name}?`;

const reasons: Readonly<Record<string, string>> = {
	EACCES: 'brak uprawnień',
	EPERM: 'brak uprawnień',
	EROFS: 'system plików jest tylko do odczytu',
	ENOENT: 'nie ma takiego pliku ani katalogu',
	ENOTDIR: 'część ścieżki nie jest katalogiem',
	EISDIR: 'to jest katalog',
	EEXIST: 'już istnieje',
	ENOSPC: 'dysk jest pełny',
	ENAMETOOLONG: 'nazwa jest za długa',
};

export const usage: UsageWords = {
	faults: {
		unknownCommand: (name, near) => `Nie ma polecenia ${name}.${nearest(near)}`,
		unknownOption: (option, near) => `Nie ma opcji ${option}.${nearest(near)}`,
		optionElsewhere: (option, commands) => `Opcja ${option} jest tylko w: ${listed(commands)}.`,
		optionTwice: option => `Opcja ${option} jest podana dwa razy.`,
		valueMissing: option => `Opcja ${option} wymaga wartości.`,
		valueTooMany: option => `Opcja ${option} nie przyjmuje wartości.`,
		unexpected: text => `Nie wiadomo, co tu zrobić z ${text}.`,
		wordMissing: (command, choices) => `Który? ${command} wymaga jednego z: ${listed(choices)}.`,
		fileMissing: command => `Który plik? ${command} wymaga co najmniej jednego; - to standardowe wejście.`,
		oneFileMissing: command => `Który plik? ${command} wymaga jednego; - to standardowe wejście.`,
		excludeEachOther: (one, other) => `${one} i ${other} się wykluczają.`,
		unknownValue: ({option, value, choices, near}) => `${option} nie może mieć wartości ${value}, tylko ${or(choices)}.${nearest(near)}`,
		notANumber: ({option, value, low, high}) => `${option} musi być liczbą całkowitą od ${low} do ${high}, a jest: ${value}.`,
		evenGames: value => `--games musi być liczbą nieparzystą, bo mecz ma mieć zwycięzcę, a jest: ${value}.`,
		wrongPlayers: (variant, possible, given) => `Liczba graczy w ${variant} to ${or(possible.map(String))}, nie ${given}.`,
		wrongBots: (possible, given) => `Liczba nazw w --bots to tutaj ${or(possible.map(String))}, nie ${given}.`,
		openQuote: option => `Cudzysłów w ${option} nie jest zamknięty.`,
		commandMissing: name => `${name} nie podaje programu; po exec: musi stać program, na przykład exec:./bot albo 'exec:python3 bot.py'.`,
		noProgram: program => `Nie ma programu ${program}.`,
		tooManyPeople: (humans, seats) => `--humans ${humans} to za dużo: miejsc przy stole jest ${seats}.`,
		noBots: 'Dla --bots nie ma już wolnego miejsca przy stole.',
		otherVariant: (option, owner, variant) => `${option} to zasada domowa gry ${owner}, nie ${variant}.`,
		tooManyNames: (names, humans) => `Imion w --name jest ${names}, a --humans to ${humans}.`,
		sameName: name => `Imię ${name} jest w --name dwa razy.`,
		badName: 'Imię ma od 1 do 40 znaków, bez cudzysłowów i znaków sterujących.',
		resumedAsItWas: option => `Mecz toczy się dalej na uzgodnionych warunkach: --resume i ${option} się wykluczają.`,
	},
	failures: {
		cannotRead: (file, reason) => `Nie można odczytać ${file}: ${reason}.`,
		cannotWrite: (file, reason) => `Nie można zapisać ${file}: ${reason}.`,
		recordsThere: directory => `W ${directory} są już zapisy meczów; podaj inny katalog.`,
		nothingToResume: 'Nie ma żadnego przerwanego meczu.',
		beingPlayed: file => `Mecz z ${file} toczy się już w innym oknie.`,
		finished: file => `Mecz w ${file} jest już skończony.`,
		emptyRecord: file => `W ${file} nie ma jeszcze meczu.`,
		wrongRecord: (file, line, fault) => `${file}:${line}: ${fault}.`,
		unknownLevel: (file, level) => `${file} wymaga bota poziomu ${level}, a takiego nie ma.`,
		'no-terminal': 'Gra potrzebuje terminala na wejściu i wyjściu.',
		oldNode: (needed, version) => `Gra potrzebuje Node w wersji ${needed} lub nowszej, a to jest ${version}.`,
		'dumb-terminal': 'Ten terminal nie umie przesuwać kursora, a gra tego potrzebuje.',
		ours: message => `To nasz błąd, prosimy o zgłoszenie: ${message}`,
		reasons,
	},
	person: (number, people) => people === 1 ? 'Gracz' : `Gracz ${number}`,
	endsInHeader: 'koniec pliku przed końcem nagłówka',
	lastLineCut: file => `${file}: ostatni wiersz nie ma końca (LF) i się nie liczy.`,
	help,
	simulation: {
		ofMatches: amounts(matches, 'mecze'),
		ofDeals: amounts(deals, 'rozdania'),
		title: ({variant, players, target, games}) => `${variant}, gracze: ${players}, do ${target}${games > 1 ? `, mecz do ${(games + 1) / 2} wygranych rund` : ''}`,
		played: (played, inDeals, seconds) => `${matches(played)}, ${deals(inDeals)}, ${seconds} s`,
		dealt: (played, different, seconds) => `${deals(played)}: ${sets(different)} kamieni${different === 1 ? '' : ', każdy'} w każdym usadzeniu; ${seconds} s`,
		columns: {
			bot: 'bot', won: 'wygrane', rate: 'odsetek', interval: 'przedział 95 %', points: 'pkt/rozdanie', pace: 'ms/wybór',
			even: share => `wobec ${share}`, above: 'powyżej', below: 'poniżej', open: 'nie wiadomo',
			difference: 'przewaga w pkt', fromTo: (low, high) => `od ${low} do ${high}`,
		},
	},
};

/** `name` is what is counted, before a colon. */
function amounts(many: (number: number) => string, name: string): UsageWords['simulation']['ofMatches'] {
	return {
		rounded: (asked, played) => `${many(asked)} to nie są pełne zestawy, więc gramy ${many(played)}.`,
		progress: (done, all) => `${name}: ${done} z ${all}`,
		stopped: (done, all) => `Przerwano. Rozegrane ${name}: ${done} z ${all}.`,
	};
}
