/** What is damaged is never thrown away: it gets another name. */
import {existsSync, renameSync} from 'node:fs';

/** A name beside a file that nothing has yet: `FILE.bak`, `FILE.bak.2` … */
export function asideName(file: string): string {
	let name = `${file}.bak`;
	for (let number = 2; existsSync(name); number++) {
		name = `${file}.bak.${number}`;
	}

	return name;
}

/** Gives a damaged file another name, and returns it. Throws what the file system says. */
export function setAside(file: string): string {
	const name = asideName(file);
	renameSync(file, name);
	return name;
}
