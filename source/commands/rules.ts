/** `rules`: how the games are played, with examples. */
import process from 'node:process';
import {rulesLines} from '../teaching/rules/lines.js';
import {capabilities} from '../terminal/capabilities.js';
import {boundedSize} from '../terminal/size.js';
import {variantById, variants} from '../variants/index.js';
import {withoutMarks} from '../words/without-marks.js';
import {wordsFor} from '../words/words-for.js';
import {showPaged} from './pager.js';
import type {Given} from './options/parse.js';
import {type Options, refuseOthers} from './options/values.js';
import type {Surroundings} from './surroundings.js';

/** Longer lines are hard to read. */
const widest = 80;

/** Shows the rules of a variant, or of all: page by page on a terminal, else as plain lines. Pictures are left out in the accessible mode. */
export async function rules({operands, options}: Given, surroundings: Surroundings): Promise<number> {
	const asked = operands.at(0);
	if (asked !== undefined) {
		refuseOthers('rules', asked, variants.map(({id}) => id));
	}

	const isAccessible = options.has('accessible') || Boolean(surroundings.env.ACCESSIBLE);
	const paper = {...paperFor(options, surroundings), pictures: !isAccessible};
	const words = wordsFor(surroundings.language);
	const shown = asked === undefined ? variants : [variantById(asked)!];
	const lines = shown.flatMap((variant, place) => [
		...(place === 0 ? [] : ['', '']),
		...rulesLines(words, variant, paper).map(({text}) => text),
	]);
	if (!isAccessible) {
		return showPaged(lines, surroundings);
	}

	for (const line of lines) {
		surroundings.print(line);
	}

	return 0;
}

/** A terminal says what it can show; files get everything, except with `--ascii`. */
function paperFor(options: Options, {env}: Surroundings) {
	const {stdout} = process;
	const ascii = options.has('ascii');
	const isPlain = stdout.isTTY ? !capabilities({env, isTTY: true, ascii}).unicode : ascii;
	return {
		width: stdout.isTTY ? Math.min(boundedSize(stdout).columns, widest) : widest,
		charset: isPlain ? 'ascii' : 'box-drawing',
		spell: isPlain ? withoutMarks : undefined,
	} as const;
}
