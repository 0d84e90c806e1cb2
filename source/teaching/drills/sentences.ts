/** What a drill says, in sentences. */
import {viewOf} from '../../match/view.js';
import {type NameOfPlace, tileAndPlace} from '../../words/hints.js';
import {refusalSentence} from '../../words/refusal-sentence.js';
import type {Words} from '../../words/words.js';
import type {Drill, DrillAnswer} from './drill.js';

/** What is to be found. */
export function drillTask({teaching: {drills}}: Words, {measure}: Drill): string {
	return drills.tasks[measure];
}

/** What is said to an answer. Places are called by their hosts, or as `nameOfPlace` says. */
export function drillSentence(words: Words, {drill, answer, nameOfPlace}: {drill: Drill; answer: DrillAnswer; nameOfPlace?: NameOfPlace}): string {
	const {teaching: {drills, rows}} = words;
	const {match, seat, measure, worth, best} = drill;
	switch (answer.kind) {
		case 'refused': {
			const action = {type: 'move', seat, move: answer.move} as const;
			return refusalSentence(words, {
				refusal: answer.refusal, action, view: viewOf(match, seat), nameOfPlace,
			});
		}

		case 'right': {
			return drills.right(drills.worth[measure](worth), best.length - 1);
		}

		case 'short': {
			const moves = best.map(move => tileAndPlace(move, nameOfPlace)).map(({tile, place}) => rows.laid(tile, place!));
			return drills.short({worth: drills.worth[measure](answer.worth), best: drills.worth[measure](worth), moves});
		}
	}
}
