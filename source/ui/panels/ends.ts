/** The ends line: what counts, its sum, and what would be if the chosen tile were laid. */
import {type EndLabel, labelEnds} from '../../board/letters.js';
import type {Layout} from '../../rules/layout.js';
import {
	type Move, tileOfMove,
} from '../../rules/move.js';
import {armEnds, likeEnds, noPoints} from '../../rules/scoring.js';
import {type Hand, handSize, holds} from '../../rules/hand.js';
import {formatTile, isDouble} from '../../rules/tile.js';
import type {Terms} from '../../rules/variant.js';
import {type Preview, preview} from '../../rules/worth.js';
import {chosenMove, itemUnderCursor} from '../game/desk.js';
import {
	type Line, lineWidth, span,
} from '../text/text.js';
import {letterAt, placesInOrder} from '../../board/move-places.js';
import type {Sight} from './sight.js';

/**
The ends now, then what would be with the chosen tile, or, where it has several places, what each of them would bring.
With one row only, what would be takes it.
*/
export function endsLines(sight: Sight, rows: number): Line[] {
	const present = presentLine(sight);
	const future = futureLine(sight);
	return rows === 1 ? [future ?? present] : [present, future ?? []];
}

function presentLine(sight: Sight): Line {
	const {words: {screens: {ends}}, view} = sight;
	const {layout, terms} = view;
	if (layout.size === 0) {
		return [span(ends.empty, 'quiet')];
	}

	const points = terms.variant.points(layout, terms.house);
	const result = points > 0 ? ends.points(points) : (view.stage === 'another' ? ends.another : '');
	return withEnds([], {layout, result: gain(result), sight});
}

function futureLine(sight: Sight): Line | undefined {
	const {words: {screens: {ends}}, view, desk} = sight;
	const item = itemUnderCursor(desk, view);
	if (item?.kind !== 'tile') {
		return undefined;
	}

	const tile = formatTile(item.tile);
	const chosen = chosenMove(desk, view);
	if (chosen !== undefined) {
		const future = previewOf(view, chosen);
		const start = [span(`${ends.wouldBe(tile)} `)];
		const line = withEnds(start, {layout: future.layout, result: outcome(sight, future), sight});
		// That it brings nothing is the first thing to be left out.
		return line.includes(more) && !bringsAnything(sight, future) ? withEnds(start, {layout: future.layout, result: [], sight}) : line;
	}

	const places = placesInOrder(view, item.tile);
	return places.length === 0 ? undefined : choiceLine(sight, places);
}

/** `4-4: A sum 12 → no points  C sum 15 → 3 points`; where that is too long, `4-4: A 12  C 15 +3`. Where likeness matters, without the sums. */
function choiceLine(sight: Sight, places: readonly Move[]): Line {
	const {words: {screens: {ends}}, view} = sight;
	const isAboutLikeness = view.terms.variant.points === likeEnds;
	const futures = places.map(move => ({letter: span(letterAt(view, move) ?? '', 'place'), future: previewOf(view, move)}));
	const full = futures.map(({letter, future}) =>
		[letter, span(isAboutLikeness ? ' ' : ` ${ends.sum(future.count)} `), ...outcome(sight, future)]);
	const short = futures.map(({letter, future: {count, points, another}}) => [
		letter, span(isAboutLikeness ? '' : ` ${count}`), ...gain(`${points > 0 || isAboutLikeness ? ` +${points}` : ''}${another ? ' →' : ''}`),
	]);
	const start = span(`${formatTile(tileOfMove(places[0]))}:`);
	const [line, shorter] = [full, short].map(choices => [start, ...choices.flatMap((choice, index) => [span(index > 0 ? '  ' : ' '), ...choice])]);
	return lineWidth(line) <= sight.width ? line : shorter;
}

function previewOf({terms, layout, hand}: {terms: Terms; layout: Layout; hand: Hand}, move: Move): Preview {
	return preview(terms, layout, {move, hand});
}

/** What a move would bring, in the variant's own terms: what follows from the sum comes first, what from going out after that. */
function outcome(sight: Sight, future: Preview): Line {
	const {words: {screens: {ends}}, view: {terms, hand}} = sight;
	const {points, another} = future;
	if (!bringsAnything(sight, future)) {
		return [span(terms.variant.points === noPoints ? '' : ends.nothing, 'quiet')];
	}

	const out = handSize(hand) === 1 ? ends.out : '';
	const earned = points > 0 ? ends.points(points) : '';
	const results = terms.variant.points === noPoints ? [another ? ends.another : '', out, earned] : [earned, out];
	return gain(results.filter(text => text !== '').join(' '));
}

function bringsAnything({view: {hand}}: Sight, {points, another}: Preview): boolean {
	return points > 0 || another || handSize(hand) === 1;
}

function gain(text: string): Line {
	return [span(text, 'gain')];
}

/** Where not all ends have room. */
const more = span('… ');

/** As many ends as there is room for, those that count first, and always the sum and what it brings. */
function withEnds(start: Line, {layout, result, sight}: {layout: Layout; result: Line; sight: Sight}): Line {
	const {words: {screens: {ends}}, view: {terms}, width} = sight;
	const isAboutLikeness = terms.variant.points === likeEnds;
	const sum = span(ends.sum(layout.count));
	const outcomes = result.filter(({text}) => text !== '');
	const tail = (isAboutLikeness ? [...outcomes, sum] : [sum, ...outcomes]).flatMap(piece => [span(' '), piece]);
	let room = width - lineWidth(start) - lineWidth(tail);
	const shown: Line[] = [];
	const labels = isAboutLikeness ? likeFirst(layout) : countingFirst(layout);
	for (const [index, label] of labels.entries()) {
		const piece = endPiece(label, isAboutLikeness);
		const needed = lineWidth(piece) + 1;
		const isLast = index === labels.length - 1;
		if (needed + (isLast ? 0 : 2) > room) {
			shown.push([more]);
			break;
		}

		room -= needed;
		shown.push([...piece, span(' ')]);
	}

	return [...start, ...shown.flat(), ...tail.slice(1)];
}

/** Ends that count, then those that may be used but count nothing. */
function countingFirst(layout: Layout): EndLabel[] {
	const labels = labelEnds(layout);
	return [...labels.filter(({end}) => end.counted), ...labels.filter(({end}) => !end.counted)];
}

/** The largest group of like ends first; the free sides of the spinner are no ends and come last. */
function likeFirst(layout: Layout): EndLabel[] {
	const alike = ({end}: EndLabel): number => {
		const group = armEnds(layout, end.pip);
		return holds(group, end.host) ? handSize(group) : 0;
	};

	return labelEnds(layout).toSorted((one, other) => alike(other) - alike(one) || (alike(one) === 0 ? 0 : one.end.pip - other.end.pip));
}

/** `A=5`, a double `B=6+6` (where only likeness matters `B=6*`), `e(4)` for what counts nothing, `·=4` for what may not be used yet. */
function endPiece({letter, end}: EndLabel, isAboutLikeness: boolean): Line {
	const place = span(letter ?? '·', letter === undefined ? 'quiet' : 'place');
	if (!end.counted) {
		return [place, span(`(${end.pip})`)];
	}

	const double = isAboutLikeness ? `${end.pip}*` : `${end.pip}+${end.pip}`;
	return [place, span(`=${isDouble(end.host) ? double : end.pip}`)];
}
