import {
	afterAll, beforeAll, expect, test,
} from 'vitest';
import Tinypool from 'tinypool';
import {botByLevel, levels} from '../../source/bots/index.js';
import {seededSecret} from '../../source/chance.js';
import type {Match} from '../../source/match/match.js';
import {packView} from '../../source/match/packed-view.js';
import {viewOf} from '../../source/match/view.js';
import {allowedMoves} from '../../source/rules/allowed.js';
import type {Move} from '../../source/rules/move.js';
import {type Terms, agree} from '../../source/rules/variant.js';
import {type Question, botChoice, decisionPlace} from '../../source/table/turns.js';
import {variants} from '../../source/variants/index.js';
import {bundle} from '../helpers/bundle.js';
import {playRandomMatch} from '../helpers/play-matches.js';

const secret = seededSecret('thread');
const allTerms = variants.flatMap(variant => variant.seats.map(seats => ({name: `${variant.id} ${seats}`, terms: agree(variant, {seats})})));
let program: Awaited<ReturnType<typeof bundle>>;
let threads: Tinypool;

beforeAll(async () => {
	program = await bundle('source/table/ponder.ts');
	threads = new Tinypool({
		filename: program.file, name: 'ponder', minThreads: 1, maxThreads: 1,
	});
});

afterAll(async () => {
	await threads.destroy();
	program.remove();
});

/** The last of the first moves of a random match at which there is a choice. */
function choiceIn(terms: Terms, seed: number): Match {
	let found: Match | undefined;
	playRandomMatch(terms, {
		seed,
		most: 9,
		watch({match}) {
			found = allowedMoves(match.table!.deal).length > 1 ? match : found;
		},
	});
	return found!;
}

test.each(allTerms)('in another thread every bot makes the move that it makes here, time after time: $name', async ({terms}) => {
	const match = choiceIn(terms, 3);
	for (const level of levels) {
		const question: Question = {
			level, view: packView(viewOf(match, match.table!.deal.turn)), secret, place: decisionPlace(match),
		};
		const here = botChoice(match, botByLevel(level)!, secret).move;
		const there = [await threads.run(question) as Move, await threads.run(question) as Move]; // eslint-disable-line no-await-in-loop, @typescript-eslint/no-unsafe-type-assertion
		expect([level, ...there]).toEqual([level, here, here]);
	}
});
