/** Reads JSON that anybody may have written: what is not as it should be is undefined. */

/** An object of which nothing is known yet. */
export type Unknown = Readonly<Partial<Record<string, unknown>>>;

/** The object that a text is, and nothing else. */
export function objectIn(text: string): Unknown | undefined {
	try {
		return objectOf(JSON.parse(text));
	} catch {
		return undefined;
	}
}

export function objectOf(value: unknown): Unknown | undefined {
	return typeof value === 'object' && value !== null && !Array.isArray(value) ? {...value} : undefined;
}

export function textOf(value: unknown): string | undefined {
	return typeof value === 'string' ? value : undefined;
}

/** A whole number from 0 up. */
export function countOf(value: unknown): number | undefined {
	return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;
}
