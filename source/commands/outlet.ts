/** Standard output and error, for lines. */
import process from 'node:process';
import {errorCode} from '../store/error-code.js';
import {capabilities} from '../terminal/capabilities.js';
import {withoutMarks} from '../words/without-marks.js';
import type {Surroundings} from './surroundings.js';

/**
The two streams. Whoever reads our output may stop at any time (`| head`): then the program ends quietly. Any
other failure, such as a full disk, ends it with 1, after `onFault` has been told the operating system's code.
*/
export function openOutlet(env: Surroundings['env'], onFault: (code: string) => void): Pick<Surroundings, 'print' | 'warn'> {
	const end = (code: number) => {
		process.exit(code); // eslint-disable-line unicorn/no-process-exit
	};

	process.stdout.on('error', error => {
		const code = errorCode(error);
		if (code === 'EPIPE') {
			end(0);
		}

		onFault(code);
		end(1);
	});
	process.stderr.on('error', () => {
		// Nobody is left to be told.
		end(1);
	});
	return {
		print: writerOn(process.stdout, env),
		warn: writerOn(process.stderr, env),
	};
}

/** Lines for a stream; a terminal that is not in UTF-8 gets them without Polish marks, files get them as they are. */
function writerOn(stream: NodeJS.WriteStream, env: Surroundings['env']): (line: string) => void {
	const {unicode} = capabilities({env, isTTY: stream.isTTY});
	const spell = stream.isTTY && !unicode ? withoutMarks : (line: string) => line;
	return line => {
		stream.write(`${spell(line)}\n`);
	};
}
