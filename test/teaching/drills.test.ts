import {describe, expect, it} from 'vitest';
import {allowedMoves} from '../../source/rules/allowed.js';
import type {Deal} from '../../source/rules/deal.js';
import {handSize} from '../../source/rules/hand.js';
import {type Move, formatMove, stop} from '../../source/rules/move.js';
import {type Drill, answerDrill, drillIn} from '../../source/teaching/drills/drill.js';
import {type DrillLevel, drillLevels} from '../../source/teaching/drills/levels.js';
import {noPractice, practised} from '../../source/teaching/drills/practice.js';
import {drillSentence, drillTask} from '../../source/teaching/drills/sentences.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {variants} from '../../source/variants/index.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {languages} from '../../source/words/language.js';
import {wordsFor} from '../../source/words/words-for.js';
import {move} from '../helpers/notation.js';
import {randomFrom} from '../helpers/random.js';

const drills = (variant: typeof fiveUp, level: DrillLevel, count: number): Drill[] => {
	const chance = randomFrom(variant.id.length + level.length);
	return Array.from({length: count}, () => drillIn(variant, {level, name: 'Ala'}, chance));
};

const cases = variants.flatMap(variant => drillLevels.map(level => ({variant, level})));

/** Every way to go on with the turn: what its seat holds and has when it is over. */
function turnsFrom(deal: Deal, seat: number): Array<{held: number; points: number}> {
	if (deal.turn !== seat || deal.stage !== 'another') {
		return [{held: handSize(deal.hands[seat]), points: deal.points[deal.terms.teams[seat]]}];
	}

	return allowedMoves(deal).flatMap(one => {
		const after = deal.copy();
		after.play(one);
		return one === stop ? [{held: handSize(after.hands[seat]), points: after.points[deal.terms.teams[seat]]}] : turnsFrom(after, seat);
	});
}

/** What each move is worth, by playing out everything that can follow in the turn. */
function worths({match, seat, measure}: Drill): Map<Move, number> {
	const {deal} = match.table!;
	return new Map(allowedMoves(deal).map(one => {
		const after = deal.copy();
		after.play(one);
		const ends = turnsFrom(after, seat);
		return [one, measure === 'points'
			? Math.max(...ends.map(({points}) => points)) - deal.points[deal.terms.teams[seat]]
			: handSize(deal.hands[seat]) - Math.min(...ends.map(({held}) => held))];
	}));
}

describe.each(cases)('$level drills in $variant.id', ({variant, level}) => {
	const some = drills(variant, level, 12);

	it('accept exactly the moves that nothing beats', () => {
		for (const drill of some) {
			const all = worths(drill);
			const most = Math.max(...all.values());
			expect(drill.worth).toBe(most);
			expect(new Set(drill.best)).toEqual(new Set([...all].filter(([, worth]) => worth === most).map(([one]) => one)));
			for (const [one, worth] of all) {
				expect(answerDrill(drill, one), formatMove(one)).toEqual({kind: worth === most ? 'right' : 'short', move: one, worth});
			}
		}
	});

	it('have a choice of moves that are not all alike', () => {
		const [least, most] = {easy: [2, 3], medium: [4, 6], hard: [7, 400]}[level];
		for (const drill of some) {
			const {size} = worths(drill);
			expect(size).toBeGreaterThanOrEqual(least);
			expect(size).toBeLessThanOrEqual(most);
			expect(drill.best.length).toBeLessThan(size);
		}
	});

	it('put the learner in the seat in turn', () => {
		for (const {match, seat} of some) {
			expect(match.table!.deal.turn).toBe(seat);
			expect(match.players.map(({kind}) => kind === 'human')).toEqual(match.players.map((_, place) => place === seat));
			expect(match.players).toHaveLength(match.terms.seats);
		}
	});

	it('are the same for the same chance', () => {
		expect(drills(variant, level, 3).map(({match}) => match.table!.played)).toEqual(some.slice(0, 3).map(({match}) => match.table!.played));
	});

	it('have something to say to every answer', () => {
		for (const drill of some.slice(0, 4)) {
			for (const language of languages) {
				const words = wordsFor(language);
				expect(drillTask(words, drill)).toMatch(/\?$/);
				for (const one of [...allowedMoves(drill.match.table!.deal), move('pass')]) {
					expect(drillSentence(words, {drill, answer: answerDrill(drill, one)})).toMatch(/^[^\n]+\.$/);
				}
			}
		}
	});
});

describe('a drill', () => {
	it('asks for points, or for tiles where tiles earn no points', () => {
		expect(drills(fiveUp, 'easy', 1)[0].measure).toBe('points');
		expect(drills(sevenToedPete, 'easy', 1)[0].measure).toBe('tiles');
	});

	it('names the best moves to whoever has missed them', () => {
		const [drill] = drills(fiveUp, 'easy', 1);
		const wrong = allowedMoves(drill.match.table!.deal).find(one => !drill.best.includes(one))!;
		const sentence = drillSentence(wordsFor('en'), {drill, answer: answerDrill(drill, wrong)});
		for (const best of drill.best) {
			expect(sentence).toContain(formatMove(best).replace('>', ' on '));
		}
	});

	it('does not look for ever with a broken source of chance', () => {
		expect(() => drillIn(fiveUp, {level: 'hard', name: 'Ala'}, () => 0)).toThrow('No hard drill');
	});
});

describe('practice', () => {
	it('counts right answers in a row; a refused move is no answer', () => {
		let practice = noPractice;
		for (const kind of ['right', 'right', 'refused', 'right', 'short', 'right'] as const) {
			practice = practised(practice, {kind});
		}

		expect(practice).toEqual({
			asked: 5, right: 4, streak: 1, longest: 3,
		});
	});
});
