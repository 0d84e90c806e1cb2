/** What a command line is refused with, as a person reads it. */
import {Complaint} from '../../source/commands/complaint.js';
import {usage as english} from '../../source/words/en/usage.js';
import {usage as polish} from '../../source/words/pl/usage.js';

/** The sentence, in English or Polish, with which `action` ends; undefined when it ends well. */
export function complaintOf(action: () => unknown, language: 'en' | 'pl' = 'en'): string | undefined {
	try {
		action();
	} catch (error) {
		if (error instanceof Complaint) {
			return error.say({en: english, pl: polish}[language]);
		}

		throw error;
	}

	return undefined;
}
