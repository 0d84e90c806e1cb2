/** The reception: a client at the door says who it is and what it wants, and gets a visit, or a sentence why not. */
import type {ServerChannel, Session} from 'ssh2';
import {withoutMarks} from '../words/without-marks.js';
import {wordsFor} from '../words/words-for.js';
import {type Beginning, createClient, type ClientRefusal} from './client.js';
import type {Caller} from './door.js';
import type {Hall} from './hall.js';
import type {LimitRefusal} from './limits.js';
import {listenForLogin, type Identity} from './login.js';
import {beginVisit, type Visit} from './visit.js';

/** Why nobody gets a visit. */
export type Refusal = ClientRefusal | LimitRefusal | 'one-visit' | 'closing';

export type Reception = {
	readonly receive: (caller: Caller) => void;
	/** The visits that are on. */
	readonly visits: ReadonlySet<Visit>;
	/** From now on nobody gets a visit any more. */
	readonly close: () => void;
};

/** Whoever has read his sentence hangs up; who does not is cut off. */
const longestReading = 2000;
/** What is asked for wrongly is wrong usage; the rest could not be done. */
const wrongUsage = 2;
const failed = 1;

export function openReception(hall: Hall): Reception {
	const visits = new Set<Visit>();
	let isClosing = false;
	let last = 0;

	const receive = (caller: Caller) => {
		const {connection, socket, address} = caller;
		let identity: Identity | undefined;
		let hasVisit = false;

		connection.on('error', error => {
			caller.failed(error.message);
			// Ending would only close our half; a client that is gone never closes the other.
			socket.destroy();
		});
		connection.on('close', caller.greeted);
		listenForLogin(connection, known => {
			identity = known;
			caller.greeted();
		});

		connection.on('session', accept => {
			const session = accept();
			const client = createClient();
			let visit: Visit | undefined;

			const begin = (channel: ServerChannel, beginning: Beginning) => {
				caller.isIn();
				const opening = client.open(beginning);
				const mayNot = whyNotAtAll();
				if (mayNot !== undefined || typeof opening === 'string') {
					refuse(channel, mayNot ?? (opening as ClientRefusal)); // eslint-disable-line @typescript-eslint/no-unsafe-type-assertion
					return;
				}

				const isFull = hall.counts.begin(address);
				if (isFull !== undefined) {
					refuse(channel, isFull);
					return;
				}

				last++;
				hasVisit = true;
				const begun = beginVisit(hall, {
					number: last,
					identity: identity!,
					opening,
					channel,
					socket,
					unicode: client.isUnicode(),
					onEnd() {
						caller.over();
						hall.counts.end(address);
						queueMicrotask(() => {
							visits.delete(begun);
						});
					},
				});
				visit = begun;
				visits.add(begun);
				channel.once('close', () => {
					connection.end();
				});
				socket.once('close', begun.lose);
			};

			/** Whatever is asked for. */
			const whyNotAtAll = (): Refusal | undefined => {
				if (isClosing) {
					return 'closing';
				}

				if (caller.isTooOften) {
					return 'too-often';
				}

				return hasVisit ? 'one-visit' : undefined;
			};

			const refuse = (channel: ServerChannel, why: Refusal) => {
				hall.log('refused', {address, why});
				const sentence = wordsFor(client.language() ?? hall.language).serve.refusals[why];
				channel.stderr.write(`${client.isUnicode() ? sentence : withoutMarks(sentence)}${client.hasTerminal() ? '\r\n' : '\n'}`);
				// Unless it is read from, its end is never seen.
				channel.resume();
				channel.exit(why === 'no-commands' ? wrongUsage : failed);
				channel.end();
				// With a visit on it, the connection goes on.
				if (!hasVisit) {
					caller.over();
					channel.once('close', () => {
						connection.end();
					});
					hall.later(longestReading, () => {
						socket.destroy();
					});
				}
			};

			listenToSession(session, client, {
				begin,
				resize(size) {
					visit?.resize(size);
				},
			});
		});
	};

	return {
		receive,
		visits,
		close() {
			isClosing = true;
		},
	};
}

type Heard = {
	readonly begin: (channel: ServerChannel, beginning: Beginning) => void;
	readonly resize: (size: ReturnType<ReturnType<typeof createClient>['resize']>) => void;
};

function listenToSession(session: Session, client: ReturnType<typeof createClient>, {begin, resize}: Heard): void {
	session.on('env', (accept, reject, {key, val}) => {
		// A client that wants no answer gets none.
		const answer: (() => void) | undefined = client.setVariable(key, val) ? accept : reject;
		answer?.();
	});
	session.on('pty', (accept: (() => void) | undefined, _reject, info) => {
		client.setTerminal(info as typeof info & {readonly term?: string}); // eslint-disable-line @typescript-eslint/no-unnecessary-type-assertion
		accept?.();
	});
	session.on('window-change', (accept: (() => void) | undefined, _reject, info) => {
		resize(client.resize(info));
		accept?.();
	});
	session.on('shell', accept => {
		begin(accept(), {kind: 'shell'});
	});
	session.on('exec', (accept, _reject, {command}) => {
		begin(accept(), {kind: 'exec', command});
	});
	session.on('subsystem', accept => {
		begin(accept(), {kind: 'subsystem'});
	});
}
