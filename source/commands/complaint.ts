/** What ends a command early: one sentence, in the language that turns out to be the person's, and an exit code. */
import type {UsageWords} from '../words/en/usage.js';

/** Thrown by commands; `code` is 1 for what failed, 2 for wrong usage. */
export class Complaint extends Error {
	readonly code: 1 | 2;
	readonly say: (words: UsageWords) => string;

	constructor(code: 1 | 2, say: (words: UsageWords) => string) {
		super('A command was refused or failed.');
		this.code = code;
		this.say = say;
	}
}

/** A command line that is not understood. */
export function wrongUsage(say: (words: UsageWords['faults']) => string): Complaint {
	return new Complaint(2, words => say(words.faults));
}

/** Something that cannot be done. */
export function failed(say: (words: UsageWords['failures']) => string): Complaint {
	return new Complaint(1, words => say(words.failures));
}

/** A file that cannot be read or written, by the operating system's code. */
export function fileFailure(kind: 'cannotRead' | 'cannotWrite', file: string, code: string): Complaint {
	return new Complaint(1, ({failures}) => failures[kind](file, failures.reasons[code] ?? code));
}
