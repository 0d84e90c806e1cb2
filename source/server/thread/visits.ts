/** The visits of one thread: messages come in, and go to the right one. */
import type {FromThread, ToThread} from '../messages.js';
import type {Faces} from './face.js';
import {openVisit, type OpenVisit} from './visit.js';

/** The other thread. */
export type Port = {readonly post: (message: FromThread) => void};

/** Takes messages in. Whatever a visit throws ends that visit alone. */
export function createVisits(faces: Faces, {post}: Port): (message: ToThread) => void {
	const visits = new Map<number, OpenVisit>();

	return message => {
		const {visit} = message;
		if (message.type === 'open') {
			visits.set(visit, openVisit(message.opening, {
				faces,
				post(text) {
					// Of what is over nothing more is told.
					if (visits.has(visit)) {
						post({...text, visit});
						if (text.type === 'ended' || text.type === 'fault') {
							visits.delete(visit);
						}
					}
				},
			}));
			visits.get(visit)?.start();
			return;
		}

		const open = visits.get(visit);
		if (message.type === 'close') {
			visits.delete(visit);
			open?.close();
		} else {
			open?.hear(message);
		}
	};
}
