/** What a key does in a study, and what the studies make of what comes from outside. */
import type {Key} from '../../terminal/key-names.js';
import {commandOf} from '../keys.js';
import {courseIn, pressInCourse} from '../lessons/course.js';
import {pressInTraining, trainingAt} from '../lessons/training.js';
import {openPage} from '../pages/page.js';
import {changePreference} from '../preferences.js';
import {questionIn, reviewed} from '../replay/reviewing.js';
import {type ShowingStep, playedOn, pressInShowing} from '../replay/showing.js';
import type {State, Step} from '../state.js';
import {type List, learnRows, pressInList} from './lists.js';
import {scrolledStudyArms} from './study-arms.js';
import type {Study, StudyInput, StudyOrder} from './study.js';

/** The state after a key in the study that is open. Glyphs and the list of arms change on every screen with a board. */
export function pressInStudy(before: State, study: Study, key: Key): Step {
	const state = quiet(before, study);
	const isList = study.kind === 'learn' || study.kind === 'records';
	const command = commandOf(key);
	if (!isList && command === 'glyphs') {
		return {state: {...state, preferences: changePreference(state.preferences, 'glyphs', {by: 1, able: state.able})}, orders: [{type: 'save'}]};
	}

	if (!isList && command === 'arms') {
		return {state: {...state, arms: state.arms === undefined ? 0 : undefined}, orders: []};
	}

	if (command === 'help') {
		return {state: {...state, page: openPage(state, {kind: 'study-help', study: study.kind})}, orders: []};
	}

	if (!isList && (command === 'page-up' || key === 'page-down')) {
		const arms = scrolledStudyArms(state, study, command === 'page-up' ? -1 : 1);
		if (arms !== undefined) {
			return {state: {...state, arms}, orders: []};
		}
	}

	switch (study.kind) {
		case 'learn':
		case 'records': {
			return inList(state, study, key);
		}

		case 'replay': {
			// Guests of a village would keep its one machine busy.
			return command === 'again' && state.village !== undefined ? {state, orders: []} : afterShowing(state, pressInShowing(study, key));
		}

		case 'lesson': {
			return withStudy(state, pressInCourse(study, key));
		}

		case 'drill': {
			const {training, orders} = pressInTraining(study, key);
			return withStudy(state, training, orders);
		}
	}
}

/** What the last key was told is over with the next one. */
function quiet(state: State, study: Study): State {
	return (study.kind === 'lesson' || study.kind === 'drill') && study.game.notice !== undefined
		? {...state, studies: [...state.studies.slice(0, -1), {...study, game: {...study.game, notice: undefined}}]}
		: state;
}

/** The state after what has come from outside. */
export function toldStudy(state: State, input: StudyInput): Step {
	const study = state.studies.at(-1);
	switch (input.type) {
		case 'opened': {
			return {state: {...state, studies: [...state.studies, input.study], arms: undefined}, orders: []};
		}

		case 'played-on': {
			return study?.kind === 'replay' ? afterShowing(state, playedOn(study)) : {state, orders: []};
		}

		case 'judged': {
			return {state: {...state, studies: state.studies.map(one => one.kind === 'replay' ? reviewed(one, input.answer) : one)}, orders: []};
		}

		case 'drill-dealt': {
			const {drill, level} = input;
			return study?.kind === 'drill'
				? withStudy(state, trainingAt(drill, level, study.practice))
				: {state: {...state, studies: [...state.studies, trainingAt(drill, level)], arms: undefined}, orders: []};
		}
	}
}

/** With nothing, the study is left for the one under it; without any, a menu or a village, that is the end. */
function withStudy(state: State, study: Study | undefined, orders: readonly StudyOrder[] = []): Step {
	const under = state.studies.slice(0, -1);
	if (study !== undefined) {
		return {state: {...state, studies: [...under, study]}, orders};
	}

	const isEnd = under.length === 0 && state.menu === undefined && state.village === undefined;
	// Without a menu the last picture stands until the program has ended.
	return isEnd ? {state, orders: [...orders, {type: 'end', code: 0}]} : {state: {...state, studies: under, arms: undefined}, orders};
}

function afterShowing(state: State, {showing, orders, isLeft}: ShowingStep): Step {
	const question = isLeft ? undefined : questionIn(showing);
	return withStudy(state, isLeft ? undefined : showing, question === undefined ? orders : [...orders, {type: 'judge', question}]);
}

function inList(state: State, before: List, key: Key): Step {
	const {list, wish} = pressInList(before, key);
	if (wish !== 'open') {
		return withStudy(state, wish === 'leave' ? undefined : list);
	}

	const {state: next} = withStudy(state, list);
	if (list.kind === 'records') {
		const {file} = list.entries[list.row];
		return {state: next, orders: [{type: list.purpose === 'replay' ? 'show-record' : 'go-on', file}]};
	}

	const {kind, variant} = learnRows[list.row];
	return kind === 'drill'
		? {state: next, orders: [{type: 'deal-drill', variant, level: list.level}]}
		: toldStudy(next, {type: 'opened', study: courseIn(variant, learnerName(state))});
}

/** What the learner is called at the table; the screen calls him "you". */
function learnerName({menu}: State): string {
	return menu?.draft.name === undefined || menu.draft.name === '' ? '…' : menu.draft.name;
}
