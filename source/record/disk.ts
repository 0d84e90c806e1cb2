/** What the files of records have in common. Errors of the system become data. */
import {Buffer} from 'node:buffer';
import {
	closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync,
} from 'node:fs';
import path from 'node:path';

/** What a file did not let us do. `code` is the system's word: `ENOENT`, `EISDIR`, `ENOSPC` …; `EFBIG` for a file too large to be a record. */
export type StoreFault =
	| {readonly kind: 'failed'; readonly file: string; readonly code: string}
	/** Another program, or another table of this one, is writing the record. */
	| {readonly kind: 'locked'; readonly file: string; readonly pid: number};

/** A record larger than this is none: thousands of matches would fit in. */
const largest = 64 * 1024 * 1024;

/** The result of `work`, or what the system said against it. */
export function attempt<Result>(file: string, work: () => Result): Result | StoreFault {
	try {
		return work();
	} catch (error) {
		return faultOf(file, error);
	}
}

/** An error of the system as data. */
export function faultOf(file: string, error: unknown): StoreFault {
	return {kind: 'failed', file, code: codeOf(error) ?? 'EIO'};
}

/** The system's word for an error. */
export function codeOf(error: unknown): string | undefined {
	return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** The bytes of a file, or of whatever else can be read under its name. */
export function readBytes(file: string): Uint8Array | StoreFault {
	return attempt(file, () => withFile(file, 'r', readAll));
}

/** Opens a file for the time of `work`. A new one can be read by its owner only. */
export function withFile<Result>(file: string, flags: string, work: (descriptor: number) => Result): Result {
	const descriptor = openSync(file, flags, 0o600);
	try {
		return work(descriptor);
	} finally {
		closeSync(descriptor);
	}
}

/** Reads an open file to its end. */
export function readAll(descriptor: number): Uint8Array {
	if (fstatSync(descriptor).isDirectory()) {
		throw Object.assign(new Error('A directory is no record.'), {code: 'EISDIR'});
	}

	const pieces: Uint8Array[] = [];
	for (let length = 0; length <= largest;) {
		const piece = Buffer.allocUnsafe(65_536);
		const read = readSync(descriptor, piece);
		if (read === 0) {
			return Buffer.concat(pieces);
		}

		length += read;
		pieces.push(piece.subarray(0, read));
	}

	throw Object.assign(new Error('The file is too large.'), {code: 'EFBIG'});
}

/** Writes all of the bytes from a position on: the system may take fewer at a time. */
export function writeAll(descriptor: number, bytes: Uint8Array, position: number): void {
	for (let done = 0; done < bytes.length;) {
		done += writeSync(descriptor, bytes, done, bytes.length - done, position + done);
	}
}

/** A new file is on the disk only when its directory is. Not every system can sync one. */
export function syncDirectory(file: string): void {
	try {
		withFile(path.dirname(file), 'r', fsyncSync);
	} catch {
		// Then it is on the disk a little later.
	}
}
