/** Standard output and error, for lines. */
import process from 'node:process';
import {errorCode} from '../store/error-code.js';
import type {Surroundings} from './surroundings.js';

/**
The two streams. Whoever reads our output may stop at any time (`| head`): then the program ends quietly. Any
other failure, such as a full disk, ends it with 1, after `onFault` has been told the operating system's code.
*/
export function openOutlet(onFault: (code: string) => void): Pick<Surroundings, 'print' | 'warn'> {
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
		print(line) {
			process.stdout.write(`${line}\n`);
		},
		warn(line) {
			process.stderr.write(`${line}\n`);
		},
	};
}
