/** The fold over the lines of a record: every rule in it is the kernel's, asked by `refusalOf` and `step`. */
import {commitment, parseSecret} from '../chance.js';
import type {Action} from '../match/action.js';
import type {Event} from '../match/events.js';
import {
	type DueDeal, type Match, dueDeal, newMatch, phaseOf,
} from '../match/match.js';
import {step} from '../match/reducer.js';
import {type ReadAction, flawInAction, readAction} from './action-reader.js';
import {flawInConsequence, flawInResult} from './consequence.js';
import {
	type HalfDeal, linesOfDeal, noLinesOf, readDealLine,
} from './deal-reader.js';
import {type MadeDeal, fairDeal, flawInDeal} from './fairness.js';
import type {Flaw} from './fault.js';
import {consequencesOf, dealLine} from './format.js';
import {type HeaderDraft, emptyDraft} from './header-draft.js';
import {finishHeader, isHeaderWord, readHeaderLine} from './header-reader.js';
import {type Header, magic, version} from './header.js';

/** What a line did to the match. */
export type Replayed = {
	/** The line of the action; of a deal its last one. */
	readonly line: number;
	readonly action: Action;
	/** The match after it. */
	readonly match: Match;
	readonly events: readonly Event[];
};

/** A flaw that is another line's: a deal shows to be forged when all of it is read, or after the match. */
export type FlawElsewhere = {
	readonly flaw: Flaw;
	/** Undefined for the line being read. */
	readonly at?: {readonly line: number; readonly read: string};
};

type PastDeal = {readonly made: MadeDeal; readonly due: DueDeal; readonly line: number};

/** Reads the contents of lines one after another. A line with a flaw does nothing to the match, and nothing more may be read after it. */
export class RecordReader {
	/** Undefined until the header is complete. */
	header: Header | undefined;
	/** The match after the lines read. */
	match: Match | undefined;
	/** The lines that have to follow from what was played. */
	due: readonly string[] = [];
	/** The deal that is being dealt. */
	half: HalfDeal | undefined;
	isRevealed = false;

	private readonly onStep: (replayed: Replayed) => void;
	private draft: HeaderDraft | undefined;
	/** All deals of a match whose secret is still to be revealed. */
	private readonly pastDeals: PastDeal[] = [];

	constructor(onStep: (replayed: Replayed) => void) {
		this.onStep = onStep;
	}

	/** Reads the content of a line, which is not empty. */
	read(content: string, line: number): FlawElsewhere | undefined {
		const flaw = this.header === undefined ? this.readHeader(content, line) : this.readBody(content, line);
		return flaw && 'kind' in flaw ? {flaw} : flaw;
	}

	/** Called when there are no more lines. A whole header is a match not yet begun; a deal may be forged as far as it goes. */
	end(): FlawElsewhere | undefined {
		if (this.header === undefined && this.draft !== undefined) {
			this.beginMatch(this.draft);
		}

		return this.half && this.forged(this.half);
	}

	private readHeader(content: string, line: number): Flaw | FlawElsewhere | undefined {
		if (this.draft === undefined) {
			return this.readMagic(content);
		}

		const [word] = content.split(' ');
		if (isHeaderWord(word)) {
			return readHeaderLine(this.draft, word, content);
		}

		if (!/^(?:game|deal|hand|boneyard|end|match|reveal|\d+)$/.test(word)) {
			return {kind: 'not-understood'};
		}

		return this.beginMatch(this.draft) ?? this.readBody(content, line);
	}

	private beginMatch(draft: HeaderDraft): Flaw | undefined {
		const header = finishHeader(draft);
		if ('kind' in header) {
			return header;
		}

		this.header = header;
		this.match = newMatch(header.terms, header.players);
		return undefined;
	}

	private readMagic(content: string): Flaw | undefined {
		if (content === `${magic} ${version}`) {
			this.draft = emptyDraft();
			return undefined;
		}

		return {kind: /^dominogranie \S+$/.test(content) ? 'unknown-version' : 'no-record'};
	}

	private readBody(content: string, line: number): Flaw | FlawElsewhere | undefined {
		if (this.due.length > 0) {
			const flaw = flawInConsequence(content, this.due[0]);
			this.due = flaw ? this.due : this.due.slice(1);
			return flaw;
		}

		const match = this.match!;
		const words = content.split(' ');
		if (this.half !== undefined) {
			return this.readDeal(this.half, words, line);
		}

		if (phaseOf(match) === 'match-over') {
			return words[0] === 'reveal' && words.length === 2 ? this.readReveal(words[1]) : {kind: 'match-is-over'};
		}

		if (/^\d/.test(content)) {
			return this.readAction(words, line);
		}

		if (isHeaderWord(words[0])) {
			return {kind: 'header-is-over'};
		}

		const due = dueDeal(match);
		return due === undefined
			? this.flawInPlay(words[0])
			: this.readDeal(noLinesOf(due), words, line);
	}

	private flawInPlay(word: string): Flaw {
		return /^(?:game|deal|hand|boneyard|end|match|reveal)$/.test(word)
			? {kind: 'deal-in-play', turn: this.match!.table!.deal.turn}
			: {kind: 'not-understood'};
	}

	private readDeal(half: HalfDeal, words: readonly string[], line: number): Flaw | FlawElsewhere | undefined {
		const {terms} = this.header!;
		const read = readDealLine(half, {words, line}, terms);
		if ('kind' in read) {
			return read;
		}

		const isWhole = read.lines === linesOfDeal(read.due, terms);
		const forged = isWhole || read.leader !== half.leader ? this.forged(read) : undefined;
		if (forged) {
			return forged;
		}

		if (!isWhole) {
			this.half = read;
			return undefined;
		}

		const made = {order: read.order, leader: read.leader!};
		if (this.header!.commit !== undefined) {
			this.pastDeals.push({made, due: read.due, line: read.dealLine!});
		}

		this.half = undefined;
		this.take({type: 'deal', ...made}, line);
		return undefined;
	}

	/** What is wrong with the deal by the header's secret; the `deal` line is to blame. */
	private forged({due, order, leader, dealLine: at}: HalfDeal): FlawElsewhere | undefined {
		const {secret} = this.header!;
		if (secret === undefined || leader === undefined) {
			return undefined;
		}

		const flaw = flawInDeal(fairDeal(secret, this.header!, due), {order, leader});
		return flaw && {flaw, at: {line: at!, read: dealLine(due.deal, leader, due.leader.why)}};
	}

	private readReveal(text: string): Flaw | FlawElsewhere | undefined {
		const {commit} = this.header!;
		const secret = parseSecret(text);
		if (secret === undefined) {
			return {kind: 'no-hexadecimal'};
		}

		if (commit === undefined || this.isRevealed) {
			return {kind: this.isRevealed ? 'match-is-over' : 'nothing-to-reveal'};
		}

		if (commitment(secret) !== commit) {
			return {kind: 'wrong-reveal'};
		}

		for (const {made, due, line} of this.pastDeals) {
			const flaw = flawInDeal(fairDeal(secret, this.header!, due), made);
			if (flaw) {
				return {flaw, at: {line, read: dealLine(due.deal, made.leader, due.leader.why)}};
			}
		}

		this.isRevealed = true;
		return undefined;
	}

	private readAction(words: readonly string[], line: number): Flaw | undefined {
		const read = readAction(words);
		if ('kind' in read) {
			return read;
		}

		return flawInAction(this.match!, read.action) ?? this.take(read.action, line, read);
	}

	/** Does what the rules allow, unless the line claims something else of its result. */
	private take(action: Action, line: number, read?: ReadAction): Flaw | undefined {
		const {match, events} = step(this.match!, action);
		const flaw = read && flawInResult(read, events[0]);
		if (flaw) {
			return flaw;
		}

		this.match = match;
		this.due = consequencesOf(events);
		this.onStep({
			line, action, match, events,
		});
		return undefined;
	}
}
