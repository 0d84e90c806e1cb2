/** The replay of a record, and the list of records, in Polish. */
import type {ReelWords} from '../en/reel.js';

export const reel: ReelWords = {
	sum: calculation => `Suma: ${calculation}`,
	place: ({step, steps, deal, deals, line}) => `Krok ${step} z ${steps} · rozdanie ${deal} z ${deals} · wiersz ${line}`,
	plays: 'odtwarza się',
	wrong: (line, what) => `Zapis jest błędny w wierszu ${line}: ${what}`,
	none: 'Nie zapisano jeszcze żadnego meczu.',
	unfinished: 'niedokończony',
	space: 'spacja',
	keys: {
		tile: 'kamień',
		deal: 'rozdanie',
		ends: 'początek, koniec',
		play: 'graj',
		stop: 'stój',
		hands: 'ręce',
		leave: 'wyjdź',
	},
};
