import {Buffer} from 'node:buffer';
import {describe, expect, it} from 'vitest';
import {readRecord} from '../../source/record/replay.js';
import {
	deal, faultIn, header, inDeal,
} from './few-lines.js';

describe('Reading is strict', () => {
	it('wants one space between two words and none at either end, but for a comment', () => {
		expect(inDeal('1 1-0 =1  # well played', '# 2', '    # 3', '', '#')).toBeUndefined();
		expect(inDeal('1  1-0 =1')).toMatch(/^13: .*one space/);
		expect(inDeal(' 1 1-0 =1')).toMatch(/^13: .*one space/);
		expect(inDeal('1 1-0 =1 ')).toMatch(/^13: .*one space/);
		expect(inDeal(' ')).toMatch(/^13: .*one space/);
		expect(inDeal('1 1-0\u{A0}=1')).toMatch(/^13: /);
		expect(inDeal('1 1-0 =1\u{A0}# comment')).toMatch(/^13: /);
	});

	it('knows no line ends but LF, and no control characters, not even in comments', () => {
		expect(inDeal('1 1-0 =1\r')).toMatch(/^13: .*carriage return/);
		expect(inDeal('# comment\r')).toMatch(/^13: .*carriage return/);
		expect(inDeal('1\t1-0 =1')).toMatch(/^13: .*tab/);
		expect(inDeal('1 1-0 =1\0')).toMatch(/^13: .*control character/);
	});

	it('wants UTF-8, even in comments', () => {
		const good = Buffer.from([...header, ...deal, '# '].join('\n'));
		for (const bytes of [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xC5]]) {
			const {fault} = readRecord(Buffer.concat([good, Buffer.from(bytes), Buffer.from('\n1 1-0 =1\n')]));
			expect(fault).toMatchObject({kind: 'not-utf-8', line: 13});
		}
	});

	it('names the right line among many when the bytes are no UTF-8', () => {
		const many = [...header, ...deal, ...Array.from({length: 20_000}, () => '# żółw')].join('\n');
		const bytes = Buffer.from(`${many}\n# x\n# y\n`);
		bytes[bytes.length - 6] = 0xFF;
		expect(readRecord(bytes).fault).toMatchObject({kind: 'not-utf-8', line: 20_013});
	});

	it.each(['1 1-0 =01', '1 1-0 =+1', '1 1-0 =1 +0', '1 1-0', '1 1-0 =', '1 1-0 1', '1 1-0 =1 =1', '01 1-0 =1', '1 1-7 =8', '1 10 =1', '1 1-0> =1', '1 1-0 =1 +0 +0'])('refuses "%s"', line => {
		expect(inDeal(line)).toMatch(/^13: /);
	});

	it('reads tiles either way round', () => {
		expect(inDeal('1 0-1 =1', '2 1-5>0-1 =5 +1')).toBeUndefined();
	});

	it('does not take apart what is far too long', () => {
		expect(inDeal(`1 ${'1-0 '.repeat(100_000)}x`)).toMatch(/^13: 1 1-0.*…, this is no line of a record$/);
		expect(inDeal(`# ${'#"'.repeat(500_000)}`)).toBeUndefined();
		expect(inDeal(`"${'#'.repeat(500_000)}`)).toMatch(/^13: /);
	});
});

describe('A record that ends early', () => {
	it('is no fault, wherever that is', () => {
		const lines = [...header, ...deal];
		for (let length = 0; length <= lines.length; length++) {
			expect(faultIn(...lines.slice(0, length))).toBeUndefined();
		}
	});

	it('is no match before its header is complete', () => {
		for (let length = 0; length < header.length; length++) {
			const bytes = Buffer.from(header.slice(0, length).map(line => `${line}\n`).join(''));
			expect(readRecord(bytes)).toMatchObject({
				header: undefined, match: undefined, isFinished: false, cutLastLine: false,
			});
		}
	});

	it('is a match not yet begun after its header', () => {
		const {match, isFinished} = readRecord(Buffer.from(`${header.join('\n')}\n`));
		expect(match).toMatchObject({deals: [], table: undefined, players: [{name: 'Ania'}, {name: 'Klara'}]});
		expect(isFinished).toBe(false);
	});

	it('loses a last line without its LF, even if it looks whole', () => {
		const text = [...header, ...deal, '1 1-0 =1'].join('\n');
		expect(readRecord(Buffer.from(text))).toMatchObject({
			cutLastLine: true, fault: undefined, lines: 12, length: text.length - 8,
		});
		expect(readRecord(Buffer.from(`${text}\n# \0`))).toMatchObject({cutLastLine: true, fault: undefined, lines: 13});
	});
});
