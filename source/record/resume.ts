/** Takes a record up again where it ends: first come the lines that its writer did not get to. */
import {type Secret, commitment} from '../chance.js';
import {type Match, phaseOf} from '../match/match.js';
import {step} from '../match/reducer.js';
import {fairDeal, flawInDeal} from './fairness.js';
import {linesOf} from './format.js';
import type {Header} from './header.js';
import type {Reading} from './replay.js';

/** A match to go on with. */
export type Resumption = {
	readonly header: Header;
	readonly match: Match;
	/** What has to be written before anything else. */
	readonly pending: readonly string[];
	/** Whether the match is over and its secret is to be revealed. */
	readonly isRevealDue: boolean;
	/** What the next deals follow from. */
	readonly secret: Secret;
};

/** Why a record cannot be gone on with: a line is wrong, there is no match in it yet, or the secret it speaks of is not there. */
export type ResumeFault = 'wrong-record' | 'no-match' | 'secret-missing';

/**
The match at the end of a record, and the lines that are still missing there.

`secret` is where chance comes from unless the header says it: the one kept beside the record, which a commitment
needs, or a new one.
*/
export function resume({header, match, fault, half, due, isRevealed}: Reading, secret: Secret): Resumption | ResumeFault {
	if (fault !== undefined || header === undefined || match === undefined) {
		return fault === undefined ? 'no-match' : 'wrong-record';
	}

	const own = header.secret ?? secret;
	const isCommitted = header.commit !== undefined && !isRevealed;
	if (isCommitted && commitment(own) !== header.commit) {
		return 'secret-missing';
	}

	if (half === undefined) {
		return {
			header, match, pending: due, isRevealDue: isCommitted && phaseOf(match) === 'match-over', secret: own,
		};
	}

	const fair = fairDeal(own, header, half.due);
	if (isCommitted && flawInDeal(fair, half)) {
		return 'wrong-record';
	}

	// The tiles already dealt begin every fair deal; where no secret is known, the others may come in any order.
	const order = [...half.order, ...fair.order.filter(tile => !half.order.includes(tile))];
	const action = {type: 'deal', order, leader: half.leader ?? fair.leader} as const;
	const dealt = step(match, action);
	return {
		header, match: dealt.match, pending: linesOf(action, dealt).slice(half.lines), isRevealDue: false, secret: own,
	};
}
