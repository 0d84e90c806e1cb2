/** The screen of a guest of a village, on streams of his own. Many of them can be in one process. */
import {render} from 'ink';
import type {Keys} from '../terminal/keys.js';
import type {Later} from '../terminal/later.js';
import type {Stage} from '../terminal/stage.js';
import type {Line} from '../village/protocol.js';
import type {Language} from '../words/language.js';
import {App} from './app.js';
import type {Size} from './arrangement.js';
import {Boundary} from './boundary.js';
import type {Able} from './preferences.js';
import {createProgram} from './program.js';
import {firstState} from './state.js';
import {createVillageWorld} from './village/village-world.js';
import {newVillage} from './village/village.js';

/** A guest's keyboard, terminal and line, and what is known of him. */
export type GuestVisit = Pick<Keys, 'stdin' | 'onKey'> & Pick<Stage, 'stdout' | 'bell'> & {
	readonly line: Line;
	/** What his machine asks for; undefined when he has to be asked. */
	readonly language: Language | undefined;
	readonly capabilities: Pick<Able, 'unicode' | 'colour'>;
	readonly later: Later;
	/** The guest leaves. */
	readonly end: (code: number) => void;
	/** A screen threw. */
	readonly fail: (error: unknown) => void;
};

/** Shows the village until the guest leaves; `close` takes the screen away without a word. */
export function showVisit({stdin, onKey, stdout, bell, line, language, capabilities: {unicode, colour}, later, end, fail}: GuestVisit): {readonly close: () => void} {
	const world = createVillageWorld({line, ring: bell}, {later, chance: Math.random, end});
	const program = createProgram(firstState({
		size: sizeOf(stdout),
		able: {unicode, colour, asked: language === undefined ? [] : ['language']},
		preferences: {
			language: language ?? 'en', glyphs: unicode ? 'box' : 'ascii', theme: 'default', pause: 300, bell: true,
		},
		menu: undefined,
		village: newVillage(language === undefined),
	}), world);
	const app = render(<Boundary onFault={fail}><App program={program}/></Boundary>, {
		stdin, stdout, stderr: stdout, debug: true, patchConsole: false, exitOnCtrlC: false,
	});
	const stop = onKey(program.press);
	const resized = () => {
		program.resize(sizeOf(stdout));
	};

	stdout.on('resize', resized);
	return {
		close() {
			stop();
			stdout.off('resize', resized);
			program.close();
			app.unmount();
		},
	};
}

/** The stage's streams change their size; a state does not. */
function sizeOf({columns, rows}: Size): Size {
	return {columns, rows};
}
