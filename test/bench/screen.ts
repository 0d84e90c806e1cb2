/** What a key costs: processor time and bytes from the key to its frame, on the table screen of 80×24. */
import {Buffer} from 'node:buffer';
import process from 'node:process';
import {setImmediate} from 'node:timers/promises';
import {type Instance, render} from 'ink';
import {createElement} from 'react';
import {botByLevel} from '../../source/bots/index.js';
import {seededSecret} from '../../source/chance.js';
import {type Player, newMatch} from '../../source/match/match.js';
import {handSize} from '../../source/rules/hand.js';
import {agree} from '../../source/rules/variant.js';
import {openTable} from '../../source/table/live-table.js';
import {createKeys} from '../../source/terminal/keys.js';
import {createStage} from '../../source/terminal/stage.js';
import {App} from '../../source/ui/app.js';
import {matchOf} from '../../source/ui/menu/draft.js';
import {createProgram} from '../../source/ui/program.js';
import {firstState} from '../../source/ui/state.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {type Measured, median, startClock} from './measure.js';

export type ScreenCost = {
	/** Medians, in milliseconds of processor time and in bytes; frames on average. */
	readonly msPerKey: Measured;
	readonly bytesPerKey: Measured;
	readonly framesPerKey: Measured;
};

const size = {columns: 80, rows: 24};
const warmUp = 300;
const measured = 1500;
/** Along the hand and back, through the places, and then a tile. */
const keys = ['\u001B[C', '\u001B[C', '\u001B[D', '\t', '\r'];

/** Presses keys in a match of four, whose bots play at once, and measures each. */
export async function measureScreen(): Promise<ScreenCost> {
	const person = openScreen();
	const times: number[] = [];
	const bytes: number[] = [];
	let frames = 0;
	for (let count = 0; count < warmUp + measured; count++) {
		while (!person.hasChoice()) {
			await person.press('\t\r'); // eslint-disable-line no-await-in-loop
		}

		const before = person.sent();
		const clock = startClock();
		await person.press(keys[count % keys.length]); // eslint-disable-line no-await-in-loop
		const time = clock();
		const after = person.sent();
		if (count >= warmUp) {
			frames += after.frames - before.frames;
			times.push(time);
			bytes.push(after.bytes - before.bytes);
		}
	}

	person.close();
	return {
		msPerKey: Number(median(times).toFixed(2)), bytesPerKey: median(bytes), framesPerKey: Number((frames / measured).toFixed(2)),
	};
}

/** The whole screen over streams that lead nowhere. */
function openScreen() {
	const sent = {bytes: 0, frames: 0};
	const later = (_: number, action: () => void) => {
		const turn = setTimeout(action, 0);
		return () => {
			clearTimeout(turn);
		};
	};

	const stage = createStage({
		size,
		colour: 2,
		target: {
			write(text, done) {
				sent.bytes += Buffer.byteLength(text);
				sent.frames++;
				done();
			},
		},
	});
	const filter = createKeys({
		later,
		onError(error) {
			throw error;
		},
	});
	const program = createProgram(firstState({
		size,
		able: {unicode: true, colour: 2},
		preferences: {
			language: 'en', glyphs: 'box', theme: 'default', pause: 0, bell: false,
		},
		menu: undefined,
	}), {
		open: ({terms, players}, wish) => ({
			players,
			table: openTable({
				...wish, match: newMatch(terms, players), secret: seededSecret('bench'), bots: botByLevel, later, keep: () => undefined,
			}),
		}),
		resume: () => 'cannot-go-on',
		unfinished: () => ({last: undefined, hasOthers: false}),
		statistics: () => ({results: [], newer: 0}),
		matchOf,
		save() {
			// Nothing is kept.
		},
		end() {
			// It ends by itself.
		},
		study: {records: () => [], show: () => undefined, chance: () => 0.5},
		later,
	});
	const app: Instance = render(createElement(App, {program}), {
		stdin: filter.stdin, stdout: stage.stdout, stderr: stage.stdout, debug: true, patchConsole: false, exitOnCtrlC: false,
	});
	filter.onKey(program.press);
	const names = ['Ala', 'Ola', 'Ela', 'Ula'];
	program.begin({
		terms: agree(fiveUp, {seats: 4, target: 999}),
		players: names.map((name, seat): Player => seat === 0 ? {name, kind: 'human'} : {name, kind: 'bot', level: 'novice'}),
	});
	return {
		sent: () => ({...sent}),
		/** Whether arrows have somewhere to go. */
		hasChoice() {
			const {view} = program.state().game!.sides.get(0)!;
			return view.phase === 'playing' && handSize(view.hand) > 1;
		},
		/** Presses a key and waits until its frame is out. */
		async press(code: string) {
			const {frames} = sent;
			filter.feed(Buffer.from(code));
			for (let turns = 0; turns < 20 && sent.frames === frames; turns++) {
				await setImmediate(); // eslint-disable-line no-await-in-loop
			}
		},
		close() {
			program.close();
			app.unmount();
		},
	};
}

if (process.argv[2] === 'screen') {
	process.stdout.write(JSON.stringify(await measureScreen()));
}
