/** A record gone through choice by choice, in Polish. */
import type {ReviewWords} from '../en/review.js';
import {countedIn} from '../plural.js';
import {deals} from './nouns.js';
import {subject} from './people.js';

const choices = countedIn('pl', {
	one: 'wybór', few: 'wybory', many: 'wyborów', other: 'wyboru',
});
const plain = new Intl.NumberFormat('pl', {minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false});
const fine = new Intl.NumberFormat('pl', {minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false});

export const review: ReviewWords = {
	explanation: [
		'Każdy wybór ocenia najsilniejszy bot, który widzi tylko to, co widział gracz.',
		'Koszt mówi, o ile mniej wybór daje średnio niż to, co zrobiłby bot.',
		'Co może być przypadkiem, nie kosztuje nic; co cofnięto, jest pominięte.',
		'% rundy to szansa na jej wygranie; liczy się tam, gdzie rozdanie może ją rozstrzygnąć.',
		'Szczęście i gra składają się na wynik.',
		'Rozdane: co dałyby rozdane kamienie, gdyby każdy brał po prostu najwięcej punktów;',
		'dobrane: jak zmieniły to dobrane kamienie; niewidoczne: jak udały się wybory przy kamieniach, których nikt nie mógł widzieć.',
		'Gra to koszt wyborów innych graczy, pomniejszony o koszt własnych.',
	].join(' '),
	amounts: {
		points: value => `${plain.format(value)} punktu`,
		game: value => `${plain.format(value)}% rundy`,
	},
	results: {
		points: value => `${withSign(value)} punktu`,
		game: value => `${withSign(value)}% rundy`,
	},
	averages: {
		points: value => fine.format(value),
		game: value => `${fine.format(value)}%`,
	},
	signed: value => withSign(value),
	deal: {
		points: (game, deal, games) => `${games > 1 ? `Runda ${game}, rozdanie` : 'Rozdanie'} ${deal}, w punktach`,
		game: (game, deal, games) => `${games > 1 ? `Runda ${game}, rozdanie` : 'Rozdanie'} ${deal}, w % rundy`,
	},
	noCost: 'Bez kosztu.',
	cost: amount => `Koszt: ${amount}.`,
	better: advice => `Lepiej: ${advice}`,
	hinted: 'Po podpowiedzi.',
	account: (who, {result, luck, dealt, drawn, unseen, play}, inDeals) =>
		`${subject(who)}${inDeals === undefined ? '' : `, ${deals(inDeals)}`}: ${result}; szczęście ${luck} (rozdane ${dealt}, dobrane ${drawn}, niewidoczne ${unseen}), gra ${play}.`,
	headings: {
		costs: 'Ile kosztowały wybory',
		results: 'Szczęście i gra',
	},
	choices: (who, {count, costly, amount, average}) =>
		`${subject(who)}: ${choices(count)}, ${costly === 0 ? 'żaden z kosztem' : `z kosztem ${costly}: razem ${amount}${average === undefined ? '' : `, średnio ${average}`}`}.`,
	progress: (done, all) => `wybory: ${done}/${all}`,
	stopped: (done, all) => `Przerwano. Ocenione wybory: ${done}/${all}.`,
	none: 'Nie było w czym wybierać.',
	judging: 'Ten wybór jest oceniany…',
	noChoice: 'Nie było innego wyboru.',
	key: 'ocena',
};

/** A plus or minus sign where the amount is not 0 as it is written. */
function withSign(value: number): string {
	const text = plain.format(Math.abs(value));
	return /[1-9]/.test(text) ? `${value > 0 ? '+' : '−'}${text}` : text;
}
