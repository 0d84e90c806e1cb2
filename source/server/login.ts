/** Who somebody is: the key he holds, or nobody known. Passwords are never asked for. */
import ssh2, {type AuthContext, type Connection} from 'ssh2';
import {fingerprintOf} from './host-key.js';

/** Who has come in. */
export type Identity = {
	/** His public key's hash, `SHA256:…`; undefined for a guest without one. */
	readonly key: string | undefined;
	/** What he calls himself, safe to show; undefined where nothing is left of it. */
	readonly name: string | undefined;
};

// Whoever has an agent full of keys may offer some before one is known to us.
const mostAttempts = 24;
const methods = ['publickey', 'keyboard-interactive'] as const;

/** Lets a connection's client in, and tells who it is. */
export function listenForLogin(connection: Connection, welcome: (identity: Identity) => void): void {
	let attempts = 0;
	let key: string | undefined;
	let name: string | undefined;

	connection.on('authentication', context => {
		attempts++;
		if (attempts > mostAttempts) {
			connection.end();
			return;
		}

		name = nameFrom(context.username);
		if (context.method === 'publickey') {
			const proof = proofIn(context);
			if (proof === 'false') {
				context.reject([...methods]);
				return;
			}

			key = proof === 'asked' ? undefined : proof.key;
			context.accept();
		} else if (context.method === 'keyboard-interactive') {
			// No questions: who holds no key comes in without one.
			context.prompt([], () => {
				context.accept();
			});
		} else {
			context.reject([...methods]);
		}
	});
	connection.on('ready', () => {
		welcome({key, name});
	});
}

/** First a client only asks whether a key will do; then it signs, and only that proves anything. */
function proofIn({key, signature, blob, hashAlgo}: AuthContext & {readonly method: 'publickey'}): {readonly key: string} | 'asked' | 'false' {
	const parsed = ssh2.utils.parseKey(key.data);
	if (parsed instanceof Error) {
		return 'false';
	}

	if (signature === undefined) {
		return 'asked';
	}

	return blob !== undefined && parsed.verify(blob, signature, hashAlgo) ? {key: fingerprintOf(key.data)} : 'false';
}

const longestName = 24;

/** A name to propose: what a client says may be anything. */
function nameFrom(given: string): string | undefined {
	const clean = given.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]|["“”„]/gu, '').replaceAll(/\p{M}{3,}/gu, '').trim();
	const name = [...clean].slice(0, longestName).join('').trim();
	return name === '' ? undefined : name;
}
