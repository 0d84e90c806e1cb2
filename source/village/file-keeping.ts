/** A village kept in a directory of files that only their owner can read: what is used unless something larger is there. */
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {readBytes, resumeRecord} from '../record/store.js';
import {keepSecret} from '../record/secret-file.js';
import {errorCode} from '../store/error-code.js';
import {appendLines} from '../store/journal.js';
import {mendRecords} from '../store/mend-records.js';
import {newRecord} from '../store/records.js';
import {setAside} from '../store/set-aside.js';
import {writeSafely} from '../store/write-safely.js';
import {
	finishedIn, numberIn, personIn, tableIn,
} from './kept-text.js';
import type {Keeping, KeptTable} from './keeping.js';
import type {VillageEvent} from './setting.js';

/** Keeps a village in the directory, which need not be there yet. What goes wrong is told to the log. */
export function keepInFiles(directory: string, log: (event: VillageEvent) => void): Keeping {
	const records = path.join(directory, 'records');
	const tables = path.join(directory, 'tables');
	const matches = path.join(directory, 'matches.jsonl');
	const numbers = path.join(directory, 'tables.json');
	const personFile = (id: string) => path.join(directory, 'people', `${id}.json`);
	const tableFile = (number: number) => path.join(tables, `${number}.json`);
	const recordFile = (name: string) => path.join(records, path.basename(name));

	for (const damage of mendRecords(records)) {
		log({event: 'damaged', kind: damage.kind, setAside: damage.file});
	}

	const attempt = (file: string, work: () => void) => {
		try {
			work();
		} catch (error) {
			log({event: 'not-kept', file, code: errorCode(error)});
		}
	};

	const write = (file: string, value: unknown) => {
		attempt(file, () => {
			writeSafely(file, `${JSON.stringify(value)}\n`);
		});
	};

	/** What a file says; one that is damaged is set aside. */
	const read = <Value>(file: string, understand: (text: string) => Value | undefined): Value | undefined => {
		const bytes = readBytes(file);
		if ('kind' in bytes) {
			if (bytes.kind !== 'failed' || bytes.code !== 'ENOENT') {
				log({event: 'unreadable', file, code: bytes.kind === 'failed' ? bytes.code : bytes.kind});
			}

			return undefined;
		}

		const value = understand(new TextDecoder().decode(bytes));
		if (value === undefined) {
			attempt(file, () => {
				log({event: 'damaged', kind: 'not-understood', setAside: setAside(file)});
			});
		}

		return value;
	};

	const tableNumbers = () => {
		try {
			return readdirSync(tables).flatMap(name => /^\d+\.json$/.test(name) ? Number.parseInt(name, 10) : []).toSorted((one, other) => one - other);
		} catch {
			return [];
		}
	};

	let next: number | undefined;
	return {
		person: id => isId(id) ? read(personFile(id), personIn) : undefined,
		savePerson(id, person) {
			if (isId(id)) {
				write(personFile(id), person);
			}
		},
		tables: () => tableNumbers().flatMap((number): KeptTable[] => {
			const table = read(tableFile(number), tableIn);
			return table === undefined ? [] : [{...table, number}];
		}),
		saveTable(table) {
			write(tableFile(table.number), table);
		},
		removeTable(number) {
			attempt(tableFile(number), () => {
				rmSync(tableFile(number), {force: true});
			});
		},
		takeNumber() {
			next ??= Math.max(read(numbers, numberIn) ?? 1, 1 + Math.max(0, ...tableNumbers()));
			const number = next++;
			write(numbers, {next});
			return number;
		},
		beginRecord(lines, secret, now) {
			const record = newRecord(records, lines, now);
			if ('kind' in record) {
				return record;
			}

			const fault = keepSecret(record.file, secret);
			if (fault !== undefined) {
				record.close();
				return fault;
			}

			return {name: path.basename(record.file), record};
		},
		resumeRecord: name => resumeRecord(recordFile(name)),
		recordBytes(name) {
			const bytes = readBytes(recordFile(name));
			return 'kind' in bytes ? undefined : bytes;
		},
		finished() {
			try {
				const lines = readFileSync(matches, 'utf8').split('\n').filter(line => line !== '');
				const found = lines.flatMap(line => finishedIn(line) ?? []);
				if (found.length < lines.length) {
					log({event: 'damaged', kind: 'matches', lines: lines.length - found.length});
				}

				return found;
			} catch (error) {
				if (errorCode(error) !== 'ENOENT') {
					log({event: 'unreadable', file: matches, code: errorCode(error)});
				}

				return [];
			}
		},
		saveFinished(match) {
			const fault = appendLines(matches, () => [JSON.stringify(match)]);
			if (fault !== undefined) {
				log({event: 'not-kept', file: matches, code: fault.kind === 'failed' ? fault.code : fault.kind});
			}
		},
	};
}

/** Ids become names of files. */
function isId(id: string): boolean {
	return /^[\da-f]{32}$/.test(id);
}
