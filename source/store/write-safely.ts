/** Files that are either as they were or wholly new, whatever happens meanwhile. Only their owner can read them. */
import {
	closeSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {makeDirectory} from './make-directory.js';

/** Writes a file by way of another beside it that is synced and takes its name, and makes its directory if need be. Throws what the file system says. */
export function writeSafely(file: string, content: string | Uint8Array): void {
	makePrivateDirectory(path.dirname(file));
	const target = followLinks(file);
	const temporary = `${target}.${process.pid}.tmp`;
	try {
		writeSynced(temporary, content);
		renameSync(temporary, target);
	} catch (error) {
		rmSync(temporary, {force: true});
		throw error;
	}

	syncDirectory(path.dirname(target));
}

/** Makes a directory that only its owner can read, if it is not there. */
export function makePrivateDirectory(directory: string): void {
	makeDirectory(directory, 0o700);
}

function writeSynced(file: string, content: string | Uint8Array): void {
	const descriptor = openSync(file, 'w', 0o600);
	try {
		// It goes on until all is written or nothing more can be.
		writeFileSync(descriptor, content);
		fsyncSync(descriptor);
	} finally {
		closeSync(descriptor);
	}
}

/** Whoever keeps his settings elsewhere by a link keeps the link. */
function followLinks(file: string): string {
	try {
		return realpathSync(file);
	} catch {
		return file;
	}
}

/** The new name is on the disk only once its directory is. */
function syncDirectory(directory: string): void {
	const descriptor = openSync(directory, 'r');
	try {
		fsyncSync(descriptor);
	} finally {
		closeSync(descriptor);
	}
}
