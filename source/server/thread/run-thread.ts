/** What a thread of screens does: it is told of visits and shows them, each with a face of its own. */
import process from 'node:process';
import {parentPort} from 'node:worker_threads';
import type {FromThread, ToThread} from '../messages.js';
import type {Faces} from './face.js';
import {createVisits} from './visits.js';

/** Serves the thread that started this one, until it ends it. */
export function runThread(faces: Faces): void {
	const post = (message: FromThread) => {
		parentPort!.postMessage(message);
	};

	// Every screen listens to the end of the process; there are many.
	process.setMaxListeners(0);
	// A fault that no visit's guard has caught is nobody's: the others go on.
	const fault = (error: unknown) => {
		post({type: 'fault', visit: undefined, message: error instanceof Error ? error.stack ?? error.message : String(error)});
	};

	process.on('uncaughtException', fault);
	process.on('unhandledRejection', fault);
	const hear = createVisits(faces, {post});
	parentPort!.on('message', (message: ToThread) => {
		hear(message);
	});
	post({type: 'ready'});
}
