/** What follows from whatever has happened at a table: the next deal, the clock of the next turn, the end. */
import type {View} from '../match/view.js';
import {endTable} from './founding.js';
import {tellCompany} from './leaving.js';
import {finish} from './playing.js';
import {
	type VillageState, type VillageTable, seatsHere, visitsAt,
} from './state.js';
import {playOnFor} from './turn-clock.js';

/** Does all that follows from how the table stands now, and tells those at it. */
export function follow(village: VillageState, table: VillageTable): void {
	if (village.tables.get(table.number) !== table) {
		return;
	}

	const view = table.live?.table.view(undefined);
	if (view !== undefined) {
		table.players = view.players;
		table.scores = view.scores;
		if (table.stage === 'playing') {
			followMatch(village, table, view);
		}
	}

	if (table.stage !== 'playing' && table.chairs.every(chair => chair === undefined)) {
		endTable(village, table);
		return;
	}

	for (const visit of visitsAt(table)) {
		tellCompany(village, table, visit);
	}
}

function followMatch(village: VillageState, table: VillageTable, view: View): void {
	switch (view.phase) {
		case 'match-over': {
			finish(village, table);
			break;
		}

		case 'deal-over':
		case 'game-over': {
			table.clock = undefined;
			table.playedFor = undefined;
			awaitEverybody(village, table);
			break;
		}

		case 'playing': {
			table.dealEnd = undefined;
			windClock(village, table, view);
			break;
		}

		case 'dealing': {
			break;
		}
	}
}

/** The next deal comes when all who are here have seen the end of this one; where nobody is, none comes. */
function awaitEverybody(village: VillageState, table: VillageTable): void {
	if (table.dealEnd === undefined) {
		table.dealEnd = village.limits.dealEnd;
		for (const chair of table.chairs) {
			if (chair !== undefined) {
				chair.isReady = false;
			}
		}
	}

	const here = seatsHere(table);
	if (here.length > 0 && here.every(seat => table.chairs[seat]!.isReady)) {
		dealNext(table);
	}
}

/** Makes the next deal, if one is due. */
export function dealNext(table: VillageTable): void {
	table.dealEnd = undefined;
	table.live?.table.proceed();
}

function windClock(village: VillageState, table: VillageTable, view: View): void {
	const {turn, game, deal, played, players} = view;
	if (players[turn].kind === 'bot' || table.chairs[turn] === undefined) {
		table.clock = undefined;
		table.playedFor = undefined;
		return;
	}

	const place = [game, deal, played.length, turn].join(' ');
	const isNew = table.clock?.place !== place;
	if (isNew) {
		table.clock = table.wish.clock === undefined ? undefined : {place, seat: turn, left: table.wish.clock};
	}

	const late = table.playedFor;
	if (turn !== late?.seat || played.slice(late.from).some(({seat}) => seat !== turn)) {
		table.playedFor = undefined;
	} else if (isNew) {
		playOnFor(village, table);
	}
}
