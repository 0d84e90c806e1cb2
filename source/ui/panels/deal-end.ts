/** The end of a deal: all hands, and what it pays as a calculation. */
import type {Event} from '../../match/events.js';
import {bonusLines} from '../../words/bonus-sentences.js';
import {eventLine} from '../../words/event-lines.js';
import {
	type Line, flow, span, wrapText,
} from '../text/text.js';
import {handsBeside, handsTable} from './hands-left.js';
import type {Sight} from './sight.js';
import {saidSince} from './village-table.js';

/** The lines under the final board: at most so many rows, unless the hands need more. */
export function dealEndLines(sight: Sight, rows: number): Line[] {
	const {words, view, log, reader, width} = sight;
	const over = view.outcome.find(event => event.type === 'deal-over');
	if (over === undefined) {
		return [];
	}

	const [how, ...payments] = bonusLines(words, over, reader);
	const heading = wrapText(`${headingText(sight)} ${how}`, width).map((text): Line => [span(text, 'heading')]);
	const hands = handsTable(sight, over);
	const results = [
		...payments.flatMap(text => wrapText(text, width)).map((text): Line => [span(text, 'gain')]),
		...winnersOf(sight).map((event): Line => [span(eventLine(words, event, reader), 'heading')]),
	];
	const said = saidSince(sight, rows < roomyRows ? 2 : 4);
	const spare = rows - heading.length - hands.length - results.length - said.length;
	if (spare < 0) {
		const beside = handsBeside(sight, over) ?? hands;
		return [...heading, ...beside, ...(spare + hands.length < beside.length ? flow(results, width, gap) : results), ...said];
	}

	// Where there is room: how the last tile came onto the table, then air between the parts.
	const last = log.findLast(event => event.type === 'laid');
	return [
		...(spare > 0 && last !== undefined ? [[span(eventLine(words, last, reader), 'quiet')] as Line] : []),
		...heading,
		...(spare > 1 ? [[]] : []),
		...hands,
		...(spare > 2 ? [[]] : []),
		...results,
		...said,
	];
}

/** Below this there is room for two lines of talk only. */
const roomyRows = 12;

const gap = '    ';

function headingText({words: {screens: {over}}, view: {phase, deal, game}}: Sight): string {
	return `${phase === 'match-over' ? over.match : (phase === 'game-over' ? over.game(game) : over.deal(deal))}.`;
}

/** Who has won; of a match of one game it is said once. */
function winnersOf({view: {terms, outcome}}: Sight): Event[] {
	return outcome.filter(({type}) => type === 'match-over' || (type === 'game-over' && terms.games > 1));
}
