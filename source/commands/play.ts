/** `play`, and the menu: what the options say becomes a wish, which the screen fulfils. */
import {accessSync, constants, existsSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type {Damage} from '../store/damage.js';
import {errorCode} from '../store/error-code.js';
import {mendRecords} from '../store/mend-records.js';
import {type Paths, pathsOf} from '../store/paths.js';
import {type Settings, type SettingsFault, readSettings} from '../store/settings.js';
import {mendStatistics} from '../store/statistics.js';
import type {Beginning, PlayWish} from '../table/wish.js';
import {capabilities} from '../terminal/capabilities.js';
import {later} from '../terminal/later.js';
import {missingTerminal} from '../terminal/launch.js';
import {damageSentence} from '../words/damage-sentence.js';
import {wordsFor} from '../words/words-for.js';
import {Complaint, fileFailure} from './complaint.js';
import {termsIn} from './options/match-options.js';
import type {Given} from './options/parse.js';
import {
	isName, namesIn, playersIn, programsIn,
} from './options/people.js';
import {type Options, numberIn} from './options/values.js';
import {resumption} from './resumption.js';
import type {Surroundings} from './surroundings.js';

const longestPause = 60_000;

/** Opens the menu; ends when the person leaves it. */
export async function openMenu({options}: Given, surroundings: Surroundings): Promise<number> {
	return show(surroundings, found => wishOf(options, surroundings, (_, {records}) => {
		const statistics = mendStatistics(records);
		found.push(...mendRecords(records), ...(statistics === undefined ? [] : [statistics]));
		return {kind: 'menu'};
	}));
}

/** Plays a match; ends when the person leaves it. */
export async function play({options}: Given, surroundings: Surroundings): Promise<number> {
	return show(surroundings, found => wishOf(options, surroundings, (settings, paths) => {
		if (!options.has('resume')) {
			return newMatch(options, settings, surroundings);
		}

		if (options.get('resume') === '') {
			// A match that something spoilt is not passed over in silence.
			found.push(...mendRecords(paths.records));
		}

		return resumption(options, paths, surroundings.language);
	}));
}

/** The wish that the options of `play` or the menu make. Throws a complaint about what cannot be fulfilled. */
export function wishOf(options: Options, {env, chosenLanguage}: Surroundings, beginningFor: (settings: Settings, paths: Paths) => Beginning): PlayWish {
	const paths = pathsOf(env, homedir());
	const {settings, fault} = readSettings(paths.settings);
	return {
		beginning: beginningFor(settings, paths),
		language: chosenLanguage,
		pauseMilliseconds: numberIn(options, 'speed', {low: 0, high: longestPause}),
		name: namesIn(options)?.at(0),
		ascii: options.has('ascii'),
		noColour: options.has('no-color'),
		accessible: options.has('accessible') || Boolean(env.ACCESSIBLE),
		paths,
		settings,
		damages: fault === undefined ? [] : [damageOf(fault)],
	};
}

function damageOf(fault: SettingsFault): Damage {
	return fault.kind === 'damaged' ? {kind: 'settings-damaged', file: fault.setAside} : {kind: 'settings-unreadable', file: fault.file};
}

function newMatch(options: Options, {name}: Settings, {words}: Surroundings): Beginning {
	const terms = termsIn(options);
	const known = name !== undefined && isName(name) ? name : undefined;
	const players = playersIn(options, terms, {name: known, words});
	return {
		kind: 'new',
		match: {
			terms,
			players,
			programs: programsIn(options, players),
			seed: options.get('seed'),
			recordFile: newFileIn(options),
		},
	};
}

/** The file of `--record`. It must be a new one, in a directory that can be written: better said now than in mid-match. */
function newFileIn(options: Options): string | undefined {
	const file = options.get('record');
	if (file === undefined) {
		return undefined;
	}

	if (existsSync(file)) {
		throw fileFailure('cannotWrite', file, 'EEXIST');
	}

	try {
		accessSync(path.dirname(path.resolve(file)), constants.W_OK);
	} catch (error) {
		throw fileFailure('cannotWrite', file, errorCode(error));
	}

	return file;
}

/** Shows what was wished for. `makeWish` adds what it finds damaged: the screen tells of it, or, where none opens, standard error does. */
async function show(surroundings: Surroundings, makeWish: (found: Damage[]) => PlayWish): Promise<number> {
	const found: Damage[] = [];
	const wish = orTell(found, surroundings, () => withDoor(makeWish(found)));
	const told = {...wish, damages: [...wish.damages ?? [], ...found]};
	if (wish.isPlain) {
		const {stdin, stdout, env} = process;
		const {unicode} = capabilities({env, isTTY: true, ascii: wish.ascii});
		const {showPlain} = await import('../plain/show.js');
		return showPlain(told, {
			input: stdin, output: stdout, unicode, later,
		});
	}

	const {showGame} = await import('../ui/show.js');
	return showGame(told);
}

function orTell<Result>(found: readonly Damage[], {language, warn}: Surroundings, work: () => Result): Result {
	try {
		return work();
	} catch (error) {
		for (const damage of found) {
			warn(damageSentence(wordsFor(language), damage));
		}

		throw error;
	}
}

/** The wish, and whether it is for plain lines. Throws a complaint where there is no terminal for anything else. */
function withDoor(wish: PlayWish): PlayWish & {readonly isPlain: boolean} {
	const missing = missingTerminal(process);
	// A dumb terminal says so even where streams are redirected.
	const isPlain = wish.accessible || process.env.TERM === 'dumb' || missing === 'dumb-terminal';
	if (!isPlain && missing !== undefined) {
		throw new Complaint(2, words => words.failures[missing]);
	}

	return {...wish, isPlain};
}
