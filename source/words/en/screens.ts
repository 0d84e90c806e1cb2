/** The table screen and what comes up over it, in English. Names and tiles are given as written. */
import {
	listed, pips, points, seconds, tiles,
} from './nouns.js';
import {signs, tableSigns} from './signs.js';

/** A window's size in cells. */
export type Size = {
	readonly columns: number;
	readonly rows: number;
};

/** Which deal is on the table; `games` is what the match is the best of. */
export type Title = {
	readonly variant: string;
	readonly game: number;
	readonly games: number;
	readonly deal: number;
	readonly target: number;
};

export const screens = {
	/** The first line; short is for narrow windows. */
	title: {
		long: ({variant, game, games, deal, target}: Title) => `${variant} · ${games > 1 ? `game ${game}, first to ${(games + 1) / 2} · ` : ''}deal ${deal} · to ${target}`,
		short: ({variant, game, games, deal, target}: Title) => `${variant} · ${games > 1 ? `g. ${game} · ` : ''}deal ${deal} · to ${target}`,
		/** Where even the name of the game has no room. */
		shortest: ({game, games, deal, target}: Title) => `${games > 1 ? `g. ${game} · ` : ''}deal ${deal} · to ${target}`,
		/** Beside the scores. */
		target: (target: number) => `to ${target}`,
		/** Where house rules are in force that are not usual. */
		houseRules: 'house rules',
		/** While the record cannot be written. */
		notKept: 'not recorded',
	},
	/** The line under the board: the ends, then these. */
	ends: {
		sum: (count: number) => `sum ${count}`,
		points: (earned: number) => `→ ${points(earned)}`,
		another: '→ another tile',
		nothing: '→ no points',
		out: '→ out',
		empty: 'The table is empty.',
		wouldBe: (tile: string) => `with ${tile}:`,
	},
	/** Who has how many tiles, and whose turn it is. */
	seats: {
		you: 'you',
		tiles,
		noTiles: 'out',
		yourTurn: 'your turn',
		turnOf: (name: string) => `turn: ${name}`,
		away: 'away',
		boneyard: (count: number, closed: number) => `boneyard ${count}${closed > 0 ? `, closed ${closed}` : ''}`,
		noBoneyard: 'no boneyard',
		gamesWon: (games: number) => `games ${games}`,
	},
	/** Labels of the hand and of the log of events. */
	hand: {
		yours: 'Hand',
		of: (name: string) => `${name}:`,
		none: 'no tiles',
		playable: 'fits',
	},
	/** What the person in turn may do. Place is an end's letter. */
	prompts: {
		lead: 'You lead: pick a tile.',
		pick: 'Your turn: pick a tile.',
		lays: (tile: string, place: string) => `Enter lays ${tile} on ${place}.`,
		laysOrStop: (tile: string, place: string) => `Enter lays ${tile} on ${place}, p stops.`,
		leads: (tile: string) => `Enter leads ${tile}.`,
		pickPlace: (tile: string, places: readonly string[]) => `${tile} fits ${listed(places)}: a letter or Tab picks, Enter lays.`,
		doesNotFit: (tile: string) => `${tile} fits nowhere.`,
		mayNotLead: (tile: string) => `${tile} may not be led.`,
		draw: 'Nothing fits: d or Enter draws.',
		pass: 'Nothing fits: p or Enter passes.',
		passLead: 'Nothing to lead: p or Enter passes the lead on.',
		drawForLead: 'Nobody can lead: d or Enter draws a tile.',
		layOrStop: 'Lay another tile, or p stops.',
		drewFitting: (tile: string) => `You have drawn ${tile}: it fits. Enter lays it.`,
		waiting: (name: string) => `${name} is thinking …`,
		pondering: 'Looking for a hint …',
		waitingForPerson: (name: string) => `Waiting for ${name}.`,
		watching: 'You are watching.',
		actions: '←→ choose, Enter does it, ↑ goes back to the hand.',
		pickFirst: (places: readonly string[]) => `First pick the place: ${listed(places, 'or')}, or Tab for one after the other.`,
		noSuchTile: (count: number) => `You hold ${tiles(count)}: no tile has that number.`,
		noSuchEnd: (letter: string) => `No end has the letter ${letter}.`,
		unknownKey: 'This key does nothing here: ? shows the keys.',
	},
	/** The line of keys at the bottom: as short as can be. */
	keys: {
		tile: 'tile',
		move: 'move',
		place: 'place',
		lay: 'lay',
		lead: 'lead',
		draw: 'draw',
		pass: 'pass',
		stop: 'stop',
		hint: 'hint',
		undo: 'undo',
		help: 'help',
		tracker: 'tracker',
		arms: 'arms',
		messages: 'log',
		glyphs: 'glyphs',
		leave: 'leave',
		back: 'back',
		giveUp: 'cancel',
		next: 'next',
		choose: 'choose',
		change: 'change',
		start: 'start',
		scroll: 'scroll',
		more: 'more',
		say: 'say',
		page: 'page',
		type: 'type',
		open: 'open',
		accept: 'take over',
		again: 'play again',
		nextDeal: 'next deal',
		nextGame: 'next game',
		menu: 'menu',
		done: 'leave',
		table: 'table',
		hurry: 'any key: at once',
	},
	/** The same keys told in full, for the help screen. */
	keyHelp: {
		tile: 'pick a tile by its number (0 is the tenth)',
		move: 'go along the hand; arrows reach every tile',
		place: 'pick the place: its letter, or Tab or ↓ for the next',
		lay: 'lay the tile picked; first the ends line shows what it brings',
		draw: 'draw until a tile fits, when nothing does',
		drawForLeadToo: 'draw until a tile fits; one tile where nobody can lead',
		pass: 'pass when stuck; stop instead of another tile',
		hint: 'a hint, with its reason',
		undo: 'take back your last tile (against bots only)',
		help: 'this help and the rules',
		tracker: 'tile tracker: what is out, and what passes tell',
		actions: 'under the last place: a row of all actions, for arrows and Enter',
		arms: 'the layout as a list of arms; PgUp and PgDn if it is long',
		messages: 'everything that has happened in the match',
		glyphs: 'change how tiles are drawn',
		leave: 'leave; the match is kept',
		back: 'one screen back; never leaves the game',
		redraw: 'draw the screen anew',
		suspend: 'suspend the game (fg brings it back)',
		abort: 'twice: leave at once',
	},
	/** Over the board when a deal, a game or the match is over. */
	over: {
		deal: (deal: number) => `Deal ${deal} is over`,
		game: (game: number) => `Game ${game} is over`,
		match: 'The match is over',
		handsLeft: 'Tiles left',
		bonus: 'Bonus',
		score: 'Score',
		pips,
		games: 'Games',
		nextDeal: 'Enter: next deal',
		nextGame: 'Enter: next game',
		toMenu: 'Enter: menu',
		again: 'r: play again',
		waitingFor: (name: string) => `Waiting until ${name} goes on.`,
	},
	/** Several people at one keyboard. */
	hotSeat: {
		passKeyboard: (name: string) => `Pass the keyboard to ${name}.`,
		hidden: 'All hands are hidden.',
		ready: (name: string) => `${name}: Enter shows your hand.`,
	},
	/** Questions before leaving. */
	leaving: {
		kept: 'Leave the match? It is kept, and you can go on later.',
		lost: 'Leave the match? It is not being recorded and will be lost.',
		seatKept: (time: number) => `Leave the table? Your seat is kept for ${seconds(time)}.`,
		yes: 'Enter: leave',
		no: 'Esc or ←: stay',
		ctrlC: 'Ctrl+C once more leaves at once.',
	},
	/** The tile tracker. */
	tracker: {
		title: 'Tile tracker',
		onTable: 'On the table',
		unseen: 'Not seen yet',
		own: 'In your hand',
		suit: (pip: number, seen: number) => `${pip}: ${seen} of 7 seen`,
		lacks: (name: string, suits: readonly number[]) => `${name} holds no ${listed(suits.map(String), 'or')}.`,
		/** What was known before the player drew; `drawn` tiles may be anything. */
		lacked: (name: string, suits: readonly number[], drawn: number) => `${name} holds no ${listed(suits.map(String), 'or')}, not counting ${tiles(drawn)} drawn since.`,
		lacksLeads: (name: string) => `${name} holds no tile that may be led.`,
		nothingKnown: 'No pass has told anything yet.',
	},
	/** The layout as a list of arms. */
	arms: {
		title: 'The layout, arm by arm',
		lead: (tile: string) => `lead ${tile}`,
		end: (pip: number, counts: number) => `end ${pip}, counts ${counts}`,
		closed: 'not open yet',
	},
	/** What the help says of the match that is being played. */
	help: {
		thisMatch: ({target, games}: {readonly target: number; readonly games: number}) => `This match: to ${points(target)}${games > 1 ? `, first to ${(games + 1) / 2} games` : ''}.`,
		inThisMatch: 'in this match',
	},
	signs,
	tableSigns,
	/** Titles of other screens over the table. */
	panels: {
		help: 'Help',
		keys: 'Keys',
		signs: 'Signs',
		bots: 'Bots',
		howTo: 'How it is played',
		readings: 'Where the rulebook is silent',
		messages: 'What has happened',
		hint: 'Hint',
		noMessages: 'Nothing has happened yet.',
	},
	/** Where there is no room, or no terminal. */
	window: {
		tooSmall: (needed: Size, present: Size) => `window too small: needs ${needed.columns}×${needed.rows}, is ${present.columns}×${present.rows}`,
		/** The same for windows ten columns wide. */
		tooSmallNarrow: (needed: Size, present: Size) => [`min ${needed.columns}×${needed.rows}`, `is ${present.columns}×${present.rows}`],
		matchWaits: 'The match waits.',
		notATerminal: 'The game needs a terminal for its input and output; --accessible plays without one.',
		dumbTerminal: 'This terminal cannot move its cursor; --accessible plays without that.',
	},
};

/** The words of the table screen; every language has all of them. */
export type ScreenWords = typeof screens;
