/** A record on the screen: where one stands in it, whether it plays on its own, and whether all hands are open. */
import type {Fault} from '../../record/fault.js';
import {
	type Reel, type Way, placeAfter, placeAtLine, reelOf,
} from '../../record/reel.js';
import type {Replay} from '../../record/replay.js';
import type {Appraisal} from '../../teaching/review/appraisal.js';
import type {Key} from '../../terminal/key-names.js';
import {type Command, commandOf} from '../keys.js';
import type {StudyOrder} from '../study/study.js';

export type Showing = {
	readonly kind: 'replay';
	/** Has one frame at least, and a deal on the table in each. */
	readonly reel: Reel;
	readonly place: number;
	readonly isPlaying: boolean;
	readonly isOpen: boolean;
	/** Whether it is said what each choice cost, and what is known of that by the places of the choices. */
	readonly isReviewed: boolean;
	readonly reviews: ReadonlyMap<number, Appraisal | undefined>;
	/** What is wrong with the line after the last frame. */
	readonly fault: Fault | undefined;
	readonly isFinished: boolean;
};

/** A record at what its `line` did, or at its beginning; undefined when it has no deal to show. */
export function showingOf({steps, fault, isFinished}: Pick<Replay, 'steps' | 'fault' | 'isFinished'>, line?: number): Showing | undefined {
	const reel = reelOf(steps.filter(({match}) => match.table !== undefined));
	return reel.frames.length === 0
		? undefined
		: {
			kind: 'replay',
			reel,
			place: line === undefined ? 0 : placeAtLine(reel, line),
			isPlaying: false,
			isOpen: false,
			isReviewed: false,
			reviews: new Map(),
			fault,
			isFinished,
		};
}

export type ShowingStep = {
	readonly showing: Showing;
	readonly orders: readonly StudyOrder[];
	readonly isLeft: boolean;
};

const ways: Readonly<Partial<Record<Command, Way>>> = {
	left: 'previous',
	right: 'next',
	up: 'previous-deal',
	down: 'next-deal',
	'page-up': 'previous-deal',
	'page-down': 'next-deal',
	first: 'home',
	last: 'end',
};

/** A replay after a key. A step by hand ends its playing on its own. */
export function pressInShowing(showing: Showing, key: Key): ShowingStep {
	const command = commandOf(key);
	if (key === ' ' || command === 'enter') {
		return showing.isPlaying ? held(showing) : started(showing);
	}

	if (key === 'o' || key === 'O') {
		return {showing: {...showing, isOpen: !showing.isOpen}, orders: [], isLeft: false};
	}

	if (command === 'again') {
		return {showing: {...showing, isReviewed: !showing.isReviewed}, orders: [], isLeft: false};
	}

	if (command === 'leave' || command === 'back') {
		return {...held(showing), isLeft: true};
	}

	const way = command && ways[command];
	return way === undefined
		? {showing, orders: [], isLeft: false}
		: held({...showing, place: placeAfter(showing.reel, showing.place, way)}, showing.isPlaying);
}

/** A replay whose pause is over: a step farther, and on to the next one until the end. */
export function playedOn(showing: Showing): ShowingStep {
	if (!showing.isPlaying) {
		return {showing, orders: [], isLeft: false};
	}

	const place = placeAfter(showing.reel, showing.place, 'next');
	const isPlaying = place < showing.reel.frames.length - 1;
	return {showing: {...showing, place, isPlaying}, orders: isPlaying ? [{type: 'play-on'}] : [], isLeft: false};
}

/** From the end it plays anew. */
function started(showing: Showing): ShowingStep {
	const {reel: {frames}, place} = showing;
	if (frames.length === 1) {
		return {showing, orders: [], isLeft: false};
	}

	return {
		showing: {...showing, isPlaying: true, place: place === frames.length - 1 ? 0 : place}, orders: [{type: 'play-on'}], isLeft: false,
	};
}

function held(showing: Showing, wasPlaying = showing.isPlaying): ShowingStep {
	return {showing: {...showing, isPlaying: false}, orders: wasPlaying ? [{type: 'hold'}] : [], isLeft: false};
}
