/** A result as a line of JSON, and back. */
import type {Result} from './result.js';
import {
	type Unknown, countOf, objectIn, textOf,
} from './untrusted.js';

const version = 1;

export function formatResult(result: Result): string {
	return JSON.stringify({version, ...result});
}

/** Reads what `formatResult` writes; anything else is undefined. */
export function parseResult(line: string): Result | undefined {
	const read = objectIn(line);
	return read?.version === version ? resultIn(read) : undefined;
}

/** Whether a line is a result that only a newer version of the program understands. */
export function isOfNewerVersion(line: string): boolean {
	const read = objectIn(line);
	return Number.isSafeInteger(read?.version) && Number(read?.version) > version;
}

function resultIn(read: Unknown): Result | undefined {
	const texts = {record: textOf(read.record), digest: textOf(read.digest), variant: textOf(read.variant)};
	const counts = {
		players: countOf(read.players),
		games: countOf(read.games),
		gamesWon: countOf(read.gamesWon),
		deals: countOf(read.deals),
		points: countOf(read.points),
		bestDeal: countOf(read.bestDeal),
		hints: countOf(read.hints),
		undos: countOf(read.undos),
	};
	const levels = Array.isArray(read.levels) && read.levels.every(level => typeof level === 'string') ? read.levels : undefined;
	const won = typeof read.won === 'boolean' ? read.won : undefined;
	const date = textOf(read.date);
	const all = {
		...texts, ...(date !== undefined && {date}), ...counts, levels, won,
	};
	return isWhole(all) && counts.gamesWon! <= counts.games! ? all : undefined;
}

/** Whether nothing of it is missing. */
function isWhole<Part extends Record<string, unknown>>(parts: Part): parts is {[Key in keyof Part]: Exclude<Part[Key], undefined>} & Part {
	return Object.values(parts).every(part => part !== undefined);
}
