import {Writable} from 'node:stream';
import {type ColourLevel} from './capabilities.js';
import {
	blankCells, createFrameParser, isFrame, type Cells,
} from './cells.js';
import {difference} from './difference.js';
import {type Size} from './size.js';

/** Where the bytes go: a real output stream. `done` is called when they are on their way. */
export type Target = {readonly write: (text: string, done: () => void) => unknown};

/** A screen to draw on. Frames, each a whole screen as Ink writes with `debug: true`, go into `stdout`. */
export type Stage = {
	readonly stdout: NodeJS.WriteStream;
	/** Draws everything again, whatever the terminal shows now. */
	readonly repaint: () => void;
	/** Takes a new size over and tells whoever listens to `resize`. */
	readonly resize: (size: Size) => void;
	/** Sounds the terminal's bell. */
	readonly bell: () => void;
	/** Sends nothing more, until `resume` draws everything again. */
	readonly pause: () => void;
	readonly resume: () => void;
};

// From the upper left corner to the end: `CSI 2 J` makes some terminals keep the old screen in their scrollback.
const clearScreen = '\u001B[H\u001B[J';

/**
The output stage: it remembers the screen as cells and sends only what changed, in one write. At most one write is
on its way; of the frames that come meanwhile the latest counts, so a slow reader loses frames and holds up nothing.
Frames of one turn of the event loop are one.
*/
export function createStage(options: {readonly target: Target; readonly size: Size; readonly colour: ColourLevel}): Stage {
	const {target, colour} = options;
	let {size} = options;
	let frame: string | undefined;
	let drawn: string | undefined;
	let shown: Cells | undefined;
	const parseFrame = createFrameParser(colour);
	let mustClear = true;
	let bells = '';
	let isPaused = false;
	let isWriting = false;
	let isDue = false;

	const draw = (): string => {
		if (frame === undefined || frame === drawn) {
			return '';
		}

		const cells = parseFrame(frame, size);
		const output = mustClear ? clearScreen + difference(blankCells(size), cells) : difference(shown, cells);
		shown = cells;
		drawn = frame;
		mustClear = false;
		return output;
	};

	const flush = () => {
		isDue = false;
		if (isPaused || isWriting) {
			return;
		}

		const output = draw() + bells;
		bells = '';
		if (output === '') {
			return;
		}

		isWriting = true;
		target.write(output, () => {
			isWriting = false;
			flush();
		});
	};

	const flushSoon = () => {
		if (!isDue) {
			isDue = true;
			setImmediate(flush);
		}
	};

	const stdout = new Writable({
		decodeStrings: false,
		write(text, _encoding, done) {
			const written = String(text);
			if (isFrame(written)) {
				frame = written;
				flushSoon();
			}

			done();
		},
	});
	Object.defineProperties(stdout, {
		isTTY: {value: true},
		columns: {get: () => size.columns},
		rows: {get: () => size.rows},
	});

	const repaint = () => {
		shown = undefined;
		drawn = undefined;
		flushSoon();
	};

	return {
		stdout: stdout as unknown as NodeJS.WriteStream, // eslint-disable-line @typescript-eslint/no-unsafe-type-assertion
		repaint,
		resize(next) {
			if (next.columns === size.columns && next.rows === size.rows) {
				return;
			}

			size = next;
			mustClear = true;
			repaint();
			stdout.emit('resize');
		},
		bell() {
			bells = '\u0007';
			flushSoon();
		},
		pause() {
			isPaused = true;
		},
		resume() {
			isPaused = false;
			repaint();
		},
	};
}
