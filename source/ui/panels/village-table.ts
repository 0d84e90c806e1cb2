/** What a table of the village shows besides its match: clocks, who is away, what is said. */
import type {Event} from '../../match/events.js';
import type {Seat} from '../../rules/variant.js';
import {eventLines} from '../../words/event-lines.js';
import type {Words} from '../../words/words.js';
import {shownSide} from '../game/game.js';
import type {State} from '../state.js';
import {type Line, hangText, span} from '../text/text.js';
import type {Heard, Village} from '../village/village.js';
import type {Sight} from './sight.js';
import {entryLines, saidLines, villageNoticeLines} from './village-heard.js';

/** What stands beside a player: how long his connection has been lost, or how much time his turn has left. */
export function seatMark({words, village, view: {players, phase, turn}}: Sight, seat: Seat): string {
	const company = village?.company;
	const awayFor = company?.card.sitters.at(seat)?.awayFor;
	if (awayFor !== undefined) {
		return words.village.game.away(awayFor);
	}

	if (players[seat].away) {
		return words.screens.seats.away;
	}

	const secondsLeft = phase === 'playing' && seat === turn ? company?.secondsLeft : undefined;
	return secondsLeft === undefined ? '' : words.village.game.clock(secondsLeft);
}

/** What is said over the keys of a village's table before anything else: what is typed, a notice, or for whom one waits. */
export function villageLines(words: Words, {village, game, size: {columns}}: State): Line[] | undefined {
	if (village === undefined) {
		return undefined;
	}

	const {entry, notice, company} = village;
	if (entry !== undefined) {
		return notice === undefined ? entryLines(words, entry, columns) : [entryLines(words, entry, columns)[0], ...villageNoticeLines(words, notice, columns)];
	}

	if (notice !== undefined) {
		return villageNoticeLines(words, notice, columns);
	}

	const view = game && shownSide(game)?.view;
	const waits = view !== undefined && view.phase !== 'playing' && company !== undefined
		&& company.unready.length > 0 && (company.seat === undefined || !company.unready.includes(company.seat));
	return waits ? [[span(words.village.game.unready(company.unready.map(seat => view.players[seat].name)), 'quiet')]] : undefined;
}

/** The sentences on the events, in each the lines it takes, with what was said in between. */
export function sentencesWith({words, reader, log}: Sight, events: readonly Event[], {heard, columns}: {readonly heard: readonly Heard[]; readonly columns: number}): string[][] {
	const start = log.length - events.length;
	const sentences: string[][] = [];
	const tell = (from: number, to: number) => {
		sentences.push(...eventLines(words, log.slice(from, to), reader).map(text => hangText(text, columns)));
	};

	let told = start;
	for (const one of heard.filter(({after}) => after >= start)) {
		tell(told, one.after);
		told = Math.max(told, one.after);
		sentences.push(hangText(words.village.said(one.saying.name, one.saying.text), columns));
	}

	tell(told, log.length);
	return sentences;
}

/** All that was said, for the page of messages. */
export function sayingLines(words: Words, {heard}: Village, columns: number): Line[] {
	return heard.flatMap(one => saidLines(words, one, columns));
}
