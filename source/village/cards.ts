/** What everybody may know of a table, and what those who are at it may. */
import {Buffer} from 'node:buffer';
import {commitment} from '../chance.js';
import type {Seat} from '../rules/variant.js';
import type {Company, Sitter, TableCard} from './protocol.js';
import {sidesOf} from './records.js';
import {awaySteps, clockSteps, inSteps} from './steps.js';
import {
	type VillageState, type VillageTable, type Visit, hostSeat, seatsHere,
} from './state.js';

/** A table as it stands in the lobby; nobody's own. */
export function cardOf({setting}: VillageState, table: VillageTable): TableCard {
	const {
		number, wish, terms: {seats, target, games, house}, chairs, stage, scores, founded, began, watchers,
	} = table;
	return {
		number,
		variant: wish.variant,
		wishes: {
			seats, target, games, house,
		},
		sitters: chairs.map((_, seat) => sitterAt(table, seat)),
		isPrivate: wish.word !== undefined,
		clock: wish.clock,
		stage,
		scores: stage === 'waiting' ? [] : scores,
		minutes: Math.max(0, Math.floor((setting.now().getTime() - (began ?? founded)) / 60_000)),
		watchers: watchers.size,
		isOwn: false,
	};
}

function sitterAt({chairs, players, stage}: VillageTable, seat: Seat): Sitter | undefined {
	const chair = chairs[seat];
	const player = stage === 'waiting' ? undefined : players[seat];
	if (player?.kind === 'bot') {
		return {name: player.name, kind: 'bot', level: player.level};
	}

	return chair && {
		name: player?.name ?? chair.person.name,
		kind: 'human',
		...(chair.presence === 'away' && {awayFor: inSteps(chair.awayFor, awaySteps)}),
	};
}

/** Whether somebody has a seat in a match that goes on at this table. */
export function isOwnTable({stage, chairs}: VillageTable, {person}: Visit): boolean {
	return stage === 'playing' && chairs.some(chair => chair?.person === person);
}

/** The table as whoever is at it may know it. */
export function companyOf(village: VillageState, table: VillageTable, visit: Visit): Company {
	const {seat} = visit;
	const {chairs, clock, stage, secret, dealEnd} = table;
	const view = stage === 'over' ? table.live?.table.view(undefined) : undefined;
	return {
		card: {...cardOf(village, table), isOwn: isOwnTable(table, visit)},
		seat,
		level: table.wish.level,
		mayStart: seat !== undefined && stage !== 'playing' && hostSeat(table) === seat,
		commit: commitment(secret),
		words: chairs.map(chair => chair?.words),
		comeBack: seat === undefined ? undefined : chairs[seat]?.comeBack,
		secondsLeft: clock && chairs[clock.seat]?.presence === 'here' ? inSteps(clock.left, clockSteps) : undefined,
		unready: dealEnd === undefined ? [] : seatsHere(table).filter(one => !chairs[one]!.isReady),
		reveal: stage === 'over' ? Buffer.from(secret).toString('hex') : undefined,
		isAlone: chairs.every((chair, other) => chair === undefined || other === seat),
		isPlayedFor: seat !== undefined && chairs[seat]?.presence === 'replaced',
		result: view && sidesOf(view),
	};
}
