/** Going through the list of arms in a replay, a lesson or a drill, where it is longer than the board's room. */
import type {Layout} from '../../rules/layout.js';
import type {Size} from '../arrangement.js';
import {turnedArms} from '../game/arms.js';
import {shownSide} from '../game/game.js';
import {lastArms} from '../panels/arm-lines.js';
import {lessonParts} from '../panels/lesson-parts.js';
import {replayRoom} from '../panels/replay.js';
import type {State} from '../state.js';
import type {List} from './lists.js';
import type {Study} from './study.js';

/** The first line of the list a page farther; undefined where there is nothing to go through. */
export function scrolledStudyArms(state: State, study: Exclude<Study, List>, by: 1 | -1): number | undefined {
	if (state.arms === undefined) {
		return undefined;
	}

	const {layout, room} = boardOf(state, study);
	const last = lastArms(layout, room);
	return last === 0 ? undefined : turnedArms(state.arms, {last, rows: room.rows, by});
}

function boardOf(state: State, study: Exclude<Study, List>): {layout: Layout; room: Size} {
	return study.kind === 'replay'
		? {layout: study.reel.frames[study.place].match.table!.deal.layout, room: replayRoom(state, study)}
		: {layout: shownSide(study.game)!.view.layout, room: lessonParts(state, study, 1).board};
}
