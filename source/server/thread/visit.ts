/** One visit in its thread: a keyboard, a terminal, and the line into the village, put together for a face. */
import {capabilities} from '../../terminal/capabilities.js';
import {later} from '../../terminal/later.js';
import type {Target} from '../../terminal/stage.js';
import type {FromThread, Opening, ToThread} from '../messages.js';
import {linesDesk, screenDesk} from './desks.js';
import type {Face, Faces, Visit} from './face.js';
import {createLine} from './line.js';

type OfVisit<Message> = Message extends {readonly visit: number | undefined} ? Omit<Message, 'visit'> : never;

export type OpenVisit = {
	readonly start: () => void;
	readonly hear: (message: ToThread) => void;
	readonly close: () => void;
};

export function openVisit(opening: Opening, {faces, post}: {readonly faces: Faces; readonly post: (message: OfVisit<FromThread>) => void}): OpenVisit {
	const {language, env, mode} = opening;
	const line = createLine(request => {
		post({type: 'ask', request});
	});
	let taken: (() => void) | undefined;
	let isOver = false;
	let face: Face | undefined;

	const close = () => {
		isOver = true;
		desk.close();
		guarded(() => {
			face?.close();
		});
	};

	const end = (code: number) => {
		if (!isOver) {
			close();
			post({type: 'ended', code, last: desk.rest()});
		}
	};

	const fail = (error: unknown) => {
		if (!isOver) {
			isOver = true;
			post({type: 'fault', message: messageOf(error)});
			close();
		}
	};

	const guarded = (action: () => void) => {
		try {
			action();
		} catch (error) {
			fail(error);
		}
	};

	const target: Target = {
		write(text, done) {
			taken = done;
			post({type: 'write', text});
		},
	};
	const visit: Visit = {
		line: {
			ask: line.ask,
			hear: listener => line.hear(news => {
				guarded(() => {
					listener(news);
				});
			}),
		},
		language,
		capabilities: capabilities({env, isTTY: mode !== 'lines-without-terminal'}),
		later: (milliseconds, action) => later(milliseconds, () => {
			if (!isOver) {
				guarded(action);
			}
		}),
		end,
		fail,
	};
	const desk = mode === 'screen' ? screenDesk(visit, opening, {faces, target}) : linesDesk(visit, opening, {faces, target});

	const hear = (message: ToThread) => {
		switch (message.type) {
			case 'typed': {
				desk.type(message.bytes);
				// What is typed meanwhile comes as one: it waits until this is drawn.
				setImmediate(() => {
					post({type: 'fed'});
				});
				break;
			}

			case 'typed-all': {
				desk.typedAll();
				break;
			}

			case 'resized': {
				desk.resize(message.size);
				break;
			}

			case 'news': {
				line.tell(message.news);
				break;
			}

			case 'taken': {
				const done = taken;
				taken = undefined;
				done?.();
				break;
			}

			default:
			// Opening and closing are not for one that is open.
		}
	};

	return {
		start() {
			guarded(() => {
				face = desk.show();
			});
		},
		hear(message) {
			if (!isOver) {
				guarded(() => {
					hear(message);
				});
			}
		},
		close,
	};
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.stack ?? error.message : String(error);
}
