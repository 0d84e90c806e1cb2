/** How programs from outside are called at the table. */
import path from 'node:path';
import {programLevel} from '../bots/program.js';
import {nameForRecord} from '../record/text.js';
import {visible} from '../record/visible.js';

/** Programs that run others: the name of what they run says more. */
const interpreters = /^(?:env|node|nodejs|deno|bun|npx|tsx|python[\d.]*|pypy[\d.]*|ruby|perl|php|lua|java|sh|bash|dash|zsh)$/;

/** The base name of a command's program; after an interpreter, that of its script. */
export function nameOfProgram([program, ...rest]: readonly string[]): string {
	const script = interpreters.test(path.basename(program)) ? rest.find(word => /^[^-\s]\S*$/.test(word)) : undefined;
	const name = nameForRecord(visible(path.basename(script ?? program))).trim();
	return name === '' ? programLevel : name;
}

/** Names for several programs, numbered where two are called alike or as somebody in `taken`. */
export function namesOfPrograms(commands: ReadonlyArray<readonly string[]>, taken: readonly string[] = []): string[] {
	const used = new Set(taken.map(name => name.toLowerCase()));
	return commands.map(command => {
		const name = nameOfProgram(command);
		let own = name;
		for (let number = 2; used.has(own.toLowerCase()); number++) {
			own = nameForRecord(`${[...name].slice(0, 37).join('')} ${number}`);
		}

		used.add(own.toLowerCase());
		return own;
	});
}
