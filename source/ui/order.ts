/** What a screen wants done outside it. The reducers only ask; the program does it. */
import type {Move} from '../rules/move.js';
import type {Seat} from '../rules/variant.js';
import type {Request} from '../village/protocol.js';
import type {Draft} from '../table/draft.js';
import type {StudyOrder} from './study/study.js';
import type {Wait} from './waits.js';

export type Order =
	| StudyOrder
	/** Asks the table for a move; it may refuse, and say why. */
	| {readonly type: 'move'; readonly seat: Seat; readonly move: Move}
	/** A hint from the table, or the last own move taken back; the table may refuse. */
	| {readonly type: 'hint' | 'undo'; readonly seat: Seat}
	/** Another tile from the boneyard, after a pause or at once. */
	| {readonly type: 'draw-on'; readonly atOnce: boolean}
	/** To be told when this wait is over; one that is on begins anew. */
	| {readonly type: 'wait'; readonly for: Wait}
	/** The next deal. */
	| {readonly type: 'proceed'}
	/** The bots at once. */
	| {readonly type: 'hurry'}
	/** A match as it was put together in the menu. */
	| {readonly type: 'begin'; readonly draft: Draft}
	/** The match of a record. */
	| {readonly type: 'go-on'; readonly file: string}
	/** The match that was played once more, on the same terms. */
	| {readonly type: 'begin-again'}
	/** Back to the menu, or the end of the program where there was none. */
	| {readonly type: 'leave-table'}
	/** From a match of the village that is over to its table, keeping the seat; and, for whoever may, asks for another match. */
	| {readonly type: 'to-room'; readonly isAgain: boolean}
	/** The matches that were played are to be counted and shown. */
	| {readonly type: 'show-statistics'}
	/** Something the village is asked for. */
	| {readonly type: 'ask'; readonly request: Request}
	/** What is settled and chosen is to be remembered. */
	| {readonly type: 'save'}
	| {readonly type: 'end'; readonly code: number};
