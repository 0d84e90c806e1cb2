/** How a match that was left is taken up again from the shell. */
import path from 'node:path';
import {unfinishedMatches} from './records.js';

/** What to type to go on with the match of a record. It is named unless it is the one in the directory of records that was played last, which is found by itself; so is a new one, whose file is undefined. */
export function commandToGoOn(file: string | undefined, records: string, mode: 'screen' | 'accessible' = 'screen'): string {
	return [
		'dominogranie play',
		...(mode === 'accessible' ? ['--accessible'] : []),
		'--resume',
		...(file === undefined || isLast(file, records) ? [] : [quoted(file)]),
	].join(' ');
}

/** Whether a record lies in the directory of the others. */
export function isAmong(file: string, records: string): boolean {
	return path.resolve(path.dirname(file)) === path.resolve(records);
}

function isLast(file: string, records: string): boolean {
	const {value: last} = unfinishedMatches(records).next();
	return last !== undefined && path.resolve(last.file) === path.resolve(file);
}

/** A file's name as a shell takes it. */
function quoted(file: string): string {
	return /^[\w./@:+-]+$/.test(file) ? file : `'${file.replaceAll('\'', String.raw`'\''`)}'`;
}
