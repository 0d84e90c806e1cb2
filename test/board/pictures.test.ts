import {describe, expect, test} from 'vitest';
import type {Variant} from '../../source/rules/variant.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {drawBoard} from '../../source/board/draw.js';
import {type Room, placeTiles} from '../../source/board/placement.js';
import {layout} from '../helpers/notation.js';

type Sitting = {
	readonly name: string;
	readonly variant: Variant;
	readonly room: Room;
	readonly moves: string;
};

const home: Room = {width: 78, height: 14, glyphs: 'auto'};

const manySpinners = '4-4 4-3>4-4 4-1>4-4 3-3>4-3 6-4>4-4 1-1>4-1 3-2>3-3 6-6>6-4 6-0>6-6 6-5>6-6 0-0>6-0 2-2>3-2 5-5>6-5 2-1>2-2 3-0>3-3 4-2>2-2 2-0>2-2 5-2>5-5';

const sittings: readonly Sitting[] = [
	{
		name: 'five-up-lead-single', variant: fiveUp, room: home, moves: '5-3',
	},
	{
		name: 'five-up-lead-double', variant: fiveUp, room: home, moves: '6-6',
	},
	{
		name: 'five-up-many-spinners', variant: fiveUp, room: home, moves: manySpinners,
	},
	{
		name: 'five-up-many-spinners-boxed', variant: fiveUp, room: {width: 118, height: 30, glyphs: 'auto'}, moves: manySpinners,
	},
	{
		name: 'five-up-many-spinners-small', variant: fiveUp, room: {width: 58, height: 10, glyphs: 'mini'}, moves: manySpinners,
	},
	{
		name: 'five-up-many-spinners-listed', variant: fiveUp, room: {width: 30, height: 6, glyphs: 'auto'}, moves: manySpinners,
	},
	{
		name: 'five-up-one-long-arm',
		variant: fiveUp,
		room: home,
		moves: '5-3 5-0>5-3 2-0>5-0 6-3>5-3 4-2>2-0 6-1>6-3 3-1>6-1 5-4>4-2 5-2>5-4 3-2>3-1 2-1>5-2 6-2>3-2 '
			+ '5-1>2-1 6-4>6-2 4-3>6-4 6-5>5-1 3-0>4-3 6-0>6-5 0-0>3-0 1-0>0-0 4-0>0-0 4-4>4-0 4-1>1-0',
	},
	{
		name: 'five-up-lines',
		variant: fiveUp,
		room: home,
		moves: '4-0 1-0>4-0 5-4>4-0 2-1>1-0 3-2>2-1 6-5>5-4 4-3>3-2 6-3>6-5 3-0>6-3 4-2>4-3 2-0>3-0 '
			+ '2-2>2-0 5-2>2-2 6-2>2-2 5-3>5-2 3-1>5-3 4-1>3-1 6-1>6-2 4-4>4-1 5-1>6-1 6-4>4-4 6-6>6-4',
	},
	{
		name: 'seven-toed-pete',
		variant: sevenToedPete,
		room: home,
		moves: '5-5 6-5>5-5 5-1>5-5 2-1>5-1 6-3>6-5 2-0>2-1 1-0>2-0 3-3>6-3 5-4>5-5 4-4>5-4 5-0>5-5 4-3>3-3 6-0>5-0 4-1>4-4 '
			+ '4-2>4-3 6-2>4-2 1-1>4-1 6-6>6-0 6-1>1-0 6-4>6-2 3-1>1-1 5-3>3-1 5-2>5-3 2-2>5-2 4-0>6-4 0-0>4-0 3-2>2-2',
	},
	{
		name: 'double-bergen-open-cross', variant: doubleBergen, room: home, moves: '3-3 5-3>3-3 3-1>3-3 3-2>3-3',
	},
	{
		name: 'double-bergen',
		variant: doubleBergen,
		room: home,
		moves: '3-3 5-3>3-3 3-1>3-3 3-2>3-3 4-3>3-3 6-4>4-3 5-1>5-3 2-0>3-2 6-6>6-4 6-1>6-6 0-0>2-0 1-1>6-1 2-1>5-1 '
			+ '5-2>2-1 5-0>0-0 5-5>5-2 5-4>5-5 6-5>5-0 4-4>5-4 6-0>6-5 3-0>6-0 4-2>4-4 6-2>4-2 4-1>3-1 4-0>4-1',
	},
];

describe.each(['box-drawing', 'ascii'] as const)('in %s', charset => {
	test.each(sittings)('$name', async ({name, variant, room, moves}) => {
		const {lines} = drawBoard(placeTiles(layout(moves, variant), room), {charset});
		await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../pictures/${name}.${charset}.txt`);
	});
});
