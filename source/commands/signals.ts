/** Signals that end a program, for commands that have something to say before. */
import process from 'node:process';

const codes = {SIGHUP: 129, SIGINT: 130, SIGTERM: 143} as const;

/** Remembers the first signal that would have ended the program, as its exit code; it is told of at once. */
export function listenForSignals(heard: () => void = () => undefined): {readonly code: () => number | undefined; readonly stop: () => void} {
	let code: number | undefined;
	const listeners = Object.entries(codes).map(([signal, its]) => [signal, () => {
		code ??= its;
		heard();
	}] as const);
	for (const [signal, listener] of listeners) {
		process.on(signal, listener);
	}

	return {
		code: () => code,
		stop() {
			for (const [signal, listener] of listeners) {
				process.off(signal, listener);
			}
		},
	};
}
