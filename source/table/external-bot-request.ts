/** What a program from outside is told when it has to choose: its seat's view as JSON, and nothing else. */
import type {PlayedMove} from '../match/match.js';
import type {View} from '../match/view.js';
import type {Stage} from '../rules/deal.js';
import {endsOf} from '../rules/ends.js';
import {tilesOf} from '../rules/hand.js';
import type {Layout} from '../rules/layout.js';
import {formatMove, laysTile, noHost} from '../rules/move.js';
import {formatTile} from '../rules/tile.js';
import type {Leader} from '../rules/variant.js';
import {preview} from '../rules/worth.js';

/**
The request: seats, teams, games and deals count from 1; tiles and moves are written as in a record (`5-3`, `5-3>5-5`,
`draw`, `pass`, `stop`). Fields may be added, but those that are here stay.
*/
export type Request = {
	readonly protocol: 1;
	readonly variant: string;
	readonly target: number;
	/** The match is the best of so many games. */
	readonly games: number;
	readonly houseRules: Readonly<Record<string, string>>;
	/** For each seat its team. */
	readonly teams: readonly number[];

	readonly seat: number;
	readonly game: number;
	readonly deal: number;
	/** The designated leader of the deal, and why. */
	readonly leader: number;
	readonly leaderBy: Leader['why'];
	/** For each team the games it has won, and its score in this game, the points of this deal included. */
	readonly gamesWon: readonly number[];
	readonly scores: readonly number[];

	readonly hand: readonly string[];
	/** For each seat how many tiles it holds. */
	readonly handSizes: readonly number[];
	/** How many tiles are in the boneyard, and how many of them may still be drawn. */
	readonly boneyard: number;
	readonly drawable: number;
	/** The tiles on the table in the order they were laid; the lead has no host. */
	readonly layout: ReadonlyArray<{readonly tile: string; readonly host?: string}>;
	/** Where tiles may go: sides 0 means not before the lead double's four sides are full. */
	readonly ends: ReadonlyArray<{readonly host: string; readonly pip: number; readonly sides: number; readonly counts: number}>;
	readonly count: number;
	/** All moves of this deal. Which tile was drawn is not in it. */
	readonly history: ReadonlyArray<{readonly seat: number; readonly move: string}>;

	/** What the move is for: `lead`, `draw-for-lead`, `play`, `another`. */
	readonly stage: Stage;
	/** What is allowed; one of them is the answer. */
	readonly moves: readonly string[];
	/** For each move that lays a tile what it brings at once. */
	readonly previews: Readonly<Record<string, {readonly count: number; readonly points: number; readonly another: boolean}>>;
};

/** The request for the seat whose view it is; it must be in turn. */
export function requestOf(view: View): Request {
	const {
		terms, seat, game, deal, leader, why, gamesWon, scores, hand, handSizes, boneyard, drawable, layout, played, stage, moves,
	} = view;
	return {
		protocol: 1,
		variant: terms.variant.id,
		target: terms.target,
		games: terms.games,
		houseRules: terms.house,
		teams: terms.teams.map(team => team + 1),
		seat: seat! + 1,
		game,
		deal,
		leader: leader + 1,
		leaderBy: why,
		gamesWon,
		scores,
		hand: tilesOf(hand).map(tile => formatTile(tile)),
		handSizes,
		boneyard,
		drawable,
		layout: laidTiles(layout),
		ends: endsOf(layout).map(({host, pip, sides, counts}) => ({
			host: formatTile(host), pip, sides, counts,
		})),
		count: layout.size === 0 ? 0 : layout.count,
		history: played.map(one => playedMove(one)),
		stage,
		moves: moves.map(move => formatMove(move)),
		previews: Object.fromEntries(moves.filter(move => laysTile(move)).map(move => {
			const {count, points, another} = preview(terms, layout, {move, hand});
			return [formatMove(move), {count, points, another}];
		})),
	};
}

function laidTiles({order, hosts, size}: Layout): Request['layout'] {
	return [...order.subarray(0, size)].map(tile => ({
		tile: formatTile(tile),
		...(hosts[tile] === noHost ? {} : {host: formatTile(hosts[tile])}),
	}));
}

function playedMove({seat, move}: PlayedMove): Request['history'][number] {
	return {seat: seat + 1, move: formatMove(move)};
}
