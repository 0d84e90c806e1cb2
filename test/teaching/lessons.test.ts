import {describe, expect, it} from 'vitest';
import {viewOf} from '../../source/match/view.js';
import {allowedMoves} from '../../source/rules/allowed.js';
import {handOf, wholeSet} from '../../source/rules/hand.js';
import {movesOf} from '../../source/rules/layout.js';
import {formatMove, tileOfMove} from '../../source/rules/move.js';
import type {Variant} from '../../source/rules/variant.js';
import {
	type Lesson, type Say, answer, learner, lessonIn, proceed,
} from '../../source/teaching/lessons/lesson.js';
import {saySentences, stepText} from '../../source/teaching/lessons/sentences.js';
import {stepsOf} from '../../source/teaching/lessons/steps.js';
import {tilesIn} from '../../source/teaching/notation.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {variants} from '../../source/variants/index.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {languages} from '../../source/words/language.js';
import {lessonWordsOf} from '../../source/words/teaching.js';
import {wordsFor} from '../../source/words/words-for.js';
import {move} from '../helpers/notation.js';

/** Answers as the script has it, until the step is done. */
function solve(lesson: Lesson): {lesson: Lesson; says: Say[]} {
	const says: Say[] = [];
	let now = lesson;
	while (now.phase === 'asked') {
		const {lesson: next, say} = answer(now, now.solution);
		says.push(say);
		expect(['more', 'right'], `${now.id}: ${formatMove(now.solution)}`).toContain(say.kind);
		now = next;
	}

	return {lesson: now, says};
}

/** The lesson at the beginning of each of its steps. */
function stepsIn(variant: Variant): Lesson[] {
	const steps: Lesson[] = [];
	for (let now = lessonIn(variant, 'Ala'); now.phase !== 'finished'; now = proceed(solve(now).lesson)) {
		steps.push(now);
	}

	return steps;
}

function stepNamed(variant: Variant, id: string): Lesson {
	return stepsIn(variant).find(step => step.id === id)!;
}

describe.each(variants)('the lesson in $id', variant => {
	const steps = stepsIn(variant);

	it('is solved by its stated solutions, in eight to fourteen steps', () => {
		expect(steps).toHaveLength(stepsOf(variant).length);
		expect(steps.length).toBeGreaterThanOrEqual(8);
		expect(steps.length).toBeLessThanOrEqual(14);
	});

	it('is played with real deals of 28 tiles, the learner in turn', () => {
		for (const {match} of steps) {
			expect(handOf([...match.table!.start.order])).toBe(wholeSet);
			expect(viewOf(match, learner).moves.length).toBeGreaterThan(0);
		}
	});

	it('refuses every move that is not allowed, with the kernel\'s reason, and counts it as a miss', () => {
		for (const step of steps) {
			const allowed = allowedMoves(step.match.table!.deal);
			for (const wrong of ['draw', 'pass', 'stop', '6-5>4-3'].map(text => move(text)).filter(one => !allowed.includes(one))) {
				const {lesson, say} = answer(step, wrong);
				expect(lesson).toEqual({...step, misses: 1});
				expect(say).toMatchObject({kind: 'refused', move: wrong, hint: undefined});
			}
		}
	});

	it('takes a move that is allowed but not asked for neither for right nor for played', () => {
		for (const step of steps) {
			for (const one of allowedMoves(step.match.table!.deal)) {
				const {lesson, say} = answer(step, one);
				if (say.kind === 'missed') {
					expect(lesson).toEqual({...step, misses: 1});
				} else {
					expect(lesson.match).not.toBe(step.match);
				}
			}
		}
	});

	it('gives the solution as a hint after the second miss', () => {
		for (const step of steps) {
			const wrong = move('6-5>4-3');
			const {lesson} = answer(step, wrong);
			expect(answer(lesson, wrong).say).toMatchObject({hint: step.solution});
		}
	});

	it('goes on from a move only where no other is right', () => {
		for (const [place, {position}] of stepsOf(variant).entries()) {
			if (position === undefined) {
				const before = steps[place - 1];
				const right = allowedMoves(before.match.table!.deal).filter(one => ['right', 'more'].includes(answer(before, one).say.kind));
				expect(right, before.id).toEqual([before.solution]);
			}
		}
	});

	it('has words for every step, and only for these, in every language', () => {
		for (const language of languages) {
			expect(Object.keys(lessonWordsOf(wordsFor(language), variant))).toEqual(steps.map(({id}) => id));
		}
	});

	it('speaks only of tiles that the learner can see', () => {
		for (const step of steps) {
			for (const language of languages) {
				const {lesson: after} = solve(step);
				const {tell, after: told} = lessonWordsOf(wordsFor(language), variant)[step.id];
				for (const [text, {match}] of [[tell, step], [told, after]] as const) {
					const {deal} = match.table!;
					const seen = handOf([...movesOf(deal.layout).map(one => tileOfMove(one))]) | deal.hands[learner];
					const named = handOf(tilesIn((text.match(/\b[0-6]-[0-6]\b/g) ?? []).join(' ')));
					expect(named & ~seen, text).toBe(0);
				}
			}
		}
	});

	it('asks in a sentence and names keys', () => {
		for (const step of steps) {
			for (const language of languages) {
				const {task, keys} = stepText(wordsFor(language), step);
				expect(task).toMatch(/\.$/);
				expect(keys).toMatch(/\.$/);
			}
		}
	});

	it('has something to say to every answer', () => {
		for (const step of steps) {
			const answers = [...allowedMoves(step.match.table!.deal), move('6-5>4-3')];
			for (const language of languages) {
				for (const one of answers) {
					for (const before of [step, {...step, misses: 1}]) {
						const lines = saySentences(wordsFor(language), {before, say: answer(before, one).say});
						expect(lines.join(' ')).not.toMatch(/undefined|NaN/);
						expect(lines.every(line => line.trim() !== '')).toBe(true);
					}
				}
			}
		}
	});
});

describe('a lesson', () => {
	const english = wordsFor('en');
	const polish = wordsFor('pl');
	const said = (step: Lesson, text: string) => saySentences(english, {before: step, say: answer(step, move(text)).say});

	it('says what a wrong tile would make, and what is asked for', () => {
		expect(said(stepNamed(fiveUp, 'ends'), '4-1>6-4')).toEqual([
			'4-1 on 6-4 would make: sum 3.',
			'Find the 5: lay a tile so that the ends count 5.',
		]);
		expect(said(stepNamed(doubleBergen, 'three'), '5-3>6-5')).toEqual([
			'5-3 on 6-5 would make: 2 points for like ends.',
			'Lay a tile that brings 3 points.',
		]);
	});

	it('says why a move is not allowed', () => {
		expect(said(stepNamed(doubleBergen, 'cross'), '5-3>6-3')[0]).toBe('Fill all four sides of 6-6 first.');
		expect(said(stepNamed(fiveUp, 'draw'), 'pass')[0]).toBe('Draw first: you may pass only when no tile is left to draw.');
		expect(said(stepNamed(sevenToedPete, 'lead'), '6-1')[0]).toBe('6-1 may not be led, but 6-4 may.');
	});

	it('says what may be done instead of stopping', () => {
		expect(said(stepNamed(sevenToedPete, 'another'), 'stop')).toEqual([
			'That is allowed, but something else is asked for.',
			'Lay a tile that earns you another.',
		]);
	});

	it('names places as the screen does', () => {
		const step = {...stepNamed(fiveUp, 'ends'), misses: 1};
		const {say} = answer(step, move('4-1>6-4'));
		expect(saySentences(english, {before: step, say, nameOfPlace: one => formatMove(one) === '2-1>6-2' ? 'B' : 'A'})).toEqual([
			'4-1 on A would make: sum 3.',
			'Find the 5: lay a tile so that the ends count 5.',
			'Hint: Lay 2-1 on B.',
		]);
	});

	it('praises a right move with what it made', () => {
		expect(said(stepNamed(fiveUp, 'ends'), '2-1>6-2')).toEqual([
			'Right. You lay 2-1 on 6-2: sum 5, 1 point.',
			'Only the outer halves count, 4 and 1. What lies in between is out of the sum.',
		]);
	});

	it('draws tile by tile until one fits', () => {
		const step = stepNamed(fiveUp, 'draw');
		const {says, lesson} = solve(step);
		expect(says.map(({kind}) => kind)).toEqual(['more', 'more', 'right']);
		expect(lesson.phase).toBe('answered');
	});

	it('tells the end of a deal as a calculation', () => {
		const step = stepNamed(fiveUp, 'last');
		const {say} = answer(step, step.solution);
		expect(saySentences(polish, {before: step, say})).toContain('Ty: 9 → 2 punkty');
	});

	it('stands still until it is answered, and when it is finished', () => {
		const first = lessonIn(fiveUp, 'Ala');
		expect(proceed(first)).toBe(first);
		const last = stepsIn(fiveUp).at(-1)!;
		const finished = proceed(solve(last).lesson);
		expect(finished.phase).toBe('finished');
		expect(proceed(finished)).toBe(finished);
		expect(() => answer(finished, move('pass'))).toThrow('Nothing is asked now.');
	});

	it('asks for everything that can be asked for', () => {
		expect(new Set(variants.flatMap(variant => stepsOf(variant).map(({goal}) => goal.kind)))).toEqual(new Set([
			'lead', 'any', 'count', 'points', 'most', 'another', 'double', 'host', 'out', 'draw', 'pass', 'pass-lead', 'stop',
		]));
	});
});
