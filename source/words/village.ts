/** What the village tells by itself, and why it does not grant a request, as sentences. */
import {type News, type VillageRefusal, isVillageRefusal} from '../village/protocol.js';
import type {Words} from './words.js';

/** Why a request is not granted. */
export function villageRefusal({village, refusals}: Words, refusal: VillageRefusal): string {
	return isVillageRefusal(refusal) ? village.refusals[refusal]() : refusals[refusal]({});
}

/** What comes about by itself, and is a sentence. */
export type TableNews = News & {readonly type: 'came' | 'went' | 'lost' | 'stood-in' | 'returned' | 'idle' | 'late' | 'played-for' | 'was-played-for'};

/** Something that has come about, as a sentence. */
export function villageTold({village: {told}}: Words, news: TableNews): string {
	switch (news.type) {
		case 'idle': {
			return told.idle(news.minutes);
		}

		case 'late':
		case 'played-for': {
			return news.isOwn ? told[news.type].own : told[news.type].other(news.name);
		}

		case 'was-played-for': {
			return told[news.type];
		}

		default: {
			return told[news.type](news.name);
		}
	}
}
