import {render} from 'ink';
import {onTestFinished} from 'vitest';
import {botByLevel, levels} from '../../source/bots/index.js';
import {seededSecret} from '../../source/chance.js';
import {type Match, newMatch} from '../../source/match/match.js';
import type {Statistics} from '../../source/store/statistics.js';
import {openTable} from '../../source/table/live-table.js';
import type {MatchWish} from '../../source/table/wish.js';
import {matchOf} from '../../source/ui/menu/draft.js';
import type {ColourLevel} from '../../source/terminal/capabilities.js';
import {App} from '../../source/ui/app.js';
import {Boundary} from '../../source/ui/boundary.js';
import {type Draft, draftOf} from '../../source/table/draft.js';
import {type LeftMatches, newMenu} from '../../source/ui/menu/menu.js';
import type {Able, Preferences} from '../../source/ui/preferences.js';
import {createProgram} from '../../source/ui/program.js';
import {firstState} from '../../source/ui/state.js';
import type {Study} from '../../source/ui/study/study.js';
import type {World} from '../../source/ui/world.js';
import type {Language} from '../../source/words/language.js';
import {createClock} from '../helpers/clock.js';
import {createVirtualTerminal} from '../helpers/virtual-terminal.js';

/** In milliseconds: how long a key takes that is pressed and let go, how fast one repeats that is held down, and how long a deal's end is looked at. */
const timeOfKey = 200;
const timeOfRepeat = 90;
const timeToRead = 700;

export type Scene = {
	readonly columns?: number;
	readonly rows?: number;
	readonly colour?: ColourLevel;
	readonly unicode?: boolean;
	readonly language?: Language;
	readonly theme?: Preferences['theme'];
	readonly pause?: number;
	/** What an option or the environment asks for. */
	readonly asked?: Able['asked'];
	/** A match to begin with; else the menu comes first. */
	readonly match?: MatchWish;
	/** Whether the menu comes first all the same. */
	readonly hasMenu?: boolean;
	/** A match in mid-play. */
	readonly position?: Match;
	readonly last?: Parameters<typeof draftOf>[0];
	/** Whether every table finds that its record cannot be written. */
	readonly failsToKeep?: boolean;
	readonly failsToSave?: boolean;
	readonly study?: Partial<World['study']>;
	/** What is open instead of the menu or a match. */
	readonly opened?: Study;
	/** The matches that were left. */
	readonly left?: LeftMatches;
	/** Why no match can go on. */
	readonly trouble?: 'being-played' | 'cannot-go-on';
	/** What has been played before. */
	readonly statistics?: Statistics;
};

/** The whole program on a virtual terminal, with tables of its own whose chance always is the same. Bots play at once, or by a clock. */
export async function openApp(scene: Scene) {
	const {columns = 80, rows = 24, colour = 3, unicode = true, language = 'en', theme = 'default', pause = 0} = scene;
	const terminal = createVirtualTerminal({columns, rows, colour});
	const clock = createClock();
	const kept: string[] = [];
	const saved: Array<{preferences: Preferences; draft: Draft | undefined}> = [];
	const exits: number[] = [];
	const faults: unknown[] = [];

	const seat = (match: Match, wish: Parameters<World['open']>[1]) => ({
		players: match.players,
		table: openTable({
			...wish,
			match,
			secret: seededSecret('a screen'),
			bots: botByLevel,
			later: clock.later,
			keep(lines) {
				kept.push(...lines);
				return scene.failsToKeep ? {kind: 'failed', file: 'match.domino', code: 'ENOSPC'} : undefined;
			},
		}),
	});
	const world: World = {
		open: ({terms, players}, wish) => seat(newMatch(terms, players), wish),
		resume: (_, wish) => scene.position === undefined ? scene.trouble ?? 'cannot-go-on' : seat(scene.position, wish),
		unfinished: () => scene.left ?? {last: undefined, hasOthers: false},
		statistics: () => scene.statistics ?? {results: [], newer: 0},
		matchOf,
		save(preferences, draft) {
			if (scene.failsToSave) {
				throw new Error('The disk is full.');
			}

			saved.push({preferences, draft});
		},
		end(code) {
			exits.push(code);
		},
		later: clock.later,
		study: {
			records: () => [], show: () => undefined, chance: () => 0.5, ...scene.study,
		},
	};
	const hasMenu = scene.hasMenu ?? (scene.match === undefined && scene.position === undefined && scene.opened === undefined);
	const program = createProgram(firstState({
		size: {columns, rows},
		able: {colour, unicode, asked: scene.asked},
		preferences: {
			language, glyphs: unicode ? 'box' : 'ascii', theme, pause, bell: true,
		},
		menu: hasMenu ? newMenu(draftOf(scene.last ?? {}, {name: 'Ala', levels}), scene.left) : undefined,
	}), world);
	const {stdout} = terminal.options;
	stdout.on('resize', () => {
		program.resize({columns: stdout.columns, rows: stdout.rows});
	});
	const app = render(
		<Boundary
			onFault={error => {
				faults.push(error);
			}}
		>
			<App program={program}/>
		</Boundary>,
		terminal.options,
	);
	onTestFinished(() => {
		program.close();
		app.unmount();
	});
	terminal.keys.onKey(program.press);
	if (scene.match !== undefined) {
		program.begin(scene.match);
	} else if (scene.position !== undefined && !hasMenu) {
		program.goOn('match.domino');
	} else if (scene.opened !== undefined) {
		program.show(scene.opened);
	}

	await terminal.settled();
	// A blank that was written looks like a cell that never was.
	const lines = () => terminal.lines().map(line => line.trimEnd());
	/** Lets the time pass that bots, draws and held keys wait for. */
	const pass = async (milliseconds: number) => {
		clock.pass(milliseconds);
		await terminal.settled();
	};

	return {
		...terminal, program, clock, kept, saved, exits, faults,
		pass,
		/** Presses keys one after the other, as fast as a person does who lets go of each. */
		async press(...names: string[]) {
			for (const name of names) {
				/* eslint-disable no-await-in-loop */
				await pass(timeOfKey);
				await terminal.press(name);
				/* eslint-enable no-await-in-loop */
			}
		},
		/** Presses a key so fast again and again that it might be held down. */
		async hold(name: string, times: number) {
			for (let time = 0; time < times; time++) {
				/* eslint-disable no-await-in-loop */
				await pass(timeOfRepeat);
				await terminal.press(name);
				/* eslint-enable no-await-in-loop */
			}
		},
		/** Reads what has come onto the screen. */
		async read() {
			await pass(timeToRead);
		},
		lines,
		text: () => lines().join('\n'),
		/** The first line that holds a text; empty if none does. */
		line: (wanted: string | RegExp) => lines().find(line => typeof wanted === 'string' ? line.includes(wanted) : wanted.test(line)) ?? '',
	};
}

export type OpenApp = Awaited<ReturnType<typeof openApp>>;
