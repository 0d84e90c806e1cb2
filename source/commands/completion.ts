/** `completion`: a script that lets a shell complete our command lines. */
import {wrongUsage} from './complaint.js';
import {bashScript} from './completion/bash.js';
import {fishScript} from './completion/fish.js';
import {zshScript} from './completion/zsh.js';
import type {Given} from './options/parse.js';
import {refuseOthers} from './options/values.js';
import {type Outline, outlineOf} from './outline.js';
import {type Shell, shells} from './shapes.js';
import type {Surroundings} from './surroundings.js';

const scripts: Readonly<Record<Shell, (outline: Outline) => string>> = {bash: bashScript, zsh: zshScript, fish: fishScript};

/** Prints the script of a shell; what it says is in the language of whoever asked for it. */
export async function completion({operands}: Given, {words, language, print}: Surroundings): Promise<number> {
	const [shell] = operands;
	if (operands.length === 0) {
		throw wrongUsage(faults => faults.wordMissing('completion', shells));
	}

	refuseOthers('completion', shell, shells);
	print(scripts[shell](outlineOf(words, language)).trimEnd());
	return 0;
}
