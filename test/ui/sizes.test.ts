import {describe, expect, test} from 'vitest';
import {labelEnds} from '../../source/board/letters.js';
import type {Match} from '../../source/match/match.js';
import type {Layout} from '../../source/rules/layout.js';
import {tilesOf} from '../../source/rules/hand.js';
import {formatTile} from '../../source/rules/tile.js';
import {agree} from '../../source/rules/variant.js';
import {arrange} from '../../source/ui/arrangement.js';
import {variants} from '../../source/variants/index.js';
import {faultsOf} from '../helpers/check-board.js';
import {playRandomMatch} from '../helpers/play-matches.js';
import {type OpenApp, openApp} from './open-app.js';
import {alone} from './scenes.js';

const sizes = [[60, 18], [80, 24], [100, 30], [110, 24], [120, 39], [160, 50], [220, 60]] as const;

/** A match in which a bot is in turn, after about so many actions: whoever is not in turn has no tile shown where he might lay it. */
function botInTurn(place: number, actions: number): Match {
	const variant = variants[place % variants.length];
	const seats = variant.seats.at(-1)!;
	for (let seed = place; ; seed += 100) {
		const match = playRandomMatch(agree(variant, {seats}), {seed, most: actions + 1, players: alone.slice(0, seats)});
		if (match.table !== undefined && match.table.deal.turn !== 0 && match.table.deal.stage !== 'over') {
			return match;
		}
	}
}

/** The rows and columns of the board. */
function boardOf({lines}: OpenApp, columns: number, rows: number): string[] {
	const {board} = arrange({columns, rows}, 1);
	return lines().slice(1, board.rows + 1).map(line => line.padEnd(columns).slice(0, board.columns));
}

function expectWhole(app: OpenApp, layout: Layout, [columns, rows]: readonly [number, number]) {
	expect(app.lines()).toHaveLength(rows);
	expect(app.lines().filter(line => (line.endsWith('…') && !line.endsWith(' …')) || line.length > columns)).toEqual([]);
	expect(faultsOf(boardOf(app, columns, rows), layout, labelEnds(layout))).toEqual([]);
}

describe.each(sizes)('%s×%s', (columns, rows) => {
	test('the whole layout, the whole hand, and every player are shown, and nothing is cut', async () => {
		for (const [place, actions] of [1, 12, 19, 26].entries()) {
			const position = botInTurn(place, actions);
			const app = await openApp({ // eslint-disable-line no-await-in-loop
				position, columns, rows, pause: 600,
			});
			const {layout, hands} = position.table!.deal;
			expectWhole(app, layout, [columns, rows]);
			for (const tile of tilesOf(hands[0])) {
				expect(app.text()).toMatch(new RegExp(String.raw`\d[ [](${formatTile(tile)})[ \]]?`));
			}

			for (const {name} of position.players.slice(1)) {
				expect(app.text()).toContain(name.slice(0, 3));
			}
		}
	});

	test('so it is when all 28 tiles lie on the table', async () => {
		for (let seed = 1, found = 0; found < 2; seed++) {
			const terms = agree(variants[1], {seats: 4});
			let full: Match | undefined;
			playRandomMatch(terms, {
				seed,
				most: 120,
				players: alone,
				watch({match}) {
					full = match.table!.deal.layout.size >= 27 ? match : full;
				},
			});
			if (full === undefined) {
				continue;
			}

			found++;
			const app = await openApp({position: full, columns, rows}); // eslint-disable-line no-await-in-loop
			expectWhole(app, full.table!.deal.layout, [columns, rows]);
		}
	});
});
