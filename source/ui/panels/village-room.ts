/** A table before its match: who sits there, how fair its deals are, and what can be done. */
import {agree} from '../../rules/variant.js';
import {variantById} from '../../variants/index.js';
import type {Company} from '../../village/protocol.js';
import {nameOfLevel} from '../../words/hints.js';
import {wordsOfVariant} from '../../words/variants.js';
import type {Words} from '../../words/words.js';
import type {Size} from '../arrangement.js';
import {
	type Line, cutText, span, wrapText,
} from '../text/text.js';
import {type RoomRow, type Village, roomRows} from '../village/village.js';
import {heardLines} from './village-heard.js';

/** The table and what can be done at it; at the bottom what was said last. */
export function roomLines(words: Words, village: Village, {columns, rows}: Size): Line[] {
	const {village: {room: say}} = words;
	const company = village.company!;
	const above = [
		[span(`${say.title(company.card.number)} · ${titleOf(words, company)}`, 'heading')],
		[],
		...seatLines(words, company),
		[],
		...actionLines(words, village, company),
	];
	const fair = fairLines(words, company, columns);
	const heard = heardLines(words, village, {columns, rows: Math.max(2, rows - above.length - fair.length - 1)});
	const below = [...fair, ...heard];
	return [
		...above,
		...Array.from({length: Math.max(0, rows - above.length - below.length)}, (): Line => []),
		...below,
	].slice(0, rows);
}

/** `Five Up · to 61 · 60 s a turn`, and the house rules that are not the usual ones. */
function titleOf(words: Words, {card}: Company): string {
	const {village: {card: say}, menus: {options}} = words;
	const variant = variantById(card.variant)!;
	const {name, houseRules} = wordsOfVariant(words, variant);
	const {target, games, house, seats} = agree(variant, card.wishes);
	const rules = variant.houseRules
		.filter(({name: rule, values}) => house[rule] !== values[0])
		.map(({name: rule}) => houseRules[rule].values[house[rule]]);
	return [
		name,
		variant.pairs(seats) ? options.inPairs : options.playersOf(seats),
		say.to(target),
		...(games > 1 ? [options.bestOf(games)] : []),
		card.clock === undefined ? say.noClock : say.clock(card.clock),
		...rules,
	].join(' · ');
}

function seatLines(words: Words, {card, seat: own, level}: Company): Line[] {
	const {room: say} = words.village;
	return card.sitters.map((sitter, seat): Line => {
		const who = sitter === undefined
			? say.free(nameOfLevel(words, level))
			: (seat === own ? say.you(sitter.name) : sitter.name + (sitter.level === undefined ? '' : ` (${nameOfLevel(words, sitter.level)})`));
		const away = sitter?.awayFor === undefined ? '' : `  ${words.village.game.away(sitter.awayFor)}`;
		return [span(`  ${say.seat(seat + 1)}  `), span(`${who}${away}`, seat === own ? 'turn' : undefined)];
	});
}

function actionLines({village: {room: say}}: Words, village: Village, company: Company): Line[] {
	const rows = roomRows(company);
	const cursor = Math.min(village.row, rows.length - 1);
	const founder = company.card.sitters.find(sitter => sitter?.kind === 'human')?.name;
	return [
		...(company.mayStart || founder === undefined ? [] : [[span(say.waitsForStart(founder), 'quiet')]]),
		...rows.map((row: RoomRow, place): Line => [
			span(`${place === cursor ? '>' : ' '} ${place + 1}  `),
			span(say.rows[row], place === cursor ? 'cursor' : undefined),
		]),
	];
}

/** How everybody can check the deals afterwards. */
function fairLines({village: {room: say}}: Words, {commit, words, card, comeBack}: Company, columns: number): Line[] {
	const added = words.flatMap((text, seat) => text === undefined ? [] : [say.words(card.sitters[seat]?.name ?? say.seat(seat + 1), text)]);
	return [
		...(comeBack === undefined ? [] : [...wrapText(say.comeBack(comeBack), columns), '']),
		...wrapText(say.fair, columns),
		...(columns > commit.length ? [commit] : [commit.slice(0, 32), commit.slice(32)]),
		...added.map(text => cutText(text, columns)),
		'',
	].map((text): Line => [span(text, 'quiet')]);
}
