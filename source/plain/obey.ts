/** From what was typed to what is done. Whatever is refused is told why, and changes nothing. */
import {pass, stop} from '../rules/move.js';
import {
	drawTiles, giveHint, move, passOrStop,
} from './deeds.js';
import type {Desk} from './desk.js';
import {factsFor} from './facts.js';
import {layNamed} from './laying.js';
import type {Command} from './parse.js';
import {isStale} from './question.js';
import {turnLine} from './turn.js';

/** Does what was typed, or tells why not: there is always an answer. */
export function obey(desk: Desk, command: Command): void {
	const {words: {plain, refusals}, view: {seat, players, turn, phase}} = desk.sight();
	const next = desk.nextAtKeyboard();
	if (!isPersonal(command)) {
		obeyAnybody(desk, command);
	} else if (next !== undefined) {
		desk.tell([plain.hotSeat.pass(players[next].name)]);
	} else if (seat === undefined) {
		desk.tell(phase === 'playing' ? toldWatcher(desk, command, players[turn].name) : [refusals['no-deal-in-play']({})]);
	} else {
		obeyPlayer(desk, command, seat);
	}
}

/** Whoever only watches has no hand; what is still out he may count. */
function toldWatcher(desk: Desk, {kind}: Personal, turn: string): readonly string[] {
	return kind === 'tracker' ? factsFor(kind, desk) : [desk.sight().words.village.game.watchingTurn(turn)];
}

/** What is about somebody's own hand. */
const personal = ['play', 'preview', 'hand', 'tracker', 'draw', 'pass', 'stop', 'pass-or-stop', 'hint', 'undo'] as const;

const personalKinds: ReadonlySet<string> = new Set(personal);

type Personal = Extract<Command, {readonly kind: typeof personal[number]}>;

function isPersonal(command: Command): command is Personal {
	return personalKinds.has(command.kind);
}

function obeyPlayer(desk: Desk, command: Personal, seat: number): void {
	switch (command.kind) {
		case 'play':
		case 'preview': {
			layNamed(desk, command);
			break;
		}

		case 'hand':
		case 'tracker': {
			desk.tell(factsFor(command.kind, desk));
			break;
		}

		case 'draw': {
			drawTiles(desk, seat);
			break;
		}

		case 'pass':
		case 'stop': {
			move(desk, seat, command.kind === 'pass' ? pass : stop);
			break;
		}

		case 'pass-or-stop': {
			passOrStop(desk, seat);
			break;
		}

		case 'hint': {
			giveHint(desk, seat);
			break;
		}

		case 'undo': {
			desk.submit({type: 'undo', seat});
			break;
		}
	}
}

function obeyAnybody(desk: Desk, command: Exclude<Command, Personal>): void {
	const {words: {plain: {refused}, refusals}, view} = desk.sight();
	switch (command.kind) {
		case 'nothing': {
			goOn(desk);
			break;
		}

		case 'next': {
			if (view.phase === 'playing') {
				desk.tell([refusals['deal-in-play']({})]);
			} else {
				desk.proceed();
			}

			break;
		}

		case 'say': {
			desk.tell([refused.nobodyToTell]);
			break;
		}

		case 'quit': {
			desk.leave();
			break;
		}

		case 'no-such-tile': {
			desk.tell([refused.noSuchTile(command.text)]);
			break;
		}

		case 'unknown': {
			desk.tell([refused.unknown(command.text)]);
			break;
		}

		default: {
			desk.tell(factsFor(command.kind, desk));
		}
	}
}

/** Enter alone: takes the keyboard, goes on to the next deal, hurries the bots; whoever is in turn hears again what he can do. */
function goOn(desk: Desk): void {
	const {view} = desk.sight();
	const question = desk.question();
	if (desk.nextAtKeyboard() !== undefined) {
		desk.takeKeyboard();
	} else if (view.phase !== 'playing') {
		desk.proceed();
	} else if (view.moves.length === 0) {
		desk.hurry();
	} else {
		desk.tell(question === undefined || isStale(question, view) ? [turnLine(desk.sight())] : question.lines);
	}
}
