/** The first line: which deal of which game, and the scores. */
import {seatsOf} from '../../rules/variant.js';
import {wordsOfVariant} from '../../words/variants.js';
import {
	type Line, firstCells, lineWidth, span, spreadLine,
} from '../text.js';
import {type Sight, nameOf} from './sight.js';

/** The title, with shorter words and names as the window gets narrower. */
export function titleLine(sight: Sight): Line {
	const {words: {screens: {title}}, words, view, width} = sight;
	const facts = {
		variant: wordsOfVariant(words, view.terms.variant).name, game: view.game, games: view.terms.games, deal: view.deal, target: view.terms.target,
	};
	const attempts: ReadonlyArray<readonly [text: string, longestName: number]> = [
		[title.long(facts), 12], [title.short(facts), 12], [title.short(facts), 6], [title.short(facts), 3], [title.short(facts), 2],
	];
	const lines = attempts.map(([text, longestName]): readonly [Line, Line] => [[span(text, 'heading')], scoreLine(sight, longestName)]);
	const [left, right] = lines.find(([one, other]) => lineWidth(one) + lineWidth(other) + 2 <= width) ?? lines.at(-1)!;
	return spreadLine(left, right, width);
}

/** For each team its score, and the games it has won where a match is several. */
export function scoreLine(sight: Pick<Sight, 'words' | 'reader' | 'view'>, longestName: number): Line {
	const {terms, scores, gamesWon} = sight.view;
	return scores.flatMap((score, team) => {
		const names = seatsOf(terms, team).map(seat => firstCells(nameOf(sight, seat), longestName)).join('+');
		const games = terms.games > 1 ? ` (${gamesWon[team]})` : '';
		return [span(`${team > 0 ? '  ' : ''}${names} `), span(String(score), 'heading'), span(games)];
	});
}
