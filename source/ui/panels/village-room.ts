/** A table before its match: who sits there, how fair its deals are, and what can be done. */
import {agree, houseRulesFor} from '../../rules/variant.js';
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

/** The table and what can be done at it; at the bottom how fair its deals are, and what was said last. Where room is short, the commitment has it before all else. */
export function roomLines(words: Words, village: Village, {columns, rows}: Size): Line[] {
	const {village: {room: say}} = words;
	const company = village.company!;
	const isNarrow = columns < roomy.columns || rows < roomy.rows;
	const air: Line[] = isNarrow ? [] : [[]];
	const above = [
		...wrapText(`${say.title(company.card.number)} · ${titleOf(words, company)}`, columns).map((text): Line => [span(text, 'heading')]),
		...air,
		...seatLines(words, company, isNarrow),
		...air,
		...standingLines(words, company, columns),
		...actionLines(words, village, company),
	];
	const fair = company.card.stage === 'over' ? [] : fairLines(words, company, {columns, isNarrow});
	const room = rows - above.length - fair.length;
	const heard = heardLines(words, village, {columns, rows: Math.max(0, room - air.length)});
	return [
		...above,
		...Array.from({length: Math.max(0, room - heard.length)}, (): Line => []),
		...fair,
		...heard,
	].slice(0, rows);
}

/** From this room on there is air between the parts, and every sentence is whole. */
const roomy: Size = {columns: 70, rows: 20};

/** `Five Up · to 61 · 60 s a turn`, and the house rules that are not the usual ones. */
function titleOf(words: Words, {card}: Company): string {
	const {village: {card: say}, menus: {options}} = words;
	const variant = variantById(card.variant)!;
	const {name, houseRules} = wordsOfVariant(words, variant);
	const {target, games, house, seats} = agree(variant, card.wishes);
	const rules = houseRulesFor(variant, seats)
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

function seatLines(words: Words, {card, seat: own, level}: Company, isNarrow: boolean): Line[] {
	const {room: say} = words.village;
	return card.sitters.map((sitter, seat): Line => {
		const who = sitter === undefined
			? (isNarrow ? say.freeShort : say.free)(nameOfLevel(words, level))
			: (seat === own ? say.you(sitter.name) : sitter.name + (sitter.level === undefined ? '' : ` (${nameOfLevel(words, sitter.level)})`));
		const away = sitter?.awayFor === undefined ? '' : `  ${words.village.game.away(sitter.awayFor)}`;
		return [span(`  ${say.seat(seat + 1)}  `), span(`${who}${away}`, seat === own ? 'turn' : undefined)];
	});
}

/** How a match that is over has ended, its secret, and that one only watches or waits for somebody. */
function standingLines({village: {room: say, game}}: Words, company: Company, columns: number): Line[] {
	const {card: {stage, sitters}, result, reveal, seat, mayStart} = company;
	const isOver = stage === 'over';
	const host = sitters.find(sitter => sitter?.kind === 'human' && sitter.awayFor === undefined)?.name;
	const sides = (result ?? []).toSorted((one, other) => other.score - one.score).map(({names, score}) => `${names.join(' + ')} ${score}`);
	return [
		...(isOver && sides.length > 0 ? wrapText(say.over(sides), columns).map((text): Line => [span(text, 'heading')]) : []),
		...(reveal === undefined ? [] : [[span(say.reveal, 'quiet')] as Line, ...hashLines(reveal, columns)]),
		...(seat === undefined ? [[span(game.watching, 'quiet')] as Line] : []),
		...(mayStart || host === undefined ? [] : [[span((isOver ? say.waitsForRematch : say.waitsForStart)(host), 'quiet')] as Line]),
	];
}

/** A number of 64 hexadecimal digits, whole. */
function hashLines(hash: string, columns: number): Line[] {
	const texts = columns > hash.length ? [hash] : [hash.slice(0, 32), hash.slice(32)];
	return texts.map((text): Line => [span(text, 'quiet')]);
}

function actionLines({village: {room: say}}: Words, village: Village, company: Company): Line[] {
	const rows = roomRows(company);
	const cursor = Math.min(village.row, rows.length - 1);
	return rows.map((row: RoomRow, place): Line => [
		span(`${place === cursor ? '>' : ' '} ${place + 1}  `),
		span(say.rows[row], place === cursor ? 'cursor' : undefined),
	]);
}

/** How everybody can check the deals afterwards, and how one comes back. */
function fairLines({village: {room: say}}: Words, {commit, words, card, comeBack}: Company, {columns, isNarrow}: {readonly columns: number; readonly isNarrow: boolean}): Line[] {
	const added = words.flatMap((text, seat) => text === undefined ? [] : [cutText(say.words(card.sitters[seat]?.name ?? say.seat(seat + 1), text), columns)]);
	const quiet = (text: string): Line => [span(text, 'quiet')];
	return [
		...(comeBack === undefined ? [] : (isNarrow ? [cutText(say.comeBackShort(comeBack), columns)] : [...wrapText(say.comeBack(comeBack), columns), ''])).map(text => quiet(text)),
		...(isNarrow ? [cutText(say.fairShort, columns)] : wrapText(say.fair, columns)).map(text => quiet(text)),
		...hashLines(commit, columns),
		...added.map(text => quiet(text)),
	];
}
