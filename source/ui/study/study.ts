/** What one can look at and learn from besides a match: records, lessons and drills, each opened over the other. */
import type {Drill} from '../../teaching/drills/drill.js';
import type {DrillLevel} from '../../teaching/drills/levels.js';
import type {Variant} from '../../rules/variant.js';
import type {Course} from '../lessons/course.js';
import type {Training} from '../lessons/training.js';
import type {Judge} from '../replay/judge.js';
import type {ReviewAnswer, ReviewQuestion} from '../replay/reviewing.js';
import type {Showing} from '../replay/showing.js';
import type {LearnList, RecordEntry, RecordList} from './lists.js';

export type Study = LearnList | RecordList | Showing | Course | Training;

/** What a study wants done outside it. */
export type StudyOrder =
	/** The next step of a replay after a pause. */
	| {readonly type: 'play-on'}
	/** No such step any more. */
	| {readonly type: 'hold'}
	/** What the choice cost that a replay shows. */
	| {readonly type: 'judge'; readonly question: ReviewQuestion}
	| {readonly type: 'list-records'; readonly purpose: RecordList['purpose']}
	| {readonly type: 'show-record'; readonly file: string}
	/** Another position to find the best tile in. */
	| {readonly type: 'deal-drill'; readonly variant: Variant; readonly level: DrillLevel};

export type StudyInput =
	/** Over whatever is open now. */
	| {readonly type: 'opened'; readonly study: Study}
	/** The pause of a replay is over. */
	| {readonly type: 'played-on'}
	| {readonly type: 'judged'; readonly answer: ReviewAnswer}
	| {readonly type: 'drill-dealt'; readonly level: DrillLevel; readonly drill: Drill};

/** What a study needs from outside. */
export type StudyWorld = {
	/** The person's own records, the latest first; to go on with, all that are not finished. */
	readonly records: (purpose: RecordList['purpose']) => readonly RecordEntry[];
	/** The record of a file; undefined when there is nothing to show in it. */
	readonly show: (file: string) => Showing | undefined;
	/** Numbers from 0 up to but not including 1, that nobody can foretell. */
	readonly chance: () => number;
	/** Judges choices in another thread; undefined where replays have no reviews. */
	readonly judge?: Judge;
};
