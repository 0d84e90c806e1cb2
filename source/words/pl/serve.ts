/** The village over SSH, in Polish: its command, and what it says to guests at the door. */
import type {CommandHelp} from '../en/help.js';
import type {ServeWords} from '../en/serve.js';

export const serveHelp: CommandHelp = {
	summary: 'pozwala grać tu przez ssh',
	text: [
		'Otwiera wioskę stołów dla wszystkich, którzy przychodzą przez ssh: żeby grać, nie trzeba nic instalować. Gości poznaje po kluczach publicznych; o hasła nigdy nie pyta.',
		'Wpuszcza tylko z tego komputera, chyba że --host mówi inaczej. Działa do SIGINT albo SIGTERM: wtedy zachowuje mecze, żegna wszystkich i kończy z kodem 0;',
		'po następnym otwarciu miejsca przy stołach są takie jak przedtem. O każdym zdarzeniu pisze wiersz JSON na standardowe wyjście błędów, bez rąk i bez tego, co kto mówi.',
		'Kto za nazwą komputera wpisze słowo accessible albo ma TERM=dumb, gra zwykłymi wierszami.',
	].join(' '),
	examples: [
		['serve', 'dla gości z tego komputera: ssh -p 2222 localhost'],
		['serve --host 0.0.0.0 --port 2222', 'dla gości zewsząd'],
		['serve --host :: --max-sessions 50 --idle 15', 'dla pięćdziesięciu, po kwadransie bez klawisza trzeba wyjść'],
	],
};

export const serveValues: Readonly<Record<string, string>> = {
	host: 'ADRES',
	port: 'N',
	'max-sessions': 'N',
	'max-per-address': 'N',
	'max-rate': 'N',
	'max-logins': 'N',
	'login-timeout': 'SEKUNDY',
	idle: 'MINUTY',
	log: 'PLIK',
};

export const serveTexts: Readonly<Record<string, (choices: string) => string>> = {
	host: () => 'adres, na którym czeka na gości (127.0.0.1: tylko ten komputer; 0.0.0.0 albo :: to wszystkie)',
	port: () => 'port, na którym czeka na gości (2222); 0 to dowolny wolny',
	'max-sessions': () => 'ilu gości może tu być naraz (200)',
	'max-per-address': () => 'ilu z nich z jednego adresu (10)',
	'max-rate': () => 'ile połączeń na minutę z jednego adresu (60)',
	'max-logins': () => 'ile połączeń naraz może się logować; inne czekają (8)',
	'login-timeout': () => 'po ilu sekundach gość musi być w środku (20)',
	idle: () => 'po ilu minutach bez klawisza trzeba wyjść; przedtem jest ostrzeżenie (30)',
	log: () => 'dopisuje wiersze o zdarzeniach do tego pliku',
};

export const serve: ServeWords = {
	opened: (address, port) => `Goście wchodzą pod adresem ${address}, port ${port}.`,
	hostKey: fingerprint => `Klucz wioski to ${fingerprint}; kto przychodzi pierwszy raz, może go porównać.`,
	closed: 'Zamknięte; mecze są zachowane.',
	cannotListen: (address, port, reason) => `Nie da się czekać na gości pod adresem ${address}, port ${port}: ${reason}.`,
	openElsewhere: directory => `Wioska w ${directory} jest już otwarta w innym programie.`,
	reasons: {
		EADDRINUSE: 'czeka tam już inny program',
		EACCES: 'brak uprawnień',
		EADDRNOTAVAIL: 'ten komputer nie ma takiego adresu',
		ENOTFOUND: 'ten komputer nie ma takiego adresu',
	},
	damagedHostKey: file => `W ${file} nie ma klucza wioski; przywróć właściwy z kopii albo usuń plik i uprzedź gości, że klucz będzie inny.`,
	cannotLog: (file, reason) => `Nie można zapisać ${file}: ${reason}.`,
	refusals: {
		'no-terminal': 'Gra potrzebuje terminala: pomiń -T albo wpisz za nazwą komputera słowo accessible, żeby grać zwykłymi wierszami.',
		'no-commands': 'Nie ma tu niczego do uruchomienia; za nazwą komputera może stać tylko słowo accessible, żeby grać zwykłymi wierszami.',
		'no-subsystems': 'Nie ma tu plików, są tylko gry.',
		'one-visit': 'Jedno połączenie to jedna wizyta; połącz się jeszcze raz.',
		full: 'Wioska jest pełna; zajrzyj później.',
		'too-many-from-here': 'Z twojego adresu jest już za dużo gości; zajrzyj, gdy któryś wyjdzie.',
		'too-often': 'Z twojego adresu przyszło za dużo połączeń; poczekaj minutę.',
		'too-slow': 'Wejście trwało za długo; połącz się jeszcze raz.',
		'too-busy': 'W tej chwili wchodzi za dużo gości naraz; spróbuj za minutę.',
		closing: 'Wioska się zamyka; zajrzyj później.',
	},
	fault: 'Coś poszło źle po naszej stronie; twoje miejsce jest zachowane, wejdź jeszcze raz.',
	goodbye: 'Do zobaczenia!',
};
