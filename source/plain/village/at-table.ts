/** A guest at a table of a village: what it tells becomes lines, and what he types moves. */
import type {Event} from '../../match/events.js';
import {replay} from '../../record/replay.js';
import {type News, type Request, isVillageRefusal} from '../../village/protocol.js';
import {createRemoteTable} from '../../village/remote-table.js';
import {hintSentence} from '../../words/hints.js';
import {refusalSentence} from '../../words/refusal-sentence.js';
import {headLines, stepLines} from '../../words/report-lines.js';
import {villageRefusal} from '../../words/village.js';
import type {Words} from '../../words/words.js';
import {openingLines} from '../match-in-brief.js';
import {type Sitting, sitDown} from '../sitting.js';
import type {Seat} from '../../rules/variant.js';
import type {Voice} from '../voice.js';

/** The guest's place at the table, while a match is played there. */
export type AtTable = {
	/** Takes in what the village tells of the table. */
	readonly hear: (news: News) => void;
	/** The match that is being played. */
	readonly sitting: () => Sitting | undefined;
	/** Whose turn it is, while a deal is being played: his own seat and name, or another's. */
	readonly turn: () => {readonly seat: Seat; readonly name: string} | undefined;
	/** He is at no table any more. */
	readonly leave: () => void;
};

/** `yourTurn` is called when the turn comes to the guest at a table with other people. */
export function createAtTable(words: Words, {tell, ask, yourTurn}: {
	readonly tell: Voice;
	readonly ask: (request: Request) => void;
	readonly yourTurn: () => void;
}): AtTable {
	const table = createRemoteTable(ask);
	let isBotTold = false;
	let sitting: Sitting | undefined;
	let seat: number | undefined;

	const leave = () => {
		sitting?.leave();
		sitting = undefined;
	};

	const turn = () => {
		const view = sitting === undefined ? undefined : table.view(seat);
		return view?.phase === 'playing' ? {seat: view.turn, name: view.players[view.turn].name} : undefined;
	};

	/** Of coming, going and being played for the village tells apart. */
	const isToldApart = (event: Event) => event.type === 'left' || event.type === 'back'
		|| (event.type === 'seated' && (event.kind === 'human' || isBotTold));

	const match = (news: News & {readonly type: 'match'}) => {
		const before = turn()?.seat;
		follow({...news, events: news.events.filter(event => !isToldApart(event))});
		isBotTold = false;
		const isAmongPeople = news.view.players.filter(({kind}) => kind === 'human').length > 1;
		if (isAmongPeople && seat !== undefined && before !== seat && turn()?.seat === seat) {
			yourTurn();
		}
	};

	const follow = (news: News & {readonly type: 'match'}) => {
		// Before the first view there is nothing to sit down at.
		const isFirst = sitting === undefined;
		if (!isFirst) {
			table.hear(news);
			return;
		}

		table.hear({...news, events: []});
		seat = news.view.seat;
		const view = table.view(seat)!;
		if (view.phase === 'match-over') {
			return;
		}

		tell([...openingLines(words, view.players, {seat, terms: view.terms, players: view.players}), words.plain.begin.help]);
		sitting = sitDown({table, players: view.players, people: seat === undefined ? [] : [seat]}, {
			words,
			tell,
			rows: undefined,
			isKept: () => true,
			ended() {
				// After a match one stays: there may be another.
				if (table.view(seat)?.phase === 'match-over') {
					leave();
				} else {
					ask({type: 'rise'});
				}
			},
			answersLater: true,
		});
		sitting.begin();
	};

	const refused = ({request, refusal}: News & {readonly type: 'refused'}) => {
		if (isVillageRefusal(refusal) || request.type !== 'move' || seat === undefined) {
			tell([villageRefusal(words, refusal)]);
			return;
		}

		tell([refusalSentence(words, {refusal, action: {type: 'move', seat, move: request.move}, view: table.view(seat)})]);
	};

	return {
		hear(news) {
			switch (news.type) {
				case 'match': {
					match(news);
					break;
				}

				case 'played-for':
				case 'stood-in': {
					isBotTold = true;
					break;
				}

				case 'advised': {
					tell([hintSentence(words, news.choice)]);
					break;
				}

				case 'refused': {
					refused(news);
					break;
				}

				default: {
					table.hear(news);
				}
			}
		},
		sitting: () => sitting,
		turn,
		leave,
	};
}

/** A record from its first line to its last. */
export function reportOf(words: Words, bytes: Uint8Array): string[] {
	const {header, steps} = replay(bytes);
	return header === undefined ? [] : [...headLines(words, header), ...steps.flatMap(step => stepLines(words, step))].filter(line => line !== '');
}
