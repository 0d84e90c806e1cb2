/** What happened, for whoever runs the village: one line of JSON an event. No hands, no secrets, nothing that was said. */
import {appendFileSync} from 'node:fs';

/** What an event is about besides its name. Undefined is left out. */
export type Details = Readonly<Record<string, string | number | boolean | undefined>>;

export type Log = (event: string, details?: Details) => void;

/** A log that hands each line, its end included, to `write`. What a stranger said of himself comes as a JSON text, so it can do nothing to a terminal. */
export function createLog(write: (line: string) => void, now: () => Date): Log {
	return (event, details = {}) => {
		write(`${asciiJson({time: now().toISOString(), event, ...details})}\n`);
	};
}

/** Writes lines to the end of a file. One that cannot be written is no reason to send guests away. */
export function writerTo(file: string, complain: (error: unknown) => void): (line: string) => void {
	let isBroken = false;
	return line => {
		try {
			appendFileSync(file, line, {mode: 0o600});
			isBroken = false;
		} catch (error) {
			if (!isBroken) {
				isBroken = true;
				complain(error);
			}
		}
	};
}

function asciiJson(value: unknown): string {
	return JSON.stringify(value).replaceAll(/[^ -~]/g, unit => String.raw`\u${unit.codePointAt(0)!.toString(16).padStart(4, '0')}`);
}
