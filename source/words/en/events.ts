/** What happens in a match, in English: a line an event. */
import type {Leader} from '../../rules/variant.js';
import type {Who} from '../who.js';
import {listed, points, tiles} from './nouns.js';
import {does, people, verb} from './people.js';

/** A tile laid: `host` is missing for the lead, `brought` says in the variant's terms what it brought, or nothing. */
export type Laid = {
	readonly who: Who;
	readonly tile: string;
	readonly double: boolean;
	readonly host: string | undefined;
	readonly brought: string;
	readonly out: boolean;
	/** Points for going out by itself. */
	readonly pointsForOut: number;
};

/** Points of a deal's end for a team. */
export type Paid = {
	readonly who: Who;
	readonly points: number;
};

const reasonToLead: Record<Leader['why'], (who: Who) => string> = {
	lot: who => `By lot ${people(who)} ${verb(who, 'lead')}.`,
	out: who => `${does(who, 'lead')}, having gone out.`,
	left: who => `Next to the left: ${people(who)} ${verb(who, 'lead')}.`,
};

export const events = {
	gameBegan: (game: number, games: number) => games > 1 ? `Game ${game} begins; ${(games + 1) / 2} won games win the match.` : 'The game begins.',
	dealt: (deal: number, {why, who}: {why: Leader['why']; who: Who}) => `Deal ${deal}. ${reasonToLead[why](who)}`,
	laid({who, tile, host, brought, out, pointsForOut}: Laid) {
		const act = host === undefined ? `${does(who, 'lead')} ${tile}` : `${does(who, 'lay')} ${tile} on ${host}`;
		const end = out ? ` Domino!${pointsForOut > 0 ? ` ${points(pointsForOut)}.` : ''}` : '';
		return `${act}${brought && `: ${brought}`}.${end}`;
	},
	drew: (who: Who) => `${does(who, 'draw')} a tile.`,
	drewSeveral: (who: Who, count: number) => `${does(who, 'draw')} ${tiles(count)}.`,
	/** Where the tiles may be seen. */
	drewTiles: (who: Who, drawn: readonly string[]) => `${does(who, 'draw')} ${listed(drawn)}.`,
	passed: (who: Who) => `${does(who, 'pass', 'passes')}.`,
	passedLead: (who: Who) => `${does(who, 'cannot', 'cannot')} lead and ${verb(who, 'pass', 'passes')} the lead on.`,
	stopped: (who: Who) => `${does(who, 'stop')}.`,
	dealOver: {
		out: (who: Who) => `Deal over: ${people(who)} ${verb(who, 'go', 'goes')} out.`,
		last: (who: Who) => `Deal over: only ${people(who)} still ${verb(who, 'hold')} tiles.`,
		blocked: 'Deal over: blocked.',
		target: (who: Who, target: number) => `Deal over: ${people(who)} ${verb(who, 'reach', 'reaches')} ${target}.`,
		bonus: (paid: readonly Paid[]) => ` Bonus: ${paid.map(({who, points}) => `${people(who)} +${points}`).join(', ')}.`,
		noBonus: ' Nobody gets a bonus.',
	},
	gameOver: (who: Who, game: number) => `${does(who, 'win')} game ${game}.`,
	matchOver: (who: Who) => `${does(who, 'win')} the match.`,
	tookBack: (who: Who) => `${does(who, 'take')} a move back.`,
	hinted: (who: Who) => `${does(who, 'ask')} for a hint.`,
	left: (who: Who) => `${does(who, 'lose')} the connection.`,
	back: (who: Who) => `${does(who, 'are', 'is')} back at the table.`,
	seatedHuman: (who: Who) => `${does(who, 'take')} over.`,
	seatedBot: (who: Who, level: string) => `From here a bot (${level}) plays for ${people(who)}.`,
	seatedProgram: (who: Who) => `From here an outside program plays for ${people(who)}.`,
};

/** The lines of the events; every language has all of them. */
export type EventWords = typeof events;
