import {expect, test} from 'vitest';
import {shortNames} from '../../../source/ui/text/short-names.js';

test.each([
	[['you', 'Łucja', 'Wojtek'], 3, ['you', 'Łuc', 'Woj']],
	[['Player 1', 'Player 2', 'Player 3'], 3, ['Pl1', 'Pl2', 'Pl3']],
	[['Player 1', 'Player 2', 'Player 3'], 6, ['Playe1', 'Playe2', 'Playe3']],
	[['Player 1', 'Player 2', 'Player 3'], 12, ['Player 1', 'Player 2', 'Player 3']],
	[['you', 'Gracz 2', 'Gracz 3', 'Klara'], 3, ['you', 'Gr2', 'Gr3', 'Kla']],
	[['Ania', 'Ania'], 6, ['Ania1', 'Ania2']],
	[['Bartłomiej', 'Bartłomieja'], 6, ['Bartł1', 'Bartła']],
])('%j in %i cells are %j', (names, longest, short) => {
	expect(shortNames(names, longest)).toEqual(short);
});
