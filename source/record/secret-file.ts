/** The secret of a match that is still to be revealed, beside its record: `RECORD.secret`. */
import {Buffer} from 'node:buffer';
import {fsyncSync, rmSync} from 'node:fs';
import {type Secret, parseSecret} from '../chance.js';
import {
	type StoreFault, attempt, readBytes, syncDirectory, withFile, writeAll,
} from './disk.js';

/** Keeps the secret of a record; it is on the disk before this returns, and only its owner can read it. */
export function keepSecret(record: string, secret: Secret): StoreFault | undefined {
	const file = secretFile(record);
	return attempt(file, () => {
		withFile(file, 'w', descriptor => {
			writeAll(descriptor, Buffer.from(`${Buffer.from(secret).toString('hex')}\n`), 0);
			fsyncSync(descriptor);
		});
		syncDirectory(file);
		return undefined;
	});
}

/** The secret kept beside a record, if there is one. */
export function keptSecret(record: string): Secret | undefined {
	const bytes = readBytes(secretFile(record));
	return 'kind' in bytes ? undefined : parseSecret(Buffer.from(bytes).toString('latin1').trimEnd());
}

/** Removes the secret kept beside a record, after it has been revealed. */
export function forgetSecret(record: string): void {
	rmSync(secretFile(record), {force: true});
}

function secretFile(record: string): string {
	return `${record}.secret`;
}
