/** What the matches played so far come to, in Polish. */
import type {StatisticsWords} from '../en/statistics.js';
import {
	listed, matches, people, points as pointsOf,
} from './nouns.js';

export const statistics: StatisticsWords = {
	title: 'Statystyki',
	none: 'Żaden mecz nie jest jeszcze skończony.',
	variant: (name, played) => `${name}: ${matches(played)}`,
	columns: {
		players: 'gracze',
		against: 'przeciw',
		matches: 'wygrane',
		games: 'rundy',
		deals: 'rozd.',
		points: 'punkty',
		best: 'maks.',
		hints: 'podp.',
		undos: 'cofn.',
	},
	told: ({players, against, won, played, rate, points, best}) => [
		players === undefined ? 'Razem:' : `${people(players)}, przeciwnicy: ${listed(against)};`,
		`${matches(played)}, wygrane ${won}, czyli ${rate} %; ${pointsOf(points)}, najwięcej w rozdaniu ${best}.`,
	].join(' '),
	all: 'razem',
	newer: lines => `Nie liczą się tu wyniki z nowszej wersji programu: ${matches(lines)}.`,
	setAside: file => `Części statystyk nie da się odczytać; plik w dawnej postaci zachowano jako ${file}.`,
	unreadable: file => `Nie da się odczytać statystyk z pliku ${file}.`,
};
