/** What is wrong with a record, in Polish. */
import type {EndPart} from '../../record/fault.js';
import type {Leader} from '../../rules/variant.js';
import {formatTile} from '../../rules/tile.js';
import type {FaultWords} from '../en/faults.js';
import type {FlawWords, RefusedWords} from '../faults.js';
import {listed, tiles} from './nouns.js';

const controls: Readonly<Record<number, string>> = {9: 'tabulatora', 13: 'powrotu karetki (CR)'};

const endParts: Readonly<Record<EndPart, string>> = {
	end: 'rozdanie kończy się inaczej', pips: 'pozostaje inna liczba oczek', points: 'premia jest inna', score: 'wynik jest inny',
};

const whyOf: Readonly<Record<Leader['why'], string>> = {lot: 'losowanie', out: '„przez domino!”', left: 'kolejne z lewej'};

const flaws: FlawWords = {
	'not-utf-8': () => 'te bajty to nie UTF-8',
	'control-character': ({code}) => `w zapisie nie może być ${controls[code] ?? `znaku sterującego ${code}`}`,
	spaces: () => 'między słowami stoi jedna spacja, a na początku i na końcu żadna',
	'not-understood': () => 'to nie jest wiersz zapisu',
	'hidden-tiles': () => 'kamienie są zakryte: kopii meczu dla jednego miejsca nie da się czytać jako zapisu',
	'no-record': () => 'zapis zaczyna się od „dominogranie 1”',
	'unknown-version': () => 'znana jest tylko wersja 1 formatu',
	'header-is-over': () => 'nagłówek jest już skończony',
	twice: ({what}) => `„${what}” już jest w nagłówku`,
	missing: ({what}) => `tu kończy się nagłówek, a brakuje w nim „${what}”`,
	'unknown-variant': ({known}) => `nie ma takiej odmiany, są tylko ${listed(known)}`,
	'variant-first': () => 'odmiana stoi przed opcjami',
	'unknown-option': ({known}) => `ta odmiana nie ma takiej opcji, są tylko ${listed(known)}`,
	'unknown-value': ({known}) => `nie ma takiej wartości, są tylko ${listed(known)}`,
	'wrong-number': ({option}) => option === 'target' ? 'cel jest liczbą od 1' : 'liczba rund jest nieparzysta: 1, 3, 5 …',
	'seats-in-order': ({due}) => `teraz pora na miejsce ${due + 1}`,
	'seats-before-teams': () => 'miejsca stoją przed parami',
	'number-of-seats': ({allowed}) => `liczba miejsc w tej odmianie to ${listed(allowed.map(String), 'lub')}`,
	'no-pairs': () => 'pary podaje się tylko tam, gdzie czworo gra parami',
	'wrong-team': ({known}) => `pary to „${known.join('” i „')}”`,
	'name-too-long': () => 'imię ma najwyżej 40 znaków',
	'quote-in-name': () => 'w imieniu nie ma cudzysłowów',
	'no-date': () => 'to nie jest data z godziną UTC, taka jak 2026-01-10T11:25:00Z',
	'no-hexadecimal': () => 'to nie są 64 cyfry szesnastkowe (0-9, a-f)',
	'secret-and-commit': () => 'w nagłówku jest secret albo commit, nie oba',
	'wrong-leader': ({due}) => due.why === 'lot' ? 'o otwarciu decyduje losowanie' : `otwiera miejsce ${due.seat + 1} (${whyOf[due.why]})`,
	'number-of-tiles': ({due}) => `tu powinno być: ${tiles(due)}`,
	'dealt-twice': ({tile}) => `kamień ${formatTile(tile)} jest rozdany dwa razy`,
	'forged-deal': () => 'secret daje inne rozdanie',
	'forged-lot': ({due}) => `według secret los wskazuje miejsce ${due + 1}`,
	'wrong-reveal': () => 'ten skrót nie zgadza się z commit w nagłówku',
	'nothing-to-reveal': () => 'nagłówek nie ma commit, więc nie ma czego ujawniać',
	'line-due': ({due}) => `tu musi stać „${due}”`,
	'deal-in-play': ({turn}) => `rozdanie trwa, teraz kolej miejsca ${turn + 1}`,
	'no-such-seat': ({seat}) => `nie ma miejsca ${seat + 1}`,
	'wrong-count': ({due}) => `suma wynosi ${due}: musi tu stać „=${due}”`,
	'wrong-points': ({due}) => due === 0 ? 'ten kamień nie daje punktów' : `ten kamień daje ${due}: musi tu stać „+${due}”`,
	'wrong-draw': ({due}) => `następny kamień talonu to ${formatTile(due)}`,
	'wrong-end': ({part, due}) => `${endParts[part]}: „${due}”`,
	'wrong-winner': ({due}) => `wygrywa drużyna ${due + 1}`,
	'match-is-over': () => 'mecz jest skończony: dalej może stać tylko reveal',
};

const refused: RefusedWords = {
	'deal-is-over': () => 'rozdanie jest skończone',
	'not-your-turn': ({turn}) => turn === undefined ? 'to niczyja kolej' : `teraz kolej miejsca ${turn}`,
	'tile-not-in-hand': ({seat, tile = 'tego kamienia'}) => `miejsce ${seat} nie ma w ręce ${tile}`,
	'lead-first': ({tile = ''}) => `stół jest pusty, można tylko otworzyć kamieniem ${tile}`.trimEnd(),
	'may-not-be-led': ({tile = 'tym'}) => `kamieniem ${tile} nie można otworzyć`,
	'table-is-not-empty': ({tile = 'kamień'}) => `stół nie jest pusty, trzeba podać, do czego dołożyć ${tile}`,
	'host-not-on-table': ({host = 'tego kamienia'}) => `na stole nie ma ${host}`,
	'does-not-fit': ({tile = 'ten kamień', host = 'tamtego'}) => `${tile} nie pasuje do ${host}`,
	'not-a-spinner': ({host = 'ten dublet'}) => `${host} nie jest spinnerem, a oba dłuższe boki są zajęte`,
	'place-is-covered': ({tile = 'ten kamień', host = 'tamtym'}) => `przy ${host} nie ma wolnego miejsca na ${tile}`,
	'cross-first': ({host = 'tego kamienia'}) => `do ${host} można dokładać dopiero, gdy wszystkie cztery boki pierwszego dubletu są zajęte`,
	'you-can-lead': ({seat, instead = ''}) => `miejsce ${seat} może otworzyć kamieniem ${instead}`.trimEnd(),
	'you-can-play': ({seat, instead = 'kamień'}) => `miejsce ${seat} może zgrać ${instead}`,
	'you-may-stop-only': () => 'z kolejnego kamienia rezygnuje się słowem stop',
	'draw-first': ({seat}) => `miejsce ${seat} może jeszcze dobierać`,
	'draw-for-lead': () => 'nikt nie ma czym otworzyć, więc każdy po kolei dobiera, aż ktoś będzie mieć czym',
	'no-boneyard': () => 'w tej grze rozdaje się wszystkie kamienie, nigdy się nie dobiera',
	'nothing-to-draw': () => 'nie ma już czego dobrać',
	'pass-the-lead': () => 'kto nie ma czym otworzyć, oddaje otwarcie',
	'nothing-to-stop': () => 'nie ma kolejnego kamienia, z którego można by zrezygnować',
	'match-is-over': () => 'mecz jest skończony',
	'deal-in-play': () => 'rozdanie jeszcze trwa',
	'no-deal-in-play': () => 'nie trwa żadne rozdanie',
	'not-the-set': () => 'to nie jest 28 kamieni kompletu',
	'wrong-leader': () => 'otwiera inne miejsce',
	'people-at-the-table': () => 'nie można cofać, gdy przy stole są inni ludzie',
	'nothing-to-take-back': ({seat}) => `miejsce ${seat} nie ma w tym rozdaniu czego cofnąć`,
	'no-such-seat': ({seat}) => `nie ma miejsca ${seat}`,
	'already-away': ({seat}) => `miejsce ${seat} jest już puste`,
	'not-away': ({seat}) => `miejsce ${seat} nie jest puste`,
};

export const faults: FaultWords = {flaws, refused};
