/** What is left of a match whose program was killed. */
import {Buffer} from 'node:buffer';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type View, viewOf} from '../../source/match/view.js';
import {type Replay, replay} from '../../source/record/replay.js';
import {movesOf} from '../../source/rules/layout.js';
import {resumeMatch} from '../../source/table/open-match.js';
import {createClock} from './clock.js';

/** Everything that a seat sees, as one text. */
export function fingerprint(view: View | undefined): string {
	if (view === undefined) {
		return 'nothing';
	}

	const {terms: _, layout, ...rest} = view;
	return JSON.stringify({...rest, layout: movesOf(layout)});
}

/**
What is wrong with the record of a match whose program was killed; undefined when nothing is.

`told` are the fingerprints of what seat 0 was shown after each of the last actions before that, the first of them after
the action number `from`: all of it must be in the record. Then the record is taken up, which must lead to its last position.
*/
export function lossIn(record: string, told: readonly string[] = [], from = 0): string | undefined {
	const bytes = existsSync(record) ? readFileSync(record) : Buffer.alloc(0);
	const before = replay(bytes);
	if (before.fault !== undefined) {
		return `The record is wrong: ${JSON.stringify(before.fault)}`;
	}

	const lost = told.findIndex((text, place) => fingerprintAfter(before, from + place) !== text);
	if (lost !== -1) {
		return `Action ${from + lost} of ${from + told.length} is lost or another; the record has ${before.steps.length}.`;
	}

	return before.header === undefined ? undefined : lossInResumption(record, bytes, before);
}

function lossInResumption(record: string, bytes: Uint8Array, before: Replay): string | undefined {
	const resumed = resumeMatch(record, {
		pauseMilliseconds: 1, later: createClock().later, records: path.dirname(record), now: () => new Date(),
	});
	if (!('table' in resumed)) {
		return `The match does not go on: ${resumed.kind}`;
	}

	const position = fingerprint(resumed.table.view(0));
	resumed.table.close();
	const written = readFileSync(record);
	const after = replay(written);
	if (after.fault !== undefined || after.cutLastLine) {
		return 'The record is wrong after the match has been taken up.';
	}

	if (!written.subarray(0, before.length).equals(bytes.subarray(0, before.length))) {
		return 'What stood in the record has changed.';
	}

	// A deal of which only a part was written is dealt to its end; nothing else happens by itself.
	const steps = before.steps.length + (before.half === undefined ? 0 : 1);
	return after.steps.length === steps && position === fingerprintAfter(after, steps - 1)
		? undefined
		: 'The match goes on at another position.';
}

function fingerprintAfter({steps}: Replay, action: number): string {
	const step = action < 0 ? undefined : steps.at(action);
	return step === undefined ? (action < 0 ? 'nothing' : 'missing') : fingerprint(viewOf(step.match, 0));
}
