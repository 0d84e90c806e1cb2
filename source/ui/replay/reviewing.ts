/** The review of a replay: what each choice cost, asked for as one comes by and shown once it is known. */
import {packView} from '../../match/packed-view.js';
import {viewOf} from '../../match/view.js';
import type {Reel} from '../../record/reel.js';
import type {Appraisal} from '../../teaching/review/appraisal.js';
import {choicesIn} from '../../teaching/review/deals.js';
import type {Choosing} from './judge-thread.js';
import type {Showing} from './showing.js';

/** A choice that is to be judged, and where it stands. */
export type ReviewQuestion = {
	readonly reel: Reel;
	readonly place: number;
	readonly choosing: Choosing;
};

/** What was found out; `appraisal` is undefined where the choice could not be judged. */
export type ReviewAnswer = Pick<ReviewQuestion, 'reel' | 'place'> & {readonly appraisal: Appraisal | undefined};

/** The choice that the present frame shows, unless it is known what it cost; undefined also where reviews are off, and where there was no choice. */
export function questionIn(showing: Showing): ReviewQuestion | undefined {
	const {reel, place, reviews} = showing;
	const frame = reel.frames[place];
	if (reviews.has(place) || !showsChoice(showing) || frame.action.type !== 'move') {
		return undefined;
	}

	const {seat, move} = frame.action;
	const {match} = reel.frames[place - 1];
	return {
		reel, place, choosing: {view: packView(viewOf(match, seat)), move, before: match.terms.seatSets.map((_, team) => match.table!.start.scores[team])},
	};
}

/** Whether the present frame shows a choice whose review is wanted. */
export function showsChoice({isReviewed, reel: {frames}, place}: Showing): boolean {
	return isReviewed && frames[place].action.type === 'move' && choicesIn(frames[place - 1].match.table!.deal).length > 1;
}

/** A replay that knows more of its record; one of another record stays as it is. */
export function reviewed(showing: Showing, {reel, place, appraisal}: ReviewAnswer): Showing {
	return showing.reel === reel ? {...showing, reviews: new Map([...showing.reviews, [place, appraisal]])} : showing;
}
