/** A guest at a table of a village: what it tells becomes lines, and what he types moves. */
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
import type {Voice} from '../voice.js';

/** The guest's place at the table, while a match is played there. */
export type AtTable = {
	/** Takes in what the village tells of the table. */
	readonly hear: (news: News) => void;
	/** The match that is being played. */
	readonly sitting: () => Sitting | undefined;
	/** He is at no table any more. */
	readonly leave: () => void;
};

export function createAtTable(words: Words, {tell, ask}: {readonly tell: Voice; readonly ask: (request: Request) => void}): AtTable {
	const table = createRemoteTable(ask);
	let sitting: Sitting | undefined;
	let seat: number | undefined;

	const leave = () => {
		sitting?.leave();
		sitting = undefined;
	};

	const match = (news: News & {readonly type: 'match'}) => {
		// Before the first view there is nothing to sit down at.
		const isFirst = sitting === undefined;
		if (!isFirst) {
			table.hear(news);
			return;
		}

		table.hear({...news, events: []});
		seat = news.view.seat;
		const view = table.view(seat)!;
		if (view.phase === 'match-over' && news.events.length === 0) {
			return;
		}

		tell([...openingLines(words, view.players, {seat, terms: view.terms, players: view.players}), words.plain.begin.help]);
		sitting = sitDown({table, players: view.players, people: seat === undefined ? [] : [seat]}, {
			words,
			tell,
			rows: undefined,
			isKept: () => true,
			ended() {
				ask({type: 'rise'});
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
		leave,
	};
}

/** A record from its first line to its last. */
export function reportOf(words: Words, bytes: Uint8Array): string[] {
	const {header, steps} = replay(bytes);
	return header === undefined ? [] : [...headLines(words, header), ...steps.flatMap(step => stepLines(words, step))].filter(line => line !== '');
}
