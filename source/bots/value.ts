/** What the end of a deal is worth: for each team the chance to win the game. */
import type {Deal} from '../rules/deal.js';
import type {
	Ending, Seat, Team, Terms,
} from '../rules/variant.js';
import {type Pace, paceOf} from './pace.js';

// Fitted to greedy games from random scores, all variants together.
/** The scale of the curve, in standard deviations of the difference that is still to come. */
const scale = 0.6;
/** How many deals are still to come when the target is all but reached. */
const lastDeal = 0.3;
/** What it is worth to lead the next deal, in parts of what leaders make more. */
const leadWorth = 1.5;

/**
Judges the ends of deals of one game.

A team that is at the target and ahead of all others has won. Else a team's chance is in proportion to e to the power
of its score, measured by how far scores usually drift apart in the deals that are left.
*/
export class Judge {
	/** For each team its chance, 0–1, at the end judged last. */
	readonly chances: Float64Array;

	private readonly terms: Terms;
	/** The designated leader of the present deal. */
	private readonly leader: Seat;
	private readonly pace: Pace;
	private readonly scores: Float64Array;
	/** For each ending met so far the team that leads after it, −1 where that is not settled. The kernel makes each ending once. */
	private readonly leads = new Map<Ending, Team>();

	constructor({terms, leader}: {readonly terms: Terms; readonly leader: Seat}) {
		this.terms = terms;
		this.leader = leader;
		this.pace = paceOf(terms);
		this.chances = new Float64Array(terms.teamCount);
		this.scores = new Float64Array(terms.teamCount);
	}

	/** Judges a deal that is over. */
	judge(deal: Deal): void {
		const {scores, chances, terms: {target}, pace} = this;
		this.addUp(deal);
		let top = 0;
		let isLevel = false;
		for (let team = 1; team < scores.length; team++) {
			if (scores[team] >= scores[top]) {
				isLevel = scores[team] === scores[top];
				top = team;
			}
		}

		if (scores[top] >= target && !isLevel) {
			chances.fill(0);
			chances[top] = 1;
			return;
		}

		const toGo = Math.max(0, target - scores[top]);
		const nextLeader = this.leads.get(deal.ending) ?? this.nextLeader(deal);
		if (nextLeader >= 0) {
			scores[nextLeader] += leadWorth * pace.lead;
		}

		this.share(scale * pace.spread * Math.sqrt((toGo / pace.gain) + lastDeal));
	}

	private addUp(deal: Deal): void {
		const {scores} = this;
		for (let team = 0; team < scores.length; team++) {
			scores[team] = deal.scores[team] + deal.points[team];
		}

		for (const {team, points} of deal.payments) {
			scores[team] += points;
		}
	}

	/** The team that leads the next deal, −1 where the lot decides. */
	private nextLeader({ending}: Deal): Team {
		const {terms, leader, leads} = this;
		const next = terms.variant.nextLeader({terms, leader, ending});
		const team = next.why === 'lot' ? -1 : terms.teams[next.seat];
		leads.set(ending, team);
		return team;
	}

	/** A drift of `drift` points makes a team's chance e times another's. */
	private share(drift: number): void {
		const {scores, chances} = this;
		let sum = 0;
		for (let team = 0; team < scores.length; team++) {
			// Compared with the first, so that no power gets out of hand.
			chances[team] = Math.exp((scores[team] - scores[0]) / drift);
			sum += chances[team];
		}

		for (let team = 0; team < scores.length; team++) {
			chances[team] /= sum;
		}
	}
}
