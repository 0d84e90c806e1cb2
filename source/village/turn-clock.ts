/** A turn that runs out: `club` plays the rest of it, and after two in a row it plays on until the person is there again. */
import {decisionSource} from '../chance.js';
import {packView, unpackView} from '../match/packed-view.js';
import type {View} from '../match/view.js';
import type {Move} from '../rules/move.js';
import type {Question} from '../table/turns.js';
import {replace, standInLevel} from './stand-in.js';
import {type VillageState, type VillageTable, tellOf} from './state.js';

/** So many turns in a row may run out. */
const mostMissed = 2;

/** Ends the turn of whoever has let it run out. */
export function runOut(village: VillageState, table: VillageTable): void {
	const {seat} = table.clock!;
	const chair = table.chairs[seat]!;
	chair.missed++;
	if (chair.missed >= mostMissed) {
		chair.presence = 'replaced';
		table.clock = undefined;
		tellOf(table, seat, 'played-for');
		replace(table, seat);
		village.changed(table);
		return;
	}

	table.playedFor = {seat, from: table.live!.table.view(seat)!.played.length};
	tellOf(table, seat, 'late');
	playOnFor(village, table);
}

/** Lets `club` choose for the seat whose turn has run out, once; what follows comes from what then happens. */
export function playOnFor(village: VillageState, table: VillageTable): void {
	const {playedFor: late, live, secret} = table;
	const view = late && live?.table.view(late.seat);
	if (late === undefined || view?.turn !== late.seat || view.phase !== 'playing') {
		return;
	}

	const {seat} = late;
	const {game, deal, played} = view;
	const question: Question = {
		level: standInLevel, view: packView(view), secret, place: [game, deal, seat + 1, played.length],
	};
	choose(village, question, move => {
		if (table.live === live && table.playedFor === late && isSamePlace(live?.table.view(seat), view)) {
			live?.table.submit({type: 'move', seat, move});
		}
	});
}

function isSamePlace(one: View | undefined, other: View): boolean {
	return one?.game === other.game && one.deal === other.deal && one.played.length === other.played.length;
}

function choose({setting, act}: VillageState, question: Question, done: (move: Move) => void): void {
	const bot = setting.bots(question.level)!;
	const chosenHere = () => bot.choose(unpackView(question.view), decisionSource(question.secret, question.place)).move;
	if (setting.ponder === undefined || !bot.isSlow) {
		done(chosenHere());
		return;
	}

	const ponder = async () => {
		const move = await setting.ponder!(question).catch(chosenHere);
		act(() => {
			done(move);
		});
	};

	void ponder();
}
