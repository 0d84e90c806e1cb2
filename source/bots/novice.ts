/** Any legal action, `stop` included, each as likely as the others. */
import type {Bot} from './bot.js';

export const novice: Bot = {
	level: 'novice',
	choose({moves}, chance) {
		return moves.length === 1
			? {move: moves[0], reason: {kind: 'only-move'}}
			: {move: moves[Math.floor(chance() * moves.length)], reason: {kind: 'by-chance'}};
	},
};
