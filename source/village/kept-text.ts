/** Reads what a village has kept as JSON. Whatever is not as it should be is undefined. */
import {
	type Unknown, countOf, objectIn, objectOf, textOf,
} from '../store/untrusted.js';
import type {
	FinishedMatch, KeptChair, KeptPerson, KeptTable,
} from './keeping.js';
import type {TableWish} from './protocol.js';
import {settledOf} from './people.js';

/** The values, if each can be understood. */
function each<Value>(values: unknown, understand: (value: unknown) => Value | undefined): Value[] | undefined {
	if (!Array.isArray(values)) {
		return undefined;
	}

	const understood = values.flatMap(value => understand(value) ?? []);
	return understood.length === values.length ? understood : undefined;
}

/** Reads what is kept of a person. */
export function personIn(text: string): KeptPerson | undefined {
	const read = objectIn(text);
	const name = textOf(read?.name);
	return name === undefined ? undefined : {name, settled: settledOf(objectOf(read?.settled) ?? {})};
}

/** Reads the next number of a table. */
export function numberIn(text: string): number | undefined {
	return countOf(objectIn(text)?.next);
}

/** Reads a table; its number is in the name of its file. */
export function tableIn(text: string): Omit<KeptTable, 'number'> | undefined {
	const read = objectIn(text);
	const wish = wishOf(objectOf(read?.wish));
	const founded = countOf(read?.founded);
	const secret = textOf(read?.secret);
	const stage = (['waiting', 'playing', 'over'] as const).find(one => one === read?.stage);
	const chairs = each(read?.chairs, value => value === null ? {chair: undefined} : chairOf(objectOf(value)));
	if (wish === undefined || founded === undefined || secret === undefined || stage === undefined || chairs === undefined) {
		return undefined;
	}

	return {
		wish, founded, secret, stage, began: countOf(read?.began), record: textOf(read?.record), chairs: chairs.map(({chair}) => chair),
	};
}

/** Whether it can be granted is asked later. */
function wishOf(read: Unknown | undefined): TableWish | undefined {
	const variant = textOf(read?.variant);
	const level = textOf(read?.level);
	const wishes = objectOf(read?.wishes);
	const house = objectOf(wishes?.house);
	const seats = countOf(wishes?.seats);
	if (variant === undefined || level === undefined || seats === undefined) {
		return undefined;
	}

	return {
		variant,
		level,
		word: textOf(read?.word),
		clock: countOf(read?.clock),
		wishes: {
			seats,
			target: countOf(wishes?.target),
			games: countOf(wishes?.games),
			house: Object.fromEntries(Object.entries(house ?? {}).map(([name, value]) => [name, String(value)])),
		},
	};
}

function chairOf(read: Unknown | undefined): {chair: KeptChair} | undefined {
	const person = textOf(read?.person);
	const name = textOf(read?.name);
	const since = countOf(read?.since);
	const [words, comeBack] = [textOf(read?.words), textOf(read?.comeBack)];
	if (person === undefined || name === undefined || since === undefined) {
		return undefined;
	}

	return {
		chair: {
			person,
			isKnown: read?.isKnown === true,
			name,
			since,
			...(words !== undefined && {words}),
			...(comeBack !== undefined && {comeBack}),
			...(read?.hasRisen === true && {hasRisen: true}),
		},
	};
}

/** Reads a line of the list of matches. */
export function finishedIn(line: string): FinishedMatch | undefined {
	const read = objectIn(line);
	const [record, variant, date] = [textOf(read?.record), textOf(read?.variant), textOf(read?.date)];
	const sides = each(read?.sides, value => {
		const side = objectOf(value);
		const [names, score] = [each(side?.names, textOf), countOf(side?.score)];
		return names === undefined || score === undefined ? undefined : {names, score};
	});
	const people = each(read?.people, value => {
		const person = objectOf(value);
		const [id, result] = [textOf(person?.id), textOf(person?.result)];
		return id === undefined ? undefined : {id, ...(result !== undefined && {result})};
	});
	if (record === undefined || variant === undefined || date === undefined || sides === undefined || people === undefined) {
		return undefined;
	}

	return {
		record, variant, date, sides, people, isPrivate: read?.isPrivate === true,
	};
}
