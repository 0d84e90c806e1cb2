/** What players of other programs complain about, in our games: what is shown and told. */
import {describe, expect, test} from 'vitest';
import {drawBoard} from '../../source/board/draw.js';
import {placeTiles} from '../../source/board/placement.js';
import {viewOf} from '../../source/match/view.js';
import {armLines} from '../../source/plain/arms.js';
import {endsLines} from '../../source/plain/ends.js';
import {tilesOf, wholeSet} from '../../source/rules/hand.js';
import {Layout} from '../../source/rules/layout.js';
import {layMove} from '../../source/rules/move.js';
import {
	type Tile, highPip, lowPip, setSize, tiles,
} from '../../source/rules/tile.js';
import {agree} from '../../source/rules/variant.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {variants} from '../../source/variants/index.js';
import {languages} from '../../source/words/language.js';
import {statisticsHeadings, statisticsRow} from '../../source/words/statistics-rows.js';
import {wordsFor} from '../../source/words/words-for.js';
import {bots} from '../helpers/play-matches.js';
import {
	growthOf, nameOf, playedLayout, plays,
} from '../helpers/policies.js';
import {picksFrom} from '../helpers/random.js';
import {openPlain} from '../plain/person.js';
import {
	ala, klara, likeEnds, olek, zosia,
} from '../plain/scenes.js';
import {sitAt} from '../plain/seat.js';
import {typeToTheEnd} from '../plain/typist.js';
import {openApp} from '../ui/open-app.js';
import {matchAt} from '../helpers/match-at.js';

test('64: an answer to a question that was asked before the turn changed plays nothing', () => {
	const {hear, record} = sitAt(likeEnds());
	hear('6-4');
	hear('undo');
	const {length} = record;
	expect(hear('2')).toEqual(['The turn has changed since that question: nothing was played. Name the tile again.']);
	expect(record).toHaveLength(length);
});

describe('65: which tiles can be played is told in words', () => {
	const lead = () => matchAt(agree(fiveUp, {seats: 4}), {hands: ['6-6 5-4 1-0 2-0 3-0', '6-5 6-4', '5-5', '4-4']}, '', [ala, klara, olek, zosia]);

	test('65: on the very first turn', () => {
		const {first} = sitAt(lead());
		expect(first.at(-1)).toBe('Your turn. You can lead any tile.');
	});

	test('65: on the own turn and off it, and the others can always be read', () => {
		const on = sitAt(likeEnds());
		expect(on.hear('h')).toEqual(['Your hand: 1: 0-0; 4: 6-4 on 4-4 or 4-2; 5: 6-6.']);
		const off = sitAt(lead(), {pauseMilliseconds: 600});
		expect(off.hear('6-6').at(-1)).toMatch(/^You lead/);
		expect(off.table.view(0)!.turn).toBe(1);
		expect(off.hear('h')).toEqual(['Your hand: 1: 1-0; 2: 2-0; 3: 3-0; 4: 5-4.']);
		expect(off.pass(600).length).toBeGreaterThan(0);
		expect(off.hear('h')[0]).toMatch(/^Your hand: 1: 1-0; 2: 2-0; 3: 3-0; 4: 5-4/);
	});

	test('65: on the screen in brackets, not by colour alone', async () => {
		const app = await openApp({position: likeEnds(), colour: 0});
		expect(app.line('[6-4]')).toMatch(/0-0 .*\[6-4] .*6-6/);
		expect(app.text()).not.toMatch(/\[(0-0|6-6)]/);
	});
});

/** Dominoes of their own in Unicode, which many fonts lack. */
const dominoCharacters = /[\u{1F030}-\u{1F09F}]/u;

describe.each(plays.map(play => ({name: nameOf(play), play})))('$name', ({play}) => {
	test('66: no tile is drawn with a character that fonts may lack', () => {
		const layout = playedLayout(play, 66);
		for (const glyphs of ['box', 'compact', 'mini', 'auto'] as const) {
			for (const charset of ['ascii', 'box-drawing'] as const) {
				const text = drawBoard(placeTiles(layout, {width: 130, height: 40, glyphs}), {charset}).lines.join('\n');
				expect(text).not.toMatch(dominoCharacters);
				expect(charset === 'ascii' ? text.replaceAll(/[ -~\n]/g, '') : '').toBe('');
			}
		}
	});

	test('68: the board is never wider than its room, from the lead to the last tile', () => {
		for (let seed = 0; seed < 5; seed++) {
			for (const layout of growthOf(playedLayout(play, seed))) {
				const {lines} = drawBoard(placeTiles(layout, {width: 78, height: 14, glyphs: 'compact'}), {charset: 'box-drawing'});
				expect(Math.max(...lines.map(line => [...line].length))).toBeLessThanOrEqual(78);
				expect(lines.length).toBeLessThanOrEqual(14);
			}
		}
	});
});

test('68: all 28 tiles, on as many arms as there are, are told arm by arm, the ends apart and first', () => {
	const longest = longestLayout();
	expect(longest.size).toBe(28);
	const {lines, style} = drawBoard(placeTiles(longest, {width: 78, height: 14, glyphs: 'auto'}), {charset: 'ascii'});
	expect(style).not.toBe('list');
	expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(78);
	const view = {...viewOf(likeEnds(), 0), layout: longest};
	const sight = {words: wordsFor('en'), view, reader: {seat: 0, players: view.players, terms: view.terms}};
	expect(endsLines(sight)[0]).toMatch(/^Ends: a: .*Sum \d+/);
	const told = armLines(sight).join(' ');
	for (const tile of tiles) {
		expect(told).toMatch(new RegExp(String.raw`\b(${lowPip(tile)}-${highPip(tile)}|${highPip(tile)}-${lowPip(tile)})\b`));
	}
});

/** All 28 tiles on the table, laid by chance wherever they fit; the same every time. */
function longestLayout(): Layout {
	const pick = picksFrom(68);
	for (;;) {
		const table = new Layout(fiveUp.spinnerRule);
		table.lay(layMove(tiles[pick(setSize)]));
		for (let left = tilesLeft(table); left.length > 0; left = tilesLeft(table)) {
			const tile = left[pick(left.length)];
			const hosts = tilesOf(table.hostsFor(tile));
			table.lay(layMove(tile, hosts[pick(hosts.length)]));
		}

		if (table.size === setSize) {
			return table;
		}
	}
}

/** The tiles that fit and do not lie there yet. */
function tilesLeft(table: Layout): Tile[] {
	return tilesOf(table.playable(wholeSet)).filter(tile => !table.has(tile));
}

describe('67: nothing sounds unasked', () => {
	test.each(variants)('67: a whole match in lines of text has no bell: $id', async variant => {
		const person = openPlain({
			beginning: {
				kind: 'new',
				match: {terms: agree(variant, {seats: variant.seats[0], target: 3}), players: [ala, ...bots(variant.seats[0] - 1)], seed: 'bell'},
			},
		});
		await typeToTheEnd(person, 'en');
		expect(person.lines.join('')).not.toContain('\u0007');
	});

	test('67: neither has the screen against bots alone', async () => {
		const app = await openApp({match: {terms: agree(fiveUp, {seats: 2}), players: [ala, klara]}});
		await app.press('enter');
		await app.press('enter');
		expect(app.writes.join('')).not.toContain('\u0007');
	});
});

test.each(languages)('69: every rate shows its fraction, in "%s"', language => {
	const words = wordsFor(language);
	const counted = {
		matches: 20, matchesWon: 12, games: 0, gamesWon: 0, deals: 7, points: 61, bestDeal: 9, hints: 0, undos: 0,
	};
	const row = statisticsRow(words, counted);
	expect(row.filter(cell => cell.includes('%'))).toEqual(['12/20 60 %', '0/0 0 %']);
	expect(row).toHaveLength(statisticsHeadings(words).length);
});
