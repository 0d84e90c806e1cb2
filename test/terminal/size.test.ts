import {expect, test} from 'vitest';
import {boundedSize} from '../../source/terminal/size.js';

test.each([
	[{columns: 100, rows: 30}, {columns: 100, rows: 30}],
	[{columns: 0, rows: 0}, {columns: 80, rows: 24}],
	[{}, {columns: 80, rows: 24}],
	[{columns: 10, rows: 3}, {columns: 10, rows: 3}],
	[{columns: 2000, rows: 1000}, {columns: 300, rows: 100}],
	[{columns: 4_294_967_295, rows: -1}, {columns: 300, rows: 24}],
	[{columns: Number.NaN, rows: 24.5}, {columns: 80, rows: 24}],
])('a terminal that reports %j is drawn for as %j', (reported, size) => {
	expect(boundedSize(reported)).toEqual(size);
});
