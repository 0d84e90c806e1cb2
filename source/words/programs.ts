/** What became of a program from outside, in sentences. */
import type {ProgramFailure, ProgramTrouble} from '../bots/program.js';
import type {Words} from './words.js';

type Needed = Pick<Words, 'programs' | 'usage'>;

/** "The program greedy.py failed: no answer within 5000 ms." */
export function failureSentence(words: Needed, {name, trouble, complaint}: ProgramFailure): string {
	return trouble.kind === 'unnamed'
		? words.programs.unnamed(name)
		: words.programs.failed(name, troubleClause(words, trouble), complaint);
}

/** What a program did wrong, as a part of a sentence. */
export function troubleClause({programs: {troubles}, usage}: Needed, trouble: ProgramTrouble): string {
	switch (trouble.kind) {
		case 'not-started': {
			return troubles['not-started'](usage.failures.reasons[trouble.code] ?? trouble.code);
		}

		case 'ended': {
			return troubles.ended(trouble.by);
		}

		case 'late': {
			return troubles.late(trouble.milliseconds);
		}

		case 'endless':
		case 'unnamed': {
			return troubles[trouble.kind];
		}

		case 'unasked':
		case 'not-understood': {
			return troubles[trouble.kind](trouble.wrote);
		}

		case 'not-allowed': {
			return troubles['not-allowed'](trouble.move);
		}
	}
}
