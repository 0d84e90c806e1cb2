/** Does what studies want done: looks up records, deals drills, and keeps the time of a replay. */
import {drillIn} from '../../teaching/drills/drill.js';
import type {Later} from '../../terminal/later.js';
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

				case 'list-records': {
					put({type: 'opened', study: {kind: 'records', row: 0, entries: world.records()}});
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
		close: hold,
	};
}
