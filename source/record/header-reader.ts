/** Reads the header of a record, a line at a time. */
import {parseSecret} from '../chance.js';
import {agree} from '../rules/variant.js';
import type {Flaw} from './fault.js';
import type {HeaderDraft} from './header-draft.js';
import {optionNames, readOption, readVariant} from './header-options.js';
import {readSeat, readTeam, readWords} from './header-people.js';
import {type Header, teamLines} from './header.js';
import {isDate} from './text.js';

/** The words that begin the lines of a header. */
const headerWords = ['variant', 'option', 'seat', 'team', 'date', 'secret', 'commit', 'words'] as const;
export type HeaderWord = (typeof headerWords)[number];

export function isHeaderWord(word: string): word is HeaderWord {
	return (headerWords as readonly string[]).includes(word);
}

/**
Reads a line of the header, which begins with `word`. Says what is wrong with it, and then has changed nothing.

The variant comes before the options, the seats in order, and after all of them the teams; the other lines may stand
anywhere.
*/
export function readHeaderLine(draft: HeaderDraft, word: HeaderWord, line: string): Flaw | undefined {
	const values = line.split(' ').slice(1);
	switch (word) {
		case 'variant': {
			return readVariant(draft, values);
		}

		case 'option': {
			return readOption(draft, values);
		}

		case 'seat': {
			return readSeat(draft, line);
		}

		case 'team': {
			return readTeam(draft, line);
		}

		case 'date': {
			return readDate(draft, values.join(' '));
		}

		case 'secret':
		case 'commit': {
			return readHexadecimal(draft, word, values.join(' '));
		}

		case 'words': {
			return readWords(draft, line);
		}
	}
}

function readDate(draft: HeaderDraft, text: string): Flaw | undefined {
	if (draft.date !== undefined) {
		return {kind: 'twice', what: 'date'};
	}

	if (!isDate(text)) {
		return {kind: 'no-date'};
	}

	draft.date = text;
	return undefined;
}

function readHexadecimal(draft: HeaderDraft, word: 'secret' | 'commit', text: string): Flaw | undefined {
	const secret = parseSecret(text);
	if (secret === undefined) {
		return {kind: 'no-hexadecimal'};
	}

	if (draft[word] !== undefined) {
		return {kind: 'twice', what: word};
	}

	if (draft.secret !== undefined || draft.commit !== undefined) {
		return {kind: 'secret-and-commit'};
	}

	if (word === 'secret') {
		draft.secret = secret;
	} else {
		draft.commit = text;
	}

	return undefined;
}

/** The whole header when the first line after it is reached, or what is missing. */
export function finishHeader({variant, options, players, teams, words, date, secret, commit}: HeaderDraft): Header | Flaw {
	if (variant === undefined) {
		return {kind: 'missing', what: 'variant'};
	}

	const option = optionNames(variant).find(name => !options.has(name));
	if (option !== undefined) {
		return {kind: 'missing', what: `option ${option}`};
	}

	const seats = players.length;
	if (!variant.seats.includes(seats)) {
		return {kind: 'number-of-seats', allowed: variant.seats};
	}

	const terms = agree(variant, {
		seats,
		target: Number(options.get('target')),
		games: Number(options.get('games')),
		house: Object.fromEntries(variant.houseRules.map(({name}) => [name, options.get(name)!])),
	});
	const team = teamLines(terms).find(line => !teams.has(line));
	if (team !== undefined) {
		return {kind: 'missing', what: team};
	}

	const stranger = [...words.keys()].find(seat => seat >= seats);
	if (stranger !== undefined) {
		return {kind: 'missing', what: `seat ${stranger + 1}`};
	}

	return {
		terms, players, date, secret, commit, words: players.map((_, seat) => words.get(seat)),
	};
}
