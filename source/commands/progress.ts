/** A line on a terminal that says how far one has come, written over again and again. */
export type Progress = {
	/** `text` is asked for only when it is time to show it. */
	readonly show: (text: () => string) => void;
	/** Wipes the line out. */
	readonly clear: () => void;
};

const millisecondsBetween = 200;

/** Progress on a stream; nothing is ever written unless it is a terminal. */
export function progressOn(stream: {readonly isTTY?: boolean; readonly write: (text: string) => unknown}, now: () => number): Progress {
	let width = 0;
	let shownAt = now();
	return {
		show(text) {
			if (!stream.isTTY || now() - shownAt < millisecondsBetween) {
				return;
			}

			const line = text();
			stream.write(`\r${line.padEnd(width)}`);
			width = line.length;
			shownAt = now();
		},
		clear() {
			if (width > 0) {
				stream.write(`\r${' '.repeat(width)}\r`);
				width = 0;
			}
		},
	};
}
