/** Does what studies want done: looks up records, deals drills, and keeps the time of a replay. */
import {drillIn} from '../../teaching/drills/drill.js';
import type {Later} from '../../terminal/later.js';
import type {Appraisal} from '../../teaching/review/appraisal.js';
import type {ReviewQuestion} from '../replay/reviewing.js';
import type {Remark, State} from '../state.js';
import type {StudyInput, StudyOrder, StudyWorld} from './study.js';

export type Library = {
	readonly obey: (order: StudyOrder) => void;
	/** Nothing plays on any more. */
	readonly close: () => void;
};

/** Faster than this nobody can look, in milliseconds. */
const shortestPause = 50;

export function createLibrary(world: StudyWorld & {readonly later: Later}, {state, put}: {
	readonly state: () => State;
	readonly put: (input: StudyInput | {readonly type: 'remarked'; readonly remark: Remark}) => void;
}): Library {
	let callOff: (() => void) | undefined;
	const hold = () => {
		callOff?.();
		callOff = undefined;
	};

	// One choice at a time, and of those that come by meanwhile only the last.
	let isJudging = false;
	let wanted: ReviewQuestion | undefined;
	const judge = async (question: ReviewQuestion) => {
		wanted = question;
		if (isJudging) {
			return;
		}

		isJudging = true;
		while (wanted !== undefined) {
			const asked: ReviewQuestion = wanted;
			const appraisal = await judged(world, asked); // eslint-disable-line no-await-in-loop
			wanted = wanted === asked || (wanted.reel === asked.reel && wanted.place === asked.place) ? undefined : wanted;
			put({type: 'judged', answer: {reel: asked.reel, place: asked.place, appraisal}});
		}

		isJudging = false;
	};

	return {
		obey(order) {
			switch (order.type) {
				case 'play-on': {
					hold();
					callOff = world.later(Math.max(shortestPause, state().preferences.pause), () => {
						put({type: 'played-on'});
					});
					break;
				}

				case 'hold': {
					hold();
					break;
				}

				case 'judge': {
					void judge(order.question);
					break;
				}

				case 'list-records': {
					const {purpose} = order;
					put({
						type: 'opened', study: {
							kind: 'records', purpose, row: 0, entries: world.records(purpose),
						},
					});
					break;
				}

				case 'show-record': {
					const showing = world.show(order.file);
					put(showing === undefined
						? {type: 'remarked', remark: {kind: 'cannot-show', file: order.file}}
						: {type: 'opened', study: showing});
					break;
				}

				case 'deal-drill': {
					const {variant, level} = order;
					const {menu} = state();
					const drill = drillIn(variant, {level, name: menu?.draft.name ?? ''}, world.chance);
					put({type: 'drill-dealt', level, drill});
					break;
				}
			}
		},
		close() {
			hold();
			wanted = undefined;
			world.judge?.rest();
		},
	};
}

/** Undefined where nobody judges, or the other thread is lost. */
async function judged({judge: judges}: StudyWorld, {choosing}: ReviewQuestion): Promise<Appraisal | undefined> {
	try {
		return await judges?.judge(choosing);
	} catch {
		return undefined;
	}
}
