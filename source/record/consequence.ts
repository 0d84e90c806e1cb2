/** Compares what a record says of the consequences of an action with what happened. */
import type {Event} from '../match/events.js';
import type {ReadAction} from './action-reader.js';
import type {EndPart, Flaw} from './fault.js';

const endParts: readonly EndPart[] = ['end', 'pips', 'points', 'score'];

/** What is wrong with a line where `due` has to stand: an `end` line, `game N won TEAM` or `match won TEAM`. */
export function flawInConsequence(read: string, due: string): Flaw | undefined {
	if (read === due) {
		return undefined;
	}

	const words = read.split(' ');
	const dueWords = due.split(' ');
	if (words[0] === 'end' && dueWords[0] === 'end') {
		return flawInEnd(words, dueWords);
	}

	const winner = dueWords.at(-1)!;
	const sameButWinner = words.length === dueWords.length && words.slice(0, -1).every((word, place) => word === dueWords[place]);
	return sameButWinner && dueWords.includes('won') && /^[1-9]$/.test(words.at(-1)!)
		? {kind: 'wrong-winner', due: Number(winner) - 1}
		: {kind: 'line-due', due};
}

/** Names the first part that differs. */
function flawInEnd(words: readonly string[], dueWords: readonly string[]): Flaw {
	const place = dueWords.findIndex((word, at) => word !== words[at]);
	const part = endParts.findLast(name => place === -1 || dueWords.indexOf(name) <= place)!;
	const start = dueWords.indexOf(part);
	const end = dueWords.findIndex((word, at) => at > start && (endParts as readonly string[]).includes(word));
	return {kind: 'wrong-end', part, due: dueWords.slice(start, end === -1 ? undefined : end).join(' ')};
}

/** What a line says of a tile's count and points, or of the tile drawn, against what happened. */
export function flawInResult({claims, drawn}: ReadAction, event: Event): Flaw | undefined {
	if (event.type === 'drew') {
		return drawn === event.tile ? undefined : {kind: 'wrong-draw', due: event.tile!};
	}

	if (event.type !== 'laid') {
		return undefined;
	}

	const [count, points, ...rest] = claims;
	if (count !== `=${event.count}`) {
		return {kind: 'wrong-count', due: event.count};
	}

	if (points !== (event.points === 0 ? undefined : `+${event.points}`)) {
		return {kind: 'wrong-points', due: event.points};
	}

	return rest.length > 0 ? {kind: 'not-understood'} : undefined;
}
