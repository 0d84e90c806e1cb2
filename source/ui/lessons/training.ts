/** Drills on the screen, one after the other. */
import {
	type Drill, type DrillAnswer, answerDrill,
} from '../../teaching/drills/drill.js';
import type {DrillLevel} from '../../teaching/drills/levels.js';
import {type Practice, noPractice, practised} from '../../teaching/drills/practice.js';
import type {Key} from '../../terminal/key-names.js';
import type {Game} from '../game/game.js';
import {commandOf} from '../keys.js';
import type {StudyOrder} from '../study/study.js';
import {pressAtTable, tableFor, withUnknownKey} from './own-table.js';

export type Training = {
	readonly kind: 'drill';
	readonly level: DrillLevel;
	readonly drill: Drill;
	readonly game: Game;
	/** What the last move was worth; undefined before there was one. */
	readonly answer: DrillAnswer | undefined;
	readonly practice: Practice;
};

/** A drill to be done, and how well the ones before it were. */
export function trainingAt(drill: Drill, level: DrillLevel, practice: Practice = noPractice): Training {
	return {
		kind: 'drill', level, drill, game: tableFor(drill.match, drill.seat), answer: undefined, practice,
	};
}

export type TrainingStep = {
	/** Undefined when it is left. */
	readonly training: Training | undefined;
	readonly orders: readonly StudyOrder[];
};

/** Whether the drill is done: a move that is not allowed is no answer. */
export function isAnswered({answer}: Training): boolean {
	return answer !== undefined && answer.kind !== 'refused';
}

/** The drills after a key. */
export function pressInTraining(training: Training, key: Key): TrainingStep {
	const {drill, game, level, practice} = training;
	const command = commandOf(key);
	if (isAnswered(training)) {
		if (command === 'leave' || command === 'back') {
			return {training: undefined, orders: []};
		}

		const {variant} = drill.match.terms;
		return command === 'enter' || key === ' '
			? {training, orders: [{type: 'deal-drill', variant, level}]}
			: {training: {...training, game: withUnknownKey(game)}, orders: []};
	}

	const pressed = pressAtTable(game, key);
	if (pressed.isLeft) {
		return {training: undefined, orders: []};
	}

	if (pressed.move === undefined) {
		return {training: {...training, game: pressed.game, answer: undefined}, orders: []};
	}

	const answer = answerDrill(drill, pressed.move);
	return {
		training: {
			...training, game: pressed.game, answer, practice: practised(practice, answer),
		},
		orders: [],
	};
}
