/** A refusal as a sentence, with the particulars that the player's view of the match gives. */
import type {Action, ActionRefusal} from '../match/action.js';
import type {View} from '../match/view.js';
import {
	type Move, draw, hostOfMove, laysTile, noHost, pass, tileOfMove,
} from '../rules/move.js';
import {formatTile} from '../rules/tile.js';
import {type NameOfPlace, tileAndPlace} from './hints.js';
import type {Particulars} from './refusals.js';
import type {Words} from './words.js';

/** What was refused, and to whom; without a view the sentence names what the action says. */
export type Refused = {
	readonly refusal: ActionRefusal;
	readonly action: Action;
	readonly view: View | undefined;
	readonly nameOfPlace?: NameOfPlace;
};

/** "You can play 5-3 on b, so you may not draw." */
export function refusalSentence({refusals}: Pick<Words, 'refusals'>, {refusal, action, view, nameOfPlace}: Refused): string {
	return refusals[refusal]({
		...(action.type === 'move' ? wish(action.move) : {}),
		...(view === undefined ? {} : situation(view, nameOfPlace)),
	});
}

function wish(move: Move): Particulars {
	if (!laysTile(move)) {
		return {wanted: move === draw ? 'draw' : (move === pass ? 'pass' : 'stop')};
	}

	const host = hostOfMove(move);
	return {tile: formatTile(tileOfMove(move)), ...(host === noHost ? {} : {host: formatTile(host)})};
}

function situation({moves, layout, players, turn, boneyard, drawable}: View, nameOfPlace?: NameOfPlace): Particulars {
	const example = moves.find(move => laysTile(move));
	const {tile, place} = example === undefined ? {} : tileAndPlace(example, nameOfPlace);
	return {
		playable: tile,
		place,
		cross: layout.cross === noHost ? undefined : formatTile(layout.cross),
		turn: players[turn].name,
		closed: boneyard - drawable,
	};
}
