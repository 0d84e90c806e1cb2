/** Why the village does not grant a request, as a sentence. */
import {type VillageRefusal, isVillageRefusal} from '../village/protocol.js';
import type {Words} from './words.js';

export function villageRefusal({village, refusals}: Words, refusal: VillageRefusal): string {
	return isVillageRefusal(refusal) ? village.refusals[refusal]() : refusals[refusal]({});
}
