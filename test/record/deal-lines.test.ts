import {describe, expect, it} from 'vitest';
import {
	deal, faultIn, header, inDeal,
} from './few-lines.js';

describe('A deal', () => {
	const dealt = (place: number, line: string) => faultIn(...header, ...deal.with(place, line));

	it('has its lines in order, and nothing among them', () => {
		expect(dealt(0, 'game 2')).toMatch(/^8: game 2, "game 1" has to stand here/);
		expect(dealt(1, 'deal 2 lead 1 lot')).toMatch(/^9: .*"deal 1" has to stand here/);
		expect(dealt(2, deal[3])).toMatch(/^10: .*"hand 1" has to stand here/);
		expect(dealt(3, deal[4])).toMatch(/^11: .*"hand 2" has to stand here/);
		expect(dealt(4, '1 1-0 =1')).toMatch(/^12: .*"boneyard" has to stand here/);
		expect(dealt(1, '2 left')).toMatch(/^9: .*"deal 1" has to stand here/);
		expect(inDeal('deal 2 lead 1 out')).toMatch(/^13: .*the turn of seat 1/);
		expect(inDeal('end blocked pips 1 2 points 0 0 score 0 0')).toMatch(/^13: .*the deal is in play/);
	});

	it('is led by a seat that is there, for the reason that is due', () => {
		expect(dealt(1, 'deal 1 lead 2 lot')).toBeUndefined();
		expect(dealt(1, 'deal 1 lead 3 lot')).toMatch(/^9: .*no seat 3/);
		expect(dealt(1, 'deal 1 lead 1 out')).toMatch(/^9: .*by lot/);
		expect(dealt(1, 'deal 1 lead 1 left')).toMatch(/^9: .*by lot/);
		expect(dealt(1, 'deal 1 lead 1')).toMatch(/^9: /);
	});

	it('has the 28 tiles, as many of them on each line as belong there', () => {
		expect(dealt(2, 'hand 1 1-0 3-3 6-6 5-0')).toMatch(/^10: .*5 tiles/);
		expect(dealt(2, 'hand 1 1-0 3-3 6-6 5-0 0-1')).toMatch(/^10: .*1-0 is dealt twice/);
		expect(dealt(3, 'hand 2 0-0 6-4 3-2 6-3 2-4')).toMatch(/^11: .*4-2 is dealt twice/);
		expect(dealt(4, 'boneyard')).toMatch(/^12: .*18 tiles/);
		expect(dealt(4, `${deal[4]} 4-3`)).toMatch(/^12: .*4-3 is dealt twice/);
		expect(dealt(4, deal[4].replace('4-3', '7-3'))).toMatch(/^12: .*no line of a record/);
	});

	it('is no seat\'s own copy', () => {
		expect(dealt(3, 'hand 2 ?5')).toMatch(/^11: .*own copy/);
		expect(dealt(4, 'boneyard ?18')).toMatch(/^12: .*own copy/);
		expect(inDeal('1 draw ?')).toMatch(/^13: .*own copy/);
	});
});

describe('What happens beside the play', () => {
	it('may happen where the kernel allows it', () => {
		expect(inDeal('2 hint', '1 left', '1 bot novice', '1 1-0 =1', '1 back', '1 human', '2 bot exec')).toBeUndefined();
		expect(faultIn(...header, '1 left', '2 human', ...deal)).toBeUndefined();
		expect(faultIn(...header, '1 hint')).toMatch(/^8: .*no deal is in play/);
		expect(faultIn(...header, '1 undo')).toMatch(/^8: /);
		expect(inDeal('1 back')).toMatch(/^13: .*seat 1 has not left/);
		expect(inDeal('1 left', '1 left')).toMatch(/^14: .*seat 1 has left already/);
		expect(inDeal('3 hint')).toMatch(/^13: .*no seat 3/);
		expect(inDeal('1 bot')).toMatch(/^13: /);
		expect(inDeal('1 human club')).toMatch(/^13: /);
	});

	it('is not taken back with other people at the table, as they are now', () => {
		expect(inDeal('1 1-0 =1', '1 undo')).toBeUndefined();
		expect(inDeal('1 1-0 =1', '2 human', '1 undo')).toMatch(/^15: .*other people/);
		expect(inDeal('1 1-0 =1', '2 5-1>1-0 =5 +1', '2 undo')).toMatch(/^15: .*other people/);
		expect(inDeal('1 1-0 =1', '1 bot club', '2 undo')).toMatch(/^15: .*nothing to take back/);
	});
});
