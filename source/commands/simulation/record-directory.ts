/** Where the records of a simulation go: one file a match. */
import {readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {errorCode} from '../../store/error-code.js';
import {makeDirectory} from '../../store/make-directory.js';
import {Complaint, fileFailure} from '../complaint.js';

/** How to write the record of a match, counted from 1. */
export type RecordWriter = (match: number, record: string) => void;

/**
Makes the directory if need be. Records of another simulation would get mixed with ours or be lost, so a directory
that holds any is refused. Throws a complaint about what cannot be done, as the writer does.
*/
export function openRecordDirectory(directory: string): RecordWriter {
	try {
		makeDirectory(directory);
		if (readdirSync(directory).some(name => /^match-\d+\.domino$/.test(name))) {
			throw new Complaint(1, ({failures}) => failures.recordsThere(directory));
		}
	} catch (error) {
		throw error instanceof Complaint ? error : fileFailure('cannotWrite', directory, errorCode(error));
	}

	return (match, record) => {
		const file = path.join(directory, `match-${String(match).padStart(5, '0')}.domino`);
		try {
			writeFileSync(file, record, {flag: 'wx'});
		} catch (error) {
			throw fileFailure('cannotWrite', file, errorCode(error));
		}
	};
}
