/** What the commands of the people at a keyboard work on. */
import type {Action} from '../match/action.js';
import type {View} from '../match/view.js';
import type {Seat} from '../rules/variant.js';
import type {Table} from '../table/table.js';
import {refusalSentence} from '../words/refusal-sentence.js';
import type {Words} from '../words/words.js';
import {type Screen, handOver, takingLines} from './hand-over.js';
import {createKeyboard} from './keyboard.js';
import type {Question} from './question.js';
import type {Sight} from './sight.js';
import type {Voice} from './voice.js';

/** One keyboard's place at the table. Whatever it does may be refused, and then the reason is told. */
export type Desk = {
	readonly tell: Voice;
	/** Whether the table is elsewhere: what comes of an action is told later. */
	readonly answersLater: boolean;
	/** The seat whose hand may be told; undefined before anybody has taken the keyboard, and where only bots play. */
	readonly seat: () => Seat | undefined;
	/** What the person at the keyboard, or a watcher, sees now. There must have been a deal. */
	readonly sight: () => Sight;
	/** Asks the table for an action; true when it was done. When it was refused, the reason has been told. */
	readonly submit: (action: Action) => boolean;
	/** Whether it has been told what can be done in this position. */
	readonly isTold: () => boolean;
	/** To be called when it has been. */
	readonly told: () => void;
	/** The question that has been asked and not answered yet. */
	readonly question: () => Question | undefined;
	/** Asks a question, or drops the last one. */
	readonly ask: (question: Question | undefined) => void;
	/** The person who must take the keyboard before the match goes on. */
	readonly nextAtKeyboard: () => Seat | undefined;
	/** Asks that person to take it; nobody's hand may be told until he has. */
	readonly handOver: () => void;
	/** The person in turn takes it. */
	readonly takeKeyboard: () => void;
	/** On to the next deal. */
	readonly proceed: () => void;
	/** Lets the bots play at once. */
	readonly hurry: () => void;
	/** Leaves; where the match would be lost, only when it is wanted once more. */
	readonly leave: () => void;
	/** Something else is wanted than leaving. */
	readonly stay: () => void;
};

/** What a desk needs besides a table. */
export type DeskWish = Screen & {
	readonly words: Words;
	readonly tell: Voice;
	/** Whether the record is being written. */
	readonly isKept: () => boolean;
	/** Called when the match is over, or the person leaves. */
	readonly ended: () => void;
	/** Whether the table is elsewhere: what comes of an action is told later, a refusal and a hint too. */
	readonly answersLater?: boolean;
};

/** The desk of these seats. */
export function createDesk(table: Table, people: readonly Seat[], {
	words, tell, rows, isKept, ended, answersLater = false,
}: DeskWish): Desk {
	const keyboard = createKeyboard(people);
	let question: Question | undefined;
	let toldFor: View['played'] | undefined;
	let isWarned = false;
	let isFirstHandOver = true;

	const sight = (): Sight => {
		const view = table.view(keyboard.seat())!;
		return {words, view, reader: {seat: people.length === 1 ? people[0] : undefined, players: view.players, terms: view.terms}};
	};

	const told = () => {
		toldFor = sight().view.played;
	};

	return {
		tell,
		answersLater,
		seat: keyboard.seat,
		sight,
		submit(action) {
			const {view} = sight();
			const refusal = table.submit(action);
			if (refusal !== undefined) {
				tell([refusalSentence(words, {refusal, action, view})]);
			}

			return refusal === undefined;
		},
		isTold: () => toldFor === sight().view.played,
		told,
		question: () => question,
		ask(next) {
			question = next;
			if (next !== undefined) {
				told();
				tell(next.lines);
			}
		},
		nextAtKeyboard: () => keyboard.next(sight().view),
		handOver() {
			question = undefined;
			keyboard.giveTo(undefined);
			handOver(sight(), tell, {rows, isFirst: isFirstHandOver});
			isFirstHandOver = false;
		},
		takeKeyboard() {
			keyboard.giveTo(sight().view.turn);
			toldFor = undefined;
			tell(takingLines(sight(), {rows}));
		},
		proceed() {
			keyboard.giveTo(undefined);
			table.proceed();
		},
		hurry: table.hurry,
		leave() {
			if (isKept() || isWarned) {
				ended();
				return;
			}

			isWarned = true;
			tell([words.plain.leaving.wouldBeLost]);
		},
		stay() {
			isWarned = false;
		},
	};
}
