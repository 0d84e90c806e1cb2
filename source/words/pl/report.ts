/** A record as a readable report, in Polish. Names and tiles are given as written. */
import type {ReportWords} from '../en/report.js';
import {pips} from './nouns.js';
import {people, subject} from './people.js';

export const report: ReportWords = {
	title: ({variant, players, target, games}) => `${variant}, gracze: ${players}, do ${target}${games > 1 ? `, mecz do ${(games + 1) / 2} wygranych rund` : ''}`,
	houseRule: (name, value) => `${name}: ${value}`,
	date: (day, time) => `${day}, godz. ${time} UTC`,
	person: (seat, name) => `Miejsce ${seat}: ${name}`,
	bot: (seat, name, level) => `Miejsce ${seat}: ${name} (bot${level === undefined ? '' : `, ${level}`})`,
	side: who => people(who),
	pairs: sides => `Parami: ${sides.join(' przeciw ')}`,
	hand: (who, tiles) => `${subject(who)}: ${tiles.join(' ')}`,
	left: (who, tiles, sum) => `${subject(who)}: ${tiles.length === 0 ? 'bez kamieni' : `${tiles.join(' ')}, ${pips(sum)}`}`,
	boneyard: (tiles, closed) => `Talon: ${tiles.join(' ')}${closed.length > 0 ? `, zamknięte: ${closed.join(' ')}` : ''}`,
	entry: (who, score) => `${people(who)} ${score}`,
	score: entries => `Wynik: ${entries.join(', ')}`,
	games: (entries, most) => `Wygrane rundy: ${entries.join(', ')}; mecz do ${(most + 1) / 2}`,
	unfinished: 'Mecz nie jest skończony.',
	leftOut: line => `Dalszy ciąg, po wierszu ${line}, jest pominięty.`,
};
