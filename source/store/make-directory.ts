/** Making directories, parents included. */
import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {errorCode} from './error-code.js';

/**
Makes a directory and those above it that are missing. Throws what the file system says.

Node's own `recursive` never ends where a file system refuses new directories with "no such file", as /proc does.
*/
export function makeDirectory(directory: string, mode = 0o777): void {
	const missing: string[] = [];
	for (let above = path.resolve(directory); !existsSync(above); above = path.dirname(above)) {
		missing.push(above);
	}

	for (const one of missing.toReversed()) {
		try {
			mkdirSync(one, {mode});
		} catch (error) {
			// Another program may have made it meanwhile.
			if (errorCode(error) !== 'EEXIST') {
				throw error;
			}
		}
	}
}
