/** `serve`: the village for everybody who comes by ssh. */
import {homedir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {visible} from '../record/visible.js';
import type {MissingHostKey} from '../server/host-key.js';
import type {Limits} from '../server/limits.js';
import {createLog, writerTo, type Log} from '../server/log.js';
import {errorCode} from '../store/error-code.js';
import {villageIn} from '../store/paths.js';
import type {ServeWords} from '../words/en/serve.js';
import {wordsFor} from '../words/words-for.js';
import {Complaint, fileFailure} from './complaint.js';
import type {Given} from './options/parse.js';
import {numberIn, type Options} from './options/values.js';
import type {Surroundings} from './surroundings.js';

const usualHost = '127.0.0.1';
const usualPort = 2222;
/** Before each action of a bot, so that people can follow it. */
const pauseMilliseconds = 600;

/** Opens the village, and ends with 0 when a signal has closed it and everybody has gone; a second signal ends it at once. */
export async function serve({options}: Given, surroundings: Surroundings): Promise<number> {
	const {env, language, print} = surroundings;
	const limits = limitsIn(options);
	const host = options.get('host') ?? usualHost;
	const port = numberIn(options, 'port', {low: 0, high: 65_535}) ?? usualPort;
	const directory = villageIn(env, homedir());
	const words = wordsFor(language).serve;
	const log = logFor(options.get('log'), surroundings);
	const closing = signalToClose();
	// Loaded late: whoever only asks for help needs none of it.
	const [{hostKeyIn}, {openHouse}] = await Promise.all([import('../server/host-key.js'), import('../server/house.js')]);
	const file = path.join(directory, 'host-key');
	const hostKey = hostKeyIn(file);
	if ('fault' in hostKey) {
		throw complaintAbout(hostKey, file, words);
	}

	const house = await openHouse({
		host, port, pem: hostKey.pem, limits, language, log, directory, pauseMilliseconds,
	});
	if ('fault' in house) {
		throw new Complaint(1, () => house.fault === 'open-elsewhere'
			? words.openElsewhere(visible(directory))
			: words.cannotListen(visible(host), port, words.reasons[house.code] ?? house.code));
	}

	print(words.opened(host, house.port));
	print(words.hostKey(hostKey.fingerprint));
	log('opened', {host, port: house.port, hostKey: hostKey.fingerprint});
	log('closing', {signal: await closing});
	await house.close();
	log('closed');
	print(words.closed);
	return 0;
}

function limitsIn(options: Options): Limits {
	const most = 100_000;
	return {
		sessions: numberIn(options, 'max-sessions', {low: 1, high: most}) ?? 200,
		perAddress: numberIn(options, 'max-per-address', {low: 1, high: most}) ?? 10,
		rate: numberIn(options, 'max-rate', {low: 1, high: most}) ?? 60,
		logins: numberIn(options, 'max-logins', {low: 1, high: 1000}) ?? 8,
		loginSeconds: numberIn(options, 'login-timeout', {low: 1, high: 3600}) ?? 20,
		idleMinutes: numberIn(options, 'idle', {low: 2, high: 10_000}) ?? 30,
	};
}

/** A log in a file, which must be one that can be written now, or on standard error. */
function logFor(file: string | undefined, {language, warn}: Surroundings): Log {
	const now = () => new Date();
	if (file === undefined) {
		return createLog(line => {
			process.stderr.write(line);
		}, now);
	}

	const {cannotLog} = wordsFor(language).serve;
	let isFirst = true;
	const complain = (error: unknown) => {
		const code = errorCode(error);
		if (isFirst) {
			throw fileFailure('cannotWrite', file, code);
		}

		warn(visible(cannotLog(file, wordsFor(language).usage.failures.reasons[code] ?? code)));
	};

	const write = writerTo(file, complain);
	write('');
	isFirst = false;
	return createLog(write, now);
}

function complaintAbout(missing: MissingHostKey, file: string, words: ServeWords): Complaint {
	switch (missing.fault) {
		case 'damaged': {
			return new Complaint(1, () => words.damagedHostKey(visible(file)));
		}

		case 'unreadable': {
			return fileFailure('cannotRead', file, missing.code);
		}

		case 'unwritable': {
			return fileFailure('cannotWrite', file, missing.code);
		}
	}
}

const codes = {SIGHUP: 129, SIGINT: 130, SIGTERM: 143} as const;

/** Resolves with the first signal's name; the second ends the program, whatever it is at. */
async function signalToClose(): Promise<string> {
	return new Promise(resolve => {
		let isClosing = false;
		const listen = (signal: string, code: number) => {
			process.on(signal, () => {
				if (isClosing) {
					process.exit(code);
				}

				isClosing = true;
				resolve(signal);
			});
		};

		for (const [signal, code] of Object.entries(codes)) {
			listen(signal, code);
		}
	});
}
