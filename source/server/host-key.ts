/** The key by which guests know the village again. */
import {createHash} from 'node:crypto';
import {chmodSync, readFileSync} from 'node:fs';
import ssh2 from 'ssh2';
import {errorCode} from '../store/error-code.js';
import {writeSafely} from '../store/write-safely.js';

export type HostKey = {
	/** In OpenSSH's format. */
	readonly pem: string;
	/** As `ssh` shows it when somebody comes for the first time: `SHA256:…`. */
	readonly fingerprint: string;
};

/** Why there is no key: the file cannot be read or written, by the operating system's code, or what is in it is no key. */
export type MissingHostKey =
	| {readonly fault: 'unreadable' | 'unwritable'; readonly code: string}
	| {readonly fault: 'damaged'};

/**
The key in a file; it is made if there is no file. Anything else is a fault, since whoever came before would be told
by his `ssh` that a new key is that of a robber.
*/
export function hostKeyIn(file: string): HostKey | MissingHostKey {
	try {
		const pem = readFileSync(file, 'utf8');
		chmodSync(file, 0o600);
		return keyOf(pem) ?? {fault: 'damaged'};
	} catch (error) {
		const code = errorCode(error);
		return code === 'ENOENT' ? makeKey(file) : {fault: 'unreadable', code};
	}
}

/** A public key, as it goes over the wire, by its hash. */
export function fingerprintOf(publicKey: Uint8Array): string {
	return `SHA256:${createHash('sha256').update(publicKey).digest('base64').replace(/=+$/, '')}`;
}

function makeKey(file: string): HostKey | MissingHostKey {
	// Now and then the library makes a key that it cannot read itself: that one must never reach the disk.
	for (;;) {
		const {private: pem} = ssh2.utils.generateKeyPairSync('ed25519');
		const key = keyOf(pem);
		if (key === undefined) {
			continue;
		}

		try {
			writeSafely(file, pem);
		} catch (error) {
			return {fault: 'unwritable', code: errorCode(error)};
		}

		return key;
	}
}

function keyOf(pem: string): HostKey | undefined {
	const key = ssh2.utils.parseKey(pem);
	if (key instanceof Error || !key.isPrivateKey()) {
		return undefined;
	}

	return {pem, fingerprint: fingerprintOf(key.getPublicSSH())};
}
