/** One visit, on the main thread: between the guest's channel, his screen in another thread, and the village. */
import {Buffer} from 'node:buffer';
import type {Socket} from 'node:net';
import type {ServerChannel} from 'ssh2';
import {enterScreen, leaveScreen} from '../terminal/screen-modes.js';
import type {Size} from '../terminal/size.js';
import {wrapText} from '../ui/text/text.js';
import type {Farewell, News} from '../village/protocol.js';
import type {Presence} from '../village/village.js';
import {languages} from '../words/language.js';
import {withoutMarks} from '../words/without-marks.js';
import {wordsFor} from '../words/words-for.js';
import type {Hall} from './hall.js';
import {watchIdleness} from './idle.js';
import {createKeyGate} from './key-gate.js';
import type {Identity} from './login.js';
import type {Opening} from './messages.js';
import type {End, Screen} from './screens.js';

/** Whose visit it is, and by what way he came. */
export type Arrival = {
	readonly number: number;
	readonly identity: Identity;
	readonly opening: Opening;
	readonly channel: ServerChannel;
	readonly socket: Socket;
	/** Whether he can read more than ASCII. */
	readonly unicode: boolean;
	/** Called once, when all is over. */
	readonly onEnd: () => void;
};

export type Visit = {
	readonly resize: (size: Size) => void;
	/** Sends the guest away with a word. */
	readonly sendAway: (why: Farewell) => void;
	/** The connection is gone, and there is nobody to say anything to. */
	readonly lose: () => void;
};

/** Who does not take leave in this time is cut off. */
const longestLeave = 2000;
const farewellCodes: Readonly<Record<Farewell, number>> = {
	elsewhere: 0, idle: 0, closing: 0, full: 1,
};

/** Begins a visit. */
export function beginVisit(hall: Hall, arrival: Arrival): Visit {
	const {village, screens, limits, later, now, log} = hall;
	const {number, identity, opening, channel, socket, onEnd} = arrival;
	const isDrawn = opening.mode === 'screen';
	const lineEnd = opening.mode === 'lines-without-terminal' ? '\n' : '\r\n';
	const begun = now();
	let {language, size: {columns}} = opening;
	let isOver = false;
	let screen: Screen | undefined;
	let guest: Presence | undefined;

	const leave = (how: string) => {
		isOver = true;
		gate.close();
		idle.stop();
		screen?.close();
		// Told last: whatever the village says of it is for others.
		guest?.drop();
		log('visit-ended', {visit: number, how, seconds: Math.round((now() - begun) / 1000)});
		onEnd();
	};

	const finish = (how: string, {sentence, code, last = ''}: {readonly sentence: string; readonly code: number; readonly last?: string}) => {
		if (isOver) {
			return;
		}

		leave(how);
		const said = arrival.unicode ? sentence : withoutMarks(sentence);
		const lines = isDrawn ? wrapText(said, columns) : [said];
		channel.write(`${last}${isDrawn ? leaveScreen : ''}${lines.join(lineEnd)}${lineEnd}`);
		channel.exit(code);
		channel.end();
		const callOff = later(longestLeave, () => {
			socket.destroy();
		});
		channel.once('close', callOff);
	};

	const words = () => wordsFor(language ?? hall.language);

	const sendAway = (why: Farewell) => {
		finish(why, {sentence: words().village.farewells[why], code: farewellCodes[why]});
	};

	const lose = () => {
		if (!isOver) {
			leave('lost');
			socket.destroy();
		}
	};

	const tell = (news: News) => {
		if (isOver) {
			return;
		}

		// What the guest's machine speaks comes before what the village remembers, as on his screen.
		if (news.type === 'self' && opening.language === undefined) {
			language = languages.find(known => known === news.self.settled.language) ?? language;
		}

		if (news.type === 'farewell') {
			sendAway(news.why);
		} else {
			screen?.tell(news);
		}
	};

	const ended = (end: End) => {
		if ('fault' in end) {
			log('fault', {visit: number, message: end.fault});
			finish('fault', {sentence: words().serve.fault, code: 70});
		} else {
			finish('left', {sentence: words().serve.goodbye, code: end.code, last: end.last});
		}
	};

	const gate = createKeyGate({
		later,
		now,
		send(bytes) {
			screen?.type(bytes);
		},
		onFlood() {
			log('flood', {visit: number});
		},
		// A line that was cut off ends there; the next one is whole.
		...(!isDrawn && {cut: Buffer.from('\n')}),
	});
	const idle = watchIdleness({
		minutes: limits.idleMinutes,
		later,
		now,
		warn(minutes) {
			tell({type: 'idle', minutes});
		},
		end() {
			sendAway('idle');
		},
	});

	const taken = () => {
		// The window of a channel is wide; what the net has not taken yet counts too.
		if (socket.writableNeedDrain) {
			socket.once('drain', taken);
		} else {
			screen?.taken();
		}
	};

	channel.on('data', (bytes: Uint8Array) => {
		if (!isOver) {
			idle.stir();
			gate.type(bytes);
		}
	});
	channel.on('end', () => {
		if (opening.mode === 'lines-without-terminal') {
			screen?.typedAll();
		} else {
			lose();
		}
	});
	channel.on('close', lose);
	channel.on('error', lose);

	log('visit-begun', {
		visit: number, key: identity.key, mode: opening.mode, columns: opening.size.columns, rows: opening.size.rows, term: opening.env.TERM,
	});
	if (isDrawn) {
		channel.write(enterScreen);
	}

	try {
		screen = screens.open(opening, {
			fed: gate.fed,
			write(text) {
				if (!isOver) {
					channel.write(text, taken);
				}
			},
			ask(request) {
				if (!isOver) {
					language = (request.type === 'settle' ? request.settled.language : undefined) ?? language;
					guarded(() => guest?.hear(request));
				}
			},
			ended,
		});
		const entered = village.enter({
			key: identity.key, name: identity.name ?? '', language, tell,
		});
		// It may be over before it has begun.
		if (isOver) {
			entered.drop();
		} else {
			guest = entered;
		}
	} catch (error) {
		ended({fault: messageOf(error)});
	}

	return {
		resize(size) {
			if (!isOver) {
				({columns} = size);
				screen?.resize(size);
			}
		},
		sendAway,
		lose,
	};

	function guarded(action: () => void): void {
		try {
			action();
		} catch (error) {
			ended({fault: messageOf(error)});
		}
	}
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.stack ?? error.message : String(error);
}
