/** Named answers to: who leads the next deal? */
import type {Leader, PreviousDeal} from './variant.js';

/** Whoever went out leads; after a block the lot decides. */
export function winnerLeads({ending}: PreviousDeal): Leader {
	return ending.kind === 'blocked' ? {why: 'lot'} : {why: 'out', seat: ending.seat};
}

/** The seat to the left of the last designated leader, even if that one had to pass the lead on. */
export function leftOfLeader({terms, leader}: PreviousDeal): Leader {
	return {why: 'left', seat: (leader + 1) % terms.seats};
}
