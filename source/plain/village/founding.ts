/** The questions about a table that is to be founded. */
import type {TableWish} from '../../village/protocol.js';
import {type Asked, ask, numberOf} from '../ask.js';
import {planTable} from '../planning.js';

const clocks = [0, 30, 60, 120, 300];
const usualClock = 60;
const longestWord = 20;

/** Asks for all of it, each question with a usual answer; undefined when the person gives up. */
export async function askForTable(asked: Asked): Promise<TableWish | undefined> {
	const {words: {plainVillage}} = asked;
	const draft = await planTable(asked);
	const clock = draft && await ask(asked, numberOf(asked.words, {what: plainVillage.clock, possible: clocks, usual: usualClock}));
	const word = clock === undefined
		? undefined
		: await ask(asked, {
			question: [`${plainVillage.word}.`],
			usual: '',
			read: line => [...line].length <= longestWord ? line : undefined,
			help: `${plainVillage.word}.`,
		});
	if (draft === undefined || clock === undefined || word === undefined) {
		return undefined;
	}

	const {variant, players: seats, target, games, house, level} = draft;
	return {
		variant: variant.id,
		wishes: {
			seats, target, games, house,
		},
		level,
		...(clock > 0 && {clock}),
		...(word !== '' && {word}),
	};
}
