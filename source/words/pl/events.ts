/** What happens in a match, in Polish: a line an event. */
import type {Leader} from '../../rules/variant.js';
import type {EventWords} from '../en/events.js';
import type {Who} from '../who.js';
import {listed, points, tiles} from './nouns.js';
import {
	type Verb, does, doesWithin, people, verb,
} from './people.js';

const cut = (stem: string): Verb => [`${stem}asz`, `${stem}acie`, `${stem}a`, `${stem}ają`];
const lays = cut('dokład');
const leads = cut('otwier');
const draws = cut('dobier');
const wins = cut('wygryw');
const holds: Verb = ['masz', 'macie', 'ma', 'mają'];
const passes: Verb = ['pasujesz', 'pasujecie', 'pasuje', 'pasują'];
const handsOn: Verb = ['oddajesz', 'oddajecie', 'oddaje', 'oddają'];
const ends: Verb = ['kończysz', 'kończycie', 'kończy', 'kończą'];
const reaches = cut('osiąg');
const takesBack = cut('cof');
const asks: Verb = ['prosisz', 'prosicie', 'prosi', 'proszą'];
const loses: Verb = ['tracisz', 'tracicie', 'traci', 'tracą'];
const comesBack: Verb = cut('wrac');
const takesOver: Verb = ['przejmujesz', 'przejmujecie', 'przejmuje', 'przejmują'];

const reasonToLead: Record<Leader['why'], (who: Who) => string> = {
	lot: who => `Losowanie: ${verb(who, leads)} ${people(who)}.`,
	out: who => `Po wygranej „przez domino!” ${verb(who, leads)} ${people(who)}.`,
	left: who => `Kolejne miejsce z lewej: ${verb(who, leads)} ${people(who)}.`,
};

export const events: EventWords = {
	gameBegan: (game, games) => games > 1 ? `Zaczyna się runda ${game}; mecz jest do ${(games + 1) / 2} wygranych rund.` : 'Zaczyna się runda.',
	dealt: (deal, {why, who}) => `Rozdanie ${deal}. ${reasonToLead[why](who)}`,
	laid({who, tile, double, host, brought, out, pointsForOut}) {
		const act = host === undefined ? `${does(who, leads)} ${double ? 'dubletem' : 'kamieniem'} ${tile}` : `${does(who, lays)} ${tile} do ${host}`;
		const end = out ? ` Domino!${pointsForOut > 0 ? ` ${points(pointsForOut)}.` : ''}` : '';
		return `${act}${brought && `: ${brought}`}.${end}`;
	},
	drew: who => `${does(who, draws)} kamień.`,
	drewSeveral: (who, count) => `${does(who, draws)} ${tiles(count)}.`,
	drewTiles: (who, drawn) => `${does(who, draws)} ${listed(drawn)}.`,
	passed: who => `${does(who, passes)}.`,
	passedLead: who => `${does(who, prefixed('nie ', holds))} czym otworzyć i ${verb(who, handsOn)} otwarcie.`,
	stopped: who => `${does(who, ends)} kolejkę.`,
	dealOver: {
		out: who => `Rozdanie ${verb(who, ends)} ${people(who)}.`,
		last: who => `Koniec rozdania: kamienie ${verb(who, holds)} już tylko ${people(who)}.`,
		blocked: 'Koniec rozdania: blokada.',
		target: (who, target) => `Koniec rozdania: ${doesWithin(who, reaches)} ${target}.`,
		bonus: paid => ` Premia: ${paid.map(({who, points}) => `${people(who)} +${points}`).join(', ')}.`,
		noBonus: ' Nikt nie dostaje premii.',
	},
	gameOver: (who, game) => `${does(who, wins)} rundę ${game}.`,
	matchOver: who => `${does(who, wins)} mecz.`,
	tookBack: who => `${does(who, takesBack)} ruch.`,
	hinted: who => `${does(who, asks)} o podpowiedź.`,
	left: who => `${does(who, loses)} połączenie.`,
	back: who => `${does(who, comesBack)} do stołu.`,
	seatedHuman: who => `${does(who, takesOver)} grę.`,
	seatedBot: (who, level) => who.own ? `Od teraz gra za ciebie bot (${level}).` : `${people(who)}: od teraz gra tu bot (${level}).`,
	seatedProgram: who => who.own ? 'Od teraz gra za ciebie program z zewnątrz.' : `${people(who)}: od teraz gra tu program z zewnątrz.`,
};

function prefixed(prefix: string, forms: Verb): Verb {
	return [prefix + forms[0], prefix + forms[1], prefix + forms[2], prefix + forms[3]];
}
