/** A guest's line into the village, on its thread's side. */
import type {Line, News} from '../../village/protocol.js';

/** A line into the village. What is told before anybody listens is kept for the first to listen. */
export function createLine(ask: Line['ask']): Line & {readonly tell: (news: News) => void} {
	const listeners = new Set<(news: News) => void>();
	const untold: News[] = [];
	return {
		ask,
		hear(listener) {
			listeners.add(listener);
			for (const news of untold.splice(0)) {
				listener(news);
			}

			return () => {
				listeners.delete(listener);
			};
		},
		tell(news) {
			if (listeners.size === 0) {
				untold.push(news);
			}

			for (const listener of listeners) {
				listener(news);
			}
		},
	};
}
