/** What a table of the village shows besides its match: clocks, who is away, what is said. */
import type {Event} from '../../match/events.js';
import type {Seat} from '../../rules/variant.js';
import {eventLines} from '../../words/event-lines.js';
import type {Words} from '../../words/words.js';
import {hasSeenEnd} from '../game/actions.js';
import type {State} from '../state.js';
import {
	type Line, type Tone, hangText, lineWidth, span, wrapText,
} from '../text/text.js';
import type {Heard, Village} from '../village/village.js';
import type {Sight} from './sight.js';
import {
	entryLines, heardText, saidLines, villageNoticeLines,
} from './village-heard.js';

/** So many seconds before the end of a turn its clock warns. */
const fewSeconds = 15;

/** What stands beside a player: how long his connection has been lost, or how much time his turn has left. */
export function seatMark({words, village, view: {players, phase, turn}}: Sight, seat: Seat): {readonly text: string; readonly tone: Tone | undefined} {
	const company = village?.company;
	const awayFor = company?.card.sitters.at(seat)?.awayFor;
	if (awayFor !== undefined) {
		return {text: words.village.game.away(awayFor), tone: undefined};
	}

	if (players[seat].away && players[seat].kind === 'human') {
		return {text: `(${words.screens.seats.away})`, tone: undefined};
	}

	const secondsLeft = phase === 'playing' && seat === turn ? company?.secondsLeft : undefined;
	return secondsLeft === undefined
		? {text: '', tone: undefined}
		: {text: words.village.game.clock(secondsLeft), tone: secondsLeft <= fewSeconds ? 'warning' : undefined};
}

/** From so many rows on there is room for whatever has to be said besides the prompt. */
const roomyRows = 24;

/** What is said over the keys of a village's table; `usual` is what stands there at any table. */
export function villageLines(sight: Sight, {village, game, size}: State, usual: () => Line[]): Line[] {
	const {words, view, width} = sight;
	const {entry, notice, company} = village!;
	const noticed = notice === undefined ? [] : villageNoticeLines(words, notice, width);
	if (entry !== undefined) {
		return [entryLines(words, entry, width)[0], ...noticed];
	}

	if (company?.isPlayedFor) {
		return wrapText(`${words.village.told['played-for'].own} ${words.village.game.anyKey}`, width).map((text): Line => [span(text, 'warning')]);
	}

	if (view.phase === 'playing' && view.turn === view.seat) {
		const prompt = withClock(sight, usual());
		const isWarned = prompt.some(line => line.some(({tone}) => tone === 'warning'));
		// What has to be done stands there in any case.
		return noticed.length + prompt.length > (size.rows < roomyRows ? 2 : 3) && isWarned ? prompt : [...noticed, ...prompt];
	}

	if (view.phase === 'match-over' && company !== undefined && company.card.stage !== 'over') {
		return wrapText(words.village.game.rematch, width).map((text): Line => [span(text, 'newest')]);
	}

	if (game?.notice !== undefined) {
		return usual();
	}

	if (notice !== undefined) {
		return noticed;
	}

	return view.phase !== 'playing' && view.phase !== 'match-over' && company !== undefined && hasSeenEnd(company)
		? [[span(words.village.game.unready(company.unready.map(seat => view.players[seat].name)), 'quiet')]]
		: usual();
}

/** The prompt of whoever is in turn, behind or under how few seconds are left. */
function withClock({words, village, width}: Sight, prompt: Line[]): Line[] {
	const secondsLeft = village?.company?.secondsLeft;
	if (secondsLeft === undefined || secondsLeft > fewSeconds) {
		return prompt;
	}

	const warning = span(words.village.game.hurryUp(secondsLeft), 'warning');
	const [first, ...others] = prompt;
	const joined = [warning, span(' '), ...first];
	return others.length === 0 && lineWidth(joined) <= width ? [joined] : [[warning], ...prompt];
}

/** What was said at a table after its match, or deal, had come to its end: the last of it. */
export function saidSince({words, village, log, width}: Sight, rows: number): Line[] {
	const heard = (village?.heard ?? []).filter(({what, after}) => what.kind === 'said' && after >= log.length);
	return rows <= 0 ? [] : heard.slice(-rows).flatMap(one => saidLines(words, one, width)).slice(-rows);
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
		sentences.push(hangText(heardText(words, one), columns));
	}

	tell(told, log.length);
	return sentences;
}

/** All that was said, for the page of messages. */
export function sayingLines(words: Words, {heard}: Village, columns: number): Line[] {
	return heard.flatMap(one => saidLines(words, one, columns));
}
