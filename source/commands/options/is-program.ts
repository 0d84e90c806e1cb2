/** Whether there is a program, so that a slip of the pen is noticed before a match begins. */
import {accessSync, constants, statSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Whether a name without a slash is found in PATH, or the file can be executed. */
export function isProgram(name: string): boolean {
	const files = name.includes('/') ? [name] : (process.env.PATH ?? '').split(path.delimiter).map(directory => path.join(directory, name));
	return name !== '' && files.some(file => isExecutable(file));
}

function isExecutable(file: string): boolean {
	try {
		accessSync(file, constants.X_OK);
		return statSync(file).isFile();
	} catch {
		return false;
	}
}
