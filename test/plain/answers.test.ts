import {expect, test} from 'vitest';
import {type Player, newMatch} from '../../source/match/match.js';
import {agree} from '../../source/rules/variant.js';
import {formatTile, tiles} from '../../source/rules/tile.js';
import {variants} from '../../source/variants/index.js';
import {picksFrom} from '../helpers/random.js';
import {bots} from '../helpers/play-matches.js';
import {sitAt} from './seat.js';

const words = [
	'', 'e', 'h', 'c', 'b', 'l', '?', 'd', 'p', 'pass', 'stop', 'n', 'u', 't', 'rules', 'play', 'play', 'play', 'try', '1', '1', '2', '3', '9', 'say hi', 'nonsense',
];

const tables = variants.flatMap(variant => variant.seats.flatMap(seats => [1, 2].map(people => ({
	name: `${variant.id}, ${seats} players, ${people} at the keyboard`, terms: agree(variant, {seats, target: 3}), people,
}))));

test.each(tables)('whatever is typed is answered, and in time the match is over: $name', ({terms, people}) => {
	const players: Player[] = bots(terms.seats).map((bot, seat) => seat < people ? {name: bot.name, kind: 'human'} : bot);
	const {hear, isEnded, record} = sitAt(newMatch(terms, players));
	const pick = picksFrom(terms.seats + people);
	const any = () => formatTile(tiles[pick(tiles.length)]);
	for (let typed = 0; !isEnded(); typed++) {
		expect(typed, 'the match does not end').toBeLessThan(20_000);
		const choice = pick(words.length + 3);
		const line = choice < words.length ? words[choice] : [any(), `${any()} on ${any()}`, `${any()} ${'abcefj'.charAt(pick(6))}`][choice - words.length];
		const told = hear(line);
		expect(told.length, `nothing was told after "${line}"`).toBeGreaterThan(0);
		expect(told.join(' '), line).not.toMatch(/undefined|NaN|\[object/);
	}

	expect(record.at(-1)).toMatch(/^match won /);
});
