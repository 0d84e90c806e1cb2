/** What is typed, a line at a time. */
import {createInterface} from 'node:readline';

/** The lines of an input without their ends, in their order, each as it is asked for; several may take from them in turn. */
export type Lines = AsyncIterable<string> & {
	/** Reads nothing more: whoever waits for a line gets none, and the input lets the program end. */
	readonly stop: () => void;
};

/** Reads lines from a terminal, a pipe or a session; the stream's end and its failure are the same to us. */
export function linesFrom(input: NodeJS.ReadableStream): Lines {
	const reading = createInterface({input, crlfDelay: Number.POSITIVE_INFINITY, terminal: false});
	const unread: string[] = [];
	let isOver = false;
	let answer: ((line: string | undefined) => void) | undefined;

	const end = () => {
		isOver = true;
		answer?.(undefined);
		answer = undefined;
	};

	reading.on('line', line => {
		if (answer === undefined) {
			unread.push(line);
			return;
		}

		const told = answer;
		answer = undefined;
		told(line);
	});
	reading.on('close', end);
	input.on('error', end);

	const next = async (): Promise<string | undefined> => {
		const line = unread.shift();
		return line !== undefined || isOver
			? line
			: new Promise(resolve => {
				answer = resolve;
			});
	};

	return {
		[Symbol.asyncIterator]: () => ({
			async next() {
				const line = await next();
				return line === undefined ? {done: true, value: undefined} : {done: false, value: line};
			},
		}),
		stop() {
			unread.length = 0;
			end();
			reading.close();
		},
	};
}
