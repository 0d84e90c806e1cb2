/** `play`, and the menu: what the options say becomes a wish, which the screen fulfils. */
import {accessSync, constants, existsSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {visible} from '../record/visible.js';
import {mendRecords} from '../store/mend-records.js';
import {type Settings, readSettings} from '../store/settings.js';
import {type Paths, pathsOf} from '../store/paths.js';
import {errorCode} from '../store/error-code.js';
import type {Beginning, PlayWish} from '../table/wish.js';
import {capabilities} from '../terminal/capabilities.js';
import {later} from '../terminal/later.js';
import {missingTerminal} from '../terminal/launch.js';
import {wordsFor} from '../words/words-for.js';
import {Complaint, fileFailure} from './complaint.js';
import {termsIn} from './options/match-options.js';
import type {Given} from './options/parse.js';
import {isName, nameIn, playersIn} from './options/people.js';
import {type Options, numberIn} from './options/values.js';
import {resumption} from './resumption.js';
import type {Surroundings} from './surroundings.js';

const longestPause = 60_000;

/** Opens the menu; ends when the person leaves it. */
export async function openMenu({options}: Given, surroundings: Surroundings): Promise<number> {
	return show(wishOf(options, surroundings, (_, paths) => {
		tellOfDamage(paths, surroundings);
		return {kind: 'menu'};
	}));
}

/** Plays a match; ends when the person leaves it. */
export async function play({options}: Given, surroundings: Surroundings): Promise<number> {
	return show(wishOf(options, surroundings, (settings, paths) => {
		if (options.get('resume') === '') {
			tellOfDamage(paths, surroundings);
		}

		return options.has('resume')
			? resumption(options, paths, surroundings.language)
			: newMatch(options, settings, surroundings);
	}));
}

/** A match that something spoilt is not passed over in silence. */
function tellOfDamage({records}: Paths, {language, warn}: Surroundings): void {
	for (const file of mendRecords(records)) {
		warn(wordsFor(language).menus.notices.recordSetAside(visible(file)));
	}
}

/** The wish that the options of `play` or the menu make. Throws a complaint about what cannot be fulfilled. */
export function wishOf(options: Options, {env, chosenLanguage}: Surroundings, beginningFor: (settings: Settings, paths: Paths) => Beginning): PlayWish {
	const paths = pathsOf(env, homedir());
	const {settings, fault} = readSettings(paths.settings);
	return {
		beginning: beginningFor(settings, paths),
		language: chosenLanguage,
		pauseMilliseconds: numberIn(options, 'speed', {low: 0, high: longestPause}),
		name: nameIn(options),
		ascii: options.has('ascii'),
		noColour: options.has('no-color'),
		accessible: options.has('accessible') || Boolean(env.ACCESSIBLE),
		paths,
		settings,
		settingsFault: fault,
	};
}

function newMatch(options: Options, {name}: Settings, {words}: Surroundings): Beginning {
	const terms = termsIn(options);
	const known = name !== undefined && isName(name) ? name : undefined;
	return {
		kind: 'new',
		match: {
			terms,
			players: playersIn(options, terms, {name: nameIn(options) ?? known, words}),
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

async function show(wish: PlayWish): Promise<number> {
	const missing = missingTerminal(process);
	// A dumb terminal says so even where streams are redirected.
	if (wish.accessible || process.env.TERM === 'dumb' || missing === 'dumb-terminal') {
		const {stdin, stdout, env} = process;
		const {unicode} = capabilities({env, isTTY: true, ascii: wish.ascii});
		const {showPlain} = await import('../plain/show.js');
		return showPlain(wish, {
			input: stdin, output: stdout, unicode, later,
		});
	}

	if (missing !== undefined) {
		throw new Complaint(2, words => words.failures[missing]);
	}

	const {showGame} = await import('../ui/show.js');
	return showGame(wish);
}
