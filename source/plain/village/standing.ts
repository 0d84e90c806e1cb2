/** How things stand for a guest, for whoever has to be told it anew. */
import type {News} from '../../village/protocol.js';

export type Standing = {
	/** Takes in what the village tells; `isUntold` when nobody has heard it yet. */
	readonly take: (news: News, isUntold: boolean) => void;
	/** What brings somebody to where things stand, in order; what nobody had heard comes once. */
	readonly news: () => readonly News[];
};

/** Who one is comes first, then the table with its match, then the lobby. */
const lasting: ReadonlyArray<News['type']> = ['self', 'company', 'match', 'lobby'];

/** Remembers the last news of each kind that lasts. */
export function createStanding(): Standing {
	const last = new Map<News['type'], News>();
	let untold: News[] = [];
	return {
		take(news, isUntold) {
			if (news.type === 'company' && news.company === undefined) {
				last.delete('company');
				last.delete('match');
			} else if (lasting.includes(news.type)) {
				// What has happened has been told; how it stands now has not.
				last.set(news.type, news.type === 'match' ? {...news, events: []} : news);
			}

			if (isUntold) {
				untold.push(news);
			}
		},
		news() {
			const told = untold.length > 0 ? untold : lasting.flatMap(type => last.get(type) ?? []);
			untold = [];
			return told;
		},
	};
}
