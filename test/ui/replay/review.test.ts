import {expect, test} from 'vitest';
import {placeAfter} from '../../../source/record/reel.js';
import {unpackView} from '../../../source/match/packed-view.js';
import {choicesIn} from '../../../source/teaching/review/deals.js';
import type {Appraisal} from '../../../source/teaching/review/appraisal.js';
import * as thread from '../../../source/ui/replay/judge-thread.js';
import {showsChoice} from '../../../source/ui/replay/reviewing.js';
import {move} from '../../helpers/notation.js';
import {openApp} from '../open-app.js';
import {recorded} from './recorded.js';

const fine: Appraisal = {
	unit: 'points', choices: 3, cost: 0, error: 0.1, better: undefined,
};
const costly: Appraisal = {
	...fine,
	cost: 1.4,
	better: {
		move: move('6-2>6-6'),
		reason: {
			kind: 'weighed', points: 2, another: false, keeps: 1, reply: 0.34, stuck: 0, worth: 0.61, ahead: 0.04,
		},
	},
};

/** A judge who answers when he is told to. */
function slowJudge(appraisal: Appraisal) {
	const asked: thread.Choosing[] = [];
	const answers: Array<() => void> = [];
	return {
		asked,
		async answer() {
			answers.shift()!();
			await Promise.resolve();
		},
		judge: {
			async judge(choosing: thread.Choosing) {
				asked.push(choosing);
				return new Promise<Appraisal>(resolve => {
					answers.push(() => {
						resolve(appraisal);
					});
				});
			},
			rest() {
				answers.length = 0;
			},
		},
	};
}

const atChoice = () => recorded('good/13-five-up-4-pairs-best-of-3', 22);

test('what a choice cost is said once it is known, and keys do not wait for it', async () => {
	const {judge, asked, answer} = slowJudge(costly);
	const app = await openApp({opened: atChoice(), study: {judge}});
	expect(app.line(/Judging|Cost/)).toBe('');
	await app.press('r');
	expect(app.line('Judging')).toBe('Judging this choice…');
	expect(asked).toHaveLength(1);
	await app.press('o');
	expect(app.line('Judging')).toBe('Judging this choice…');
	await answer();
	await app.press('o');
	expect(app.text()).toMatch(/\nCost: 1\.4 points\. Better: lay 6-2 on 6-6: it brings 2 points, [^\n]+\n[^\n]+\nStep/);
	await app.press('r');
	expect(app.line('Cost')).toBe('');
	await app.press('r');
	expect(app.line('Cost')).not.toBe('');
	expect(asked).toHaveLength(1);
});

test('of the choices that come by while one is judged only the last is asked for', async () => {
	const {judge, asked, answer} = slowJudge(fine);
	const showing = atChoice();
	const app = await openApp({opened: showing, study: {judge}});
	await app.press('r', 'right', 'right', 'right', 'right', 'right');
	expect(asked).toHaveLength(1);
	await answer();
	await app.press('o');
	expect(asked).toHaveLength(2);
	await answer();
	await app.press('o');
	expect(app.line('cost')).toBe('No cost.');
});

test('a choice that cannot be judged leaves the screen as it was', async () => {
	const app = await openApp({opened: atChoice()});
	await app.press('r');
	await app.press('o');
	expect(app.line(/Judging|[Cc]ost/)).toBe('');
});

test('every step has room for its review on a small screen', async () => {
	const judge = {
		judge: async () => costly,
		rest() {
			// There is no thread.
		},
	};
	for (const name of ['good/11-five-up-4-pairs-block', 'good/21-pete-best-of-3']) {
		const showing = {...recorded(name), isOpen: true, isReviewed: true};
		const app = await openApp({ // eslint-disable-line no-await-in-loop
			opened: showing, columns: 60, rows: 18, study: {judge},
		});
		for (let place = 0; place !== placeAfter(showing.reel, place, 'next'); place++) {
			expect(app.lines()[17]).toMatch(/^←→ step .* q leave/);
			expect(app.line('Cost') !== '').toBe(showsChoice({...showing, place}));
			await app.press('right'); // eslint-disable-line no-await-in-loop
		}
	}
});

test('the other thread judges what the player saw', async () => {
	const {judge, asked} = slowJudge(fine);
	const app = await openApp({opened: atChoice(), study: {judge}});
	await app.press('r');
	const [choosing] = asked;
	const view = unpackView(structuredClone(choosing.view));
	const appraisal = thread.default(structuredClone(choosing));
	expect(view.seat).toBe(view.turn);
	expect(appraisal.choices).toBe(choicesIn(atChoice().reel.frames[atChoice().place - 1].match.table!.deal).length);
});
