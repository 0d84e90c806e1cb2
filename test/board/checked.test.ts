import {describe, expect, test} from 'vitest';
import {drawBoard} from '../../source/board/draw.js';
import {labelEnds} from '../../source/board/letters.js';
import {type Placement, placeTiles} from '../../source/board/placement.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {faultsOf} from '../helpers/check-board.js';
import {layout} from '../helpers/notation.js';
import {
	growthOf, nameOf, playedLayout, plays,
} from '../helpers/policies.js';

const rooms = [
	{width: 78, height: 14, glyphs: 'compact'},
	{width: 58, height: 12, glyphs: 'compact'},
	{width: 78, height: 10, glyphs: 'mini'},
	{width: 118, height: 30, glyphs: 'box'},
] as const;

describe.each(rooms)('in $width×$height, $glyphs', room => {
	test.each(plays.map(play => ({name: nameOf(play), play})))('a drawn board says what the layout is and nothing else: $name', ({play}) => {
		for (let seed = 1; seed <= 8; seed++) {
			let placement: Placement | undefined;
			for (const layout of growthOf(playedLayout(play, seed))) {
				placement = placeTiles(layout, room, placement);
				const {lines} = drawBoard(placement, {charset: 'box-drawing'});
				expect(faultsOf(lines, layout, labelEnds(layout)), `${seed}\n${lines.join('\n')}`).toEqual([]);
			}
		}
	});
});

describe('the eye that checks them', () => {
	const shown = layout('6-6 6-2>6-6 6-1>6-6', fiveUp);

	function faults(...lines: string[]): string[] {
		return faultsOf(lines, shown, labelEnds(shown));
	}

	test('finds nothing wrong with a right picture', () => {
		expect(faults('       c       ', '      ╭6╮      ', 'A[1:6]│+│[6│2]B', '      ╰6╯      ', '       c       ')).toEqual([]);
	});

	test.each([
		['a missing tile', ['       c       ', '      ╭6╮      ', 'A[1:6]│+│B', '      ╰6╯      ']],
		['a tile the wrong way round', ['       c       ', '      ╭6╮      ', 'A[6:1]│+│[6│2]B', '      ╰6╯      ']],
		['a tile out of line', ['       c       ', '      ╭6╮[6│2]B', 'A[1:6]│+│      ', '      ╰6╯      ']],
		['a false neighbour', ['      ╭6╮   ', 'A[1:6]│+│   ', '      ╰6╯   ', ' [6│2]B c ']],
		['a double that lies along its arm', ['A[1:6][6+6][6│2]B', '        c']],
		['a long side left free', ['     A      ', '   ╭6╮ B    ', '   │+│╭2╮   ', '   ╰6╯╰6╯   ', ' :6: c   ', ' :1:']],
		['a missing letter', ['      ╭6╮      ', 'A[1:6]│+│[6│2]B', '      ╰6╯      ']],
		['a letter at another end', ['       A       ', '      ╭6╮      ', 'c[1:6]│+│[6│2]B', '      ╰6╯      ']],
		['a stray stroke', ['       c       ', '      ╭6╮      ', 'A[1:6]│+│[6│2]B', '      ╰6╯   ─  ']],
	])('finds %s', (_, lines) => {
		expect(faults(...lines)).not.toEqual([]);
	});
});
