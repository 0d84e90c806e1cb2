import {expect, test} from 'vitest';
import {
	draw, formatMove, hostOfMove, joinOfMove, layMove, laysTile, noHost, parseMove, pass, stop, tileOfMove,
} from '../../source/rules/move.js';
import {commonPip, tiles} from '../../source/rules/tile.js';
import {tile} from '../helpers/notation.js';

test('every move is read as it is written', () => {
	for (const one of tiles) {
		for (const host of [...tiles.filter(other => other !== one), noHost]) {
			const laid = layMove(one, host);
			expect(parseMove(formatMove(laid))).toBe(laid);
			expect([laysTile(laid), tileOfMove(laid), hostOfMove(laid)]).toEqual([true, one, host]);
			expect(joinOfMove(laid)).toBe(host === noHost ? -1 : commonPip(one, host) ?? -1);
		}
	}

	for (const other of [draw, pass, stop]) {
		expect(parseMove(formatMove(other))).toBe(other);
		expect(laysTile(other)).toBe(false);
	}
});

test('a tile against its host is written tile first', () => {
	expect(formatMove(layMove(tile('5-3'), tile('5-5')))).toBe('5-3>5-5');
	expect(parseMove('3-5>5-5')).toBe(layMove(tile('5-3'), tile('5-5')));
});

test.each(['', '5-3>', '>5-3', '5-3>5-5>1-1', 'Draw', 'lead', '5-3 >5-5', '7-0'])('"%s" is no move', text => {
	expect(parseMove(text)).toBeUndefined();
});
