/** How things stand in a village, as lines. */
import type {
	Company, Lobby, RecordCard, Self, TableCard,
} from '../../village/protocol.js';
import {nameOfLevel} from '../../words/hints.js';
import {nameOfVariant} from '../../words/statistics-rows.js';
import type {Words} from '../../words/words.js';

/** Who is here, and the tables. */
export function lobbyLines(words: Words, {name}: Self, {people, tables, idle}: Lobby): string[] {
	const {plainVillage, village} = words;
	const others = idle.filter(one => one !== name);
	return [
		plainVillage.here(name, people),
		...(tables.length === 0 ? [village.noTables] : tables.map(card => tableLine(words, card))),
		others.length === 0 ? village.nobodyElse : `${village.idle(others)}.`,
	];
}

/** A table in the list. */
export function tableLine(words: Words, {number, variant, sitters, stage, isPrivate, isOwn}: TableCard): string {
	return words.plainVillage.table({
		number,
		variant: nameOfVariant(words, variant),
		sitters: sitters.flatMap(sitter => sitter?.name ?? []),
		free: sitters.filter(sitter => sitter === undefined).length,
		stage: words.plainVillage.stages[stage],
		isPrivate,
		isOwn,
	});
}

/** A table before its match, or after it: what is played there, and who sits where. */
export function roomLines(words: Words, company: Company): string[] {
	const {plainVillage, village} = words;
	const {card, seat, commit, comeBack, level} = company;
	const {number, variant, wishes, sitters} = card;
	return [
		`${village.room.title(number)}. ${words.plain.begin.match({
			variant: nameOfVariant(words, variant), seats: wishes.seats, target: wishes.target, games: wishes.games, level: undefined,
		})}`,
		...sitters.map((sitter, place) => place === seat
			? plainVillage.yourSeat(place + 1)
			: plainVillage.seat(place + 1, sitter?.name ?? village.room.free(nameOfLevel(words, level)))),
		...(seat === undefined ? [plainVillage.watching] : []),
		...(card.stage === 'over' ? resultLines(words, company) : [plainVillage.commit(commit), ...wordsLines(words, company)]),
		...(comeBack === undefined ? [] : [plainVillage.comeBack(comeBack)]),
		whatNext(words, company),
	];
}

/** What a match that is over came to, and how its deals came about. */
function resultLines({plainVillage}: Words, {result, reveal}: Company): string[] {
	return [
		...(result === undefined ? [] : [plainVillage.result(result.map(({names, score}) => plainVillage.side(names, score)))]),
		...(reveal === undefined ? [] : [plainVillage.reveal(reveal)]),
	];
}

/** The words that have been added to the chance of the deals. */
function wordsLines({plainVillage}: Words, {card: {sitters}, seat, words}: Company): string[] {
	return words.flatMap((text, place) => text === undefined
		? []
		: [place === seat ? plainVillage.words.own(text) : plainVillage.words.other(sitters[place]?.name ?? '', text)]);
}

/** What can be done at a table where no match is being played. */
export function whatNext({plainVillage}: Words, {card: {stage}, mayStart}: Company): string {
	return mayStart ? (stage === 'over' ? plainVillage.againHelp : plainVillage.roomHelp) : plainVillage.waitHelp;
}

/** The finished matches, numbered. */
export function recordLines(words: Words, records: readonly RecordCard[]): string[] {
	const {plainVillage} = words;
	return records.length === 0
		? [plainVillage.noRecords]
		: [
			...records.map(({variant, sides, date}, place) => plainVillage.record(place + 1, {
				variant: nameOfVariant(words, variant),
				sides: sides.map(({names, score}) => plainVillage.side(names, score)),
				date: date.slice(0, 10),
			})),
			plainVillage.readHelp,
		];
}
