/** What changes about the table a guest is at, told as it changes. */
import type {Company} from '../../village/protocol.js';
import type {Words} from '../../words/words.js';
import type {AtTable} from './at-table.js';
import {roomLines, whatNext} from './told.js';

/** From so many seconds on somebody is told that his turn runs out. */
const shortTime = 15;

/** The lines for a guest who knew the table as `before`; undefined when he has just come to it. */
export function companyLines(words: Words, {before, next, turn}: {
	readonly before: Company | undefined;
	readonly next: Company;
	readonly turn: ReturnType<AtTable['turn']>;
}): string[] {
	if (before?.card.number !== next.card.number) {
		return next.card.stage === 'playing' ? [] : roomLines(words, next);
	}

	return [
		...stageLines(words, before, next),
		...addedWords(words, before, next),
		...(next.secondsLeft === shortTime && before.secondsLeft !== shortTime && turn !== undefined && turn.seat === next.seat
			? [words.village.game.hurryUp(shortTime)]
			: []),
		...waitingLines(words, before, next),
	];
}

/** How much of the turn is left; none where no clock runs. */
export function clockLines({village, plainVillage}: Words, company: Company | undefined, turn: ReturnType<AtTable['turn']>): string[] {
	const left = company?.secondsLeft;
	if (left === undefined || turn === undefined) {
		return [];
	}

	return [turn.seat === company?.seat ? village.game.hurryUp(left) : plainVillage.clockOf(turn.name, left)];
}

function stageLines(words: Words, before: Company, next: Company): string[] {
	const {plainVillage} = words;
	const {stage} = next.card;
	if (stage === before.card.stage || stage === 'playing') {
		return [];
	}

	return stage === 'over'
		? [...(next.reveal === undefined ? [] : [plainVillage.reveal(next.reveal)]), whatNext(words, next)]
		: [plainVillage.waitsAgain, plainVillage.commit(next.commit), whatNext(words, next)];
}

function addedWords({plainVillage: {words}}: Words, before: Company, next: Company): string[] {
	if (before.card.stage !== 'waiting' || next.card.stage !== 'waiting') {
		return [];
	}

	return next.words.flatMap((text, seat) => {
		const name = next.card.sitters[seat]?.name;
		if (text === before.words[seat] || name === undefined) {
			return [];
		}

		if (text === undefined) {
			return [seat === next.seat ? words.none : words.goneFrom(name)];
		}

		return [seat === next.seat ? words.own(text) : words.other(name, text)];
	});
}

function waitingLines({plainVillage}: Words, before: Company, next: Company): string[] {
	const waitsFor = ({unready, card}: Company) => unready.map(seat => card.sitters[seat]?.name ?? '');
	const isReady = next.seat !== undefined && !next.unready.includes(next.seat);
	return isReady && next.unready.length > 0 && waitsFor(before).join(' ') !== waitsFor(next).join(' ')
		? [plainVillage.waitingFor(waitsFor(next))]
		: [];
}
