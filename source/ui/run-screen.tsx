import process from 'node:process';
import {render} from 'ink';
import {commandToGoOn, isAmong} from '../store/command-to-go-on.js';
import {unfinishedMatches} from '../store/records.js';
import type {PlayWish} from '../table/wish.js';
import {capabilities} from '../terminal/capabilities.js';
import {openTerminal} from '../terminal/session.js';
import {withoutMarks} from '../words/without-marks.js';
import {wordsFor} from '../words/words-for.js';
import {App} from './app.js';
import type {Size} from './arrangement.js';
import {Boundary} from './boundary.js';
import {createLocalWorld} from './local-world.js';
import {newMenu} from './menu/menu.js';
import {createProgram} from './program.js';
import {
	askedFor, createMemory, draftFrom, preferencesFrom,
} from './remember.js';
import {firstState} from './state.js';
import type {Study} from './study/study.js';

/** Runs the screen on this process's terminal until the person leaves; answers the exit code. With a study there is nothing else. */
export async function runScreen(wish: PlayWish, env: NodeJS.ProcessEnv, study?: Study): Promise<number> {
	const {beginning, damages = [], paths: {records}} = wish;
	const terminalIs = capabilities({
		env, isTTY: true, ascii: wish.ascii, noColour: wish.noColour,
	});
	const able = {...terminalIs, asked: askedFor(wish)};
	const preferences = preferencesFrom(wish, able, env);
	const draft = draftFrom(wish);
	let exitCode = 0;
	const world = createLocalWorld(wish, {
		save: createMemory(wish, preferences, draft),
		end(code) {
			exitCode = code;
			app.unmount();
		},
	});

	const terminal = openTerminal({
		capabilities: able,
		onFault(error) {
			const {failures} = wordsFor(program.state().preferences.language).usage;
			process.stderr.write(`${failures.ours(messageOf(error))}\n`);
		},
	});
	const {stdin, stdout} = terminal;
	const menu = study === undefined && beginning.kind === 'menu' ? newMenu(draft, world.unfinished()) : undefined;
	const program = createProgram(firstState({
		size: sizeOf(stdout), able, preferences, menu,
	}), world);

	// Ink ends with 0 when a screen throws; thrown outside of it, the terminal's own guard takes it.
	const fail = (error: unknown) => {
		queueMicrotask(() => {
			throw error;
		});
	};

	const app = render(<Boundary onFault={fail}><App program={program}/></Boundary>, {
		stdin, stdout, stderr: stdout, debug: true, patchConsole: false, exitOnCtrlC: false,
	});
	const ended = app.waitUntilExit();
	terminal.onKey(program.press);
	stdout.on('resize', () => {
		program.resize(sizeOf(stdout));
	});
	for (const damage of damages) {
		program.remark(damage);
	}

	if (study !== undefined) {
		program.show(study);
	}

	if (beginning.kind === 'new') {
		program.begin(beginning.match);
	} else if (beginning.kind === 'resume' && !program.goOn(beginning.file)) {
		world.end(1);
	}

	// Also where a signal ends the program: the terminal has been given back before.
	const tellKept = () => {
		process.off('exit', tellKept);
		const left = program.left();
		if (left !== undefined && isUnfinished(left.file, records)) {
			const {leaving} = wordsFor(program.state().preferences.language).plain;
			say(leaving.kept(commandToGoOn(left.file, records)));
		}
	};

	const say = (text: string) => {
		process.stderr.write(`${able.unicode ? text : withoutMarks(text)}\n`);
	};

	process.on('exit', tellKept);
	await ended;
	program.close();
	terminal.restore();
	tellKept();
	if (exitCode === 1 && beginning.kind === 'resume') {
		say(wordsFor(preferences.language).menus.notices.cannotGoOn(beginning.file));
	}

	return exitCode;
}

/** Of the records in the directory one may be finished that was left before. */
function isUnfinished(file: string | undefined, records: string): boolean {
	return (file !== undefined && !isAmong(file, records)) || unfinishedMatches(records).next().done === false;
}

/** The stage's streams change their size; a state does not. */
function sizeOf({columns, rows}: Size): Size {
	return {columns, rows};
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
