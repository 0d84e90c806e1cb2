/** The first line: which deal of which game, and the scores. */
import {type Terms, houseRulesFor, seatsOf} from '../../rules/variant.js';
import {wordsOfVariant} from '../../words/variants.js';
import {
	type Line, lineWidth, span, spreadLine,
} from '../text/text.js';
import {shortNames} from '../text/short-names.js';
import {type Sight, nameOf} from './sight.js';

/** The title, with shorter words and names as the window gets narrower; without the scores where they stand elsewhere. */
export function titleLine(sight: Sight, isWithScores: boolean): Line {
	const {words: {screens: {title}}, words, view, width} = sight;
	const facts = {
		variant: wordsOfVariant(words, view.terms.variant).name, game: view.game, games: view.terms.games, deal: view.deal, target: view.terms.target,
	};
	const house = isPlayedOtherwise(view.terms) ? ` · ${title.houseRules}` : '';
	if (!isWithScores) {
		return [span(title.long(facts) + house, 'heading')];
	}

	const attempts: ReadonlyArray<readonly [text: string, longestName: number]> = [
		[title.long(facts) + house, 12],
		[title.short(facts) + house, 12],
		[title.short(facts) + house, 6],
		...(house === '' ? [] : [[title.short(facts) + house, 3] as const]),
		[title.short(facts), 12],
		[title.short(facts), 6],
		[title.short(facts), 3],
		[title.shortest(facts), 6],
		[title.shortest(facts), 3],
	];
	const lines = attempts.map(([text, longestName]): readonly [Line, Line] => [[span(text, 'heading')], scoreLine(sight, longestName)]);
	const [left, right] = lines.find(([one, other]) => lineWidth(one) + lineWidth(other) + 2 <= width) ?? lines.at(-1)!;
	return spreadLine(left, right, width);
}

/** Whether a house rule is in force that makes a difference; which one, the help says. */
function isPlayedOtherwise({variant, seats, house}: Terms): boolean {
	return houseRulesFor(variant, seats).some(({name, values}) => house[name] !== values[0]);
}

/** For each team its score, and the games it has won where a match is several. */
function scoreLine(sight: Pick<Sight, 'words' | 'reader' | 'view'>, longestName: number): Line {
	const {terms, scores, gamesWon} = sight.view;
	const short = shortNames(terms.teams.map((_, seat) => nameOf(sight, seat)), longestName);
	return scores.flatMap((score, team) => {
		const names = seatsOf(terms, team).map(seat => short[seat]).join('+');
		const games = gamesWon[team] > 0 && terms.games > 1 ? ` (${gamesWon[team]})` : '';
		return [span(`${team > 0 ? '  ' : ''}${names} `), span(String(score), 'heading'), span(games)];
	});
}
