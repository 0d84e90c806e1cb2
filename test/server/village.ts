/** A house in tests: the real door, reception and threads; a village that only repeats what is said. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import ssh2 from 'ssh2';
import {afterAll, beforeAll, onTestFinished} from 'vitest';
import type {Hall} from '../../source/server/hall.js';
import type {Limits} from '../../source/server/limits.js';
import {createLog} from '../../source/server/log.js';
import {serve, type ServeWish, type Serving} from '../../source/server/serve.js';
import type {News} from '../../source/village/protocol.js';
import {bundle} from '../helpers/bundle.js';

export type House = Serving & {
	/** What happened, by its name. */
	readonly events: () => readonly string[];
	/** The log's lines, each an object. */
	readonly log: () => ReadonlyArray<Readonly<Record<string, unknown>>>;
	/** Resolves when an event of this name has been logged so often. */
	readonly until: (event: string, times?: number) => Promise<void>;
	/** How many guests the village has. */
	readonly guests: () => number;
	/** Tells everybody something. */
	readonly tell: (news: News) => void;
};

export const generous: Limits = {
	sessions: 300, perAddress: 300, rate: 10_000, logins: 8, loginSeconds: 30, idleMinutes: 30,
};

const hostKey = ssh2.utils.generateKeyPairSync('ed25519').private;
let thread: {file: string; remove: () => void};

/** To be called once in a test file that opens houses. */
export function prepareHouses(): void {
	beforeAll(async () => {
		thread = await bundle(path.resolve('test/server/fixtures/thread.ts'));
	});
	afterAll(() => {
		thread.remove();
	});
}

/** Opens a house that is closed with the test. */
export async function openHouse(wish: {readonly limits?: Partial<Limits>; readonly threads?: number} & Partial<Pick<ServeWish, 'keepalive'>> = {}): Promise<House> {
	const lines: Array<Record<string, unknown>> = [];
	const watchers = new Set<() => void>();
	const tells = new Set<(news: News) => void>();
	const village: Hall['village'] = {
		enter({name, tell, key}) {
			tells.add(tell);
			tell({type: 'self', self: {name, isKnown: key !== undefined, settled: {}}});
			return {
				hear(request) {
					if (request.type === 'say') {
						if (request.text === 'throw') {
							throw new Error('A request that throws.');
						}

						for (const one of tells) {
							one({type: 'said', saying: {name, text: request.text, at: 'lobby'}});
						}
					}
				},
				drop() {
					tells.delete(tell);
				},
			};
		},
	};
	const serving = await serve({
		host: '127.0.0.1',
		port: 0,
		pem: hostKey,
		language: 'en',
		limits: {...generous, ...wish.limits},
		village,
		threads: wish.threads ?? 1,
		thread: pathToFileURL(thread.file),
		keepalive: wish.keepalive,
		log: createLog(line => {
			lines.push(JSON.parse(line) as Record<string, unknown>); // eslint-disable-line @typescript-eslint/no-unsafe-type-assertion
			for (const watcher of watchers) {
				watcher();
			}
		}, () => new Date(0)),
	});
	onTestFinished(serving.close);
	const events = () => lines.map(({event}) => String(event));
	return {
		...serving,
		log: () => lines,
		events,
		guests: () => tells.size,
		tell(news) {
			for (const one of tells) {
				one(news);
			}
		},
		async until(event, times = 1) {
			return new Promise(resolve => {
				const watcher = () => {
					if (events().filter(name => name === event).length >= times) {
						watchers.delete(watcher);
						resolve();
					}
				};

				watchers.add(watcher);
				watcher();
			});
		},
	};
}

/** A directory that is removed with the test. */
export function scratchDirectory(): string {
	const directory = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
	onTestFinished(() => {
		rmSync(directory, {recursive: true, force: true});
	});
	return directory;
}
