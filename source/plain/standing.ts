/** Scores, and who holds how many tiles. */
import {hasBoneyard} from '../rules/variant.js';
import {whoAre, whoIsTeam} from '../words/who.js';
import type {Sight} from './sight.js';

/** "Score: you 12, Klara 9; to 61.", and the games won where a match is several. */
export function scoreLines({words: {plain: {told}}, reader, view: {scores, gamesWon, terms}}: Sight): string[] {
	const entriesOf = (numbers: readonly number[]) => numbers.map((number, team) => told.entry({who: whoIsTeam(reader, team), number}));
	return [
		told.score(entriesOf(scores), terms.target),
		...(terms.games > 1 ? [told.games(entriesOf(gamesWon), terms.games)] : []),
	];
}

/** The scores, and the tiles of everyone and of the boneyard. */
export function countLines(sight: Sight): string[] {
	const {words: {plain: {told}}, reader, view} = sight;
	const {terms: {variant, seats}, boneyard, drawable} = view;
	return [
		...scoreLines(sight),
		told.tiles(view.handSizes.map((number, seat) => told.entry({who: whoAre(reader, [seat]), number}))),
		...(hasBoneyard(variant, seats) ? [told.boneyard(boneyard, boneyard - drawable)] : []),
	];
}

/** The same, and whose turn it is. */
export function standingLines(sight: Sight): string[] {
	const {words: {plain: {turn}}, reader, view} = sight;
	return [
		...countLines(sight),
		...(view.phase === 'playing' ? [view.turn === reader.seat ? turn.yours(undefined) : turn.of(view.players[view.turn].name)] : []),
	];
}
