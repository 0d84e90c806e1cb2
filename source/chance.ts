/** Where chance comes from: a secret's stream of picks (record.md, Fair deals), and random sources for bots. */
import {Buffer} from 'node:buffer';
import {
	createHash, createHmac, randomBytes,
} from 'node:crypto';

/** 32 bytes from which all deals and lots of a match follow. */
export type Secret = Uint8Array;

/** A number from 0 to `limit` − 1, each as likely as the others; `limit` is 1–256. */
export type Pick = (limit: number) => number;

/** A secret nobody knows. */
export function newSecret(): Secret {
	return randomBytes(32);
}

/** The secret that `--seed` gives; for set `set` of a simulation, counted from 1, another one. */
export function seededSecret(seed: string, set?: number): Secret {
	return createHash('sha256').update(set === undefined ? seed : `${seed}\n${set}`).digest();
}

/** What is shown before the match, so that the secret cannot be changed afterwards. */
export function commitment(secret: Secret): string {
	return createHash('sha256').update(secret).digest('hex');
}

/** Reads 64 hexadecimal digits; anything else is undefined. */
export function parseSecret(hex: string): Secret | undefined {
	return /^[\da-f]{64}$/.test(hex) ? Buffer.from(hex, 'hex') : undefined;
}

/** Where in a match chance is asked for; game and deal are counted from 1. */
export type Occasion = {
	/** For each seat the words of its player, if he added any. */
	readonly words: ReadonlyArray<string | undefined>;
	readonly game: number;
	readonly deal: number;
};

/** The stream of picks of one deal: its shuffle, then its lot. */
export function dealStream(secret: Secret, {words, game, deal}: Occasion): Pick {
	const prefix = words.map(word => word === undefined ? '' : `${word}\n`).join('') + `${game}\n${deal}\n`;
	let block = Buffer.alloc(0);
	let blocks = 0;
	let used = 0;
	const nextByte = () => {
		if (used === block.length) {
			block = createHmac('sha256', secret).update(`${prefix}${blocks++}`).digest();
			used = 0;
		}

		return block[used++];
	};

	return limit => {
		const fair = 256 - (256 % limit);
		let byte = nextByte();
		while (byte >= fair) {
			byte = nextByte();
		}

		return byte % limit;
	};
}

/** A random source for one decision of a bot: numbers from 0 up to 1, always the same ones for the same secret and place. */
export function decisionSource(secret: Secret, place: readonly number[]): () => number {
	let source: (() => number) | undefined;
	return () => {
		source ??= smallFast(createHmac('sha256', secret).update(`decision ${place.join(' ')}`).digest());
		return source();
	};
}

/** The generator sfc32 (Chris Doty-Humphrey's Small Fast Counter, 128 bits of state), filled from 16 bytes. */
function smallFast(seed: Uint8Array): () => number {
	const state = new Int32Array(seed.buffer.slice(seed.byteOffset, seed.byteOffset + 16));
	return () => {
		const sum = state[0] + state[1] + state[3];
		state[3] += 1;
		state[0] = state[1] ^ (state[1] >>> 9);
		state[1] = state[2] + (state[2] << 3);
		state[2] = (state[2] << 21) | (state[2] >>> 11);
		state[2] += sum;
		return (sum >>> 0) / 4_294_967_296;
	};
}
