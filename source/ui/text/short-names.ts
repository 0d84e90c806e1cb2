/** Names where room is short: cut, but never so that two become one. */
import {firstCells, textWidth} from './text.js';

/** The names cut to `longest` cells, 3 at least. Names that would be alike keep what tells them apart: Player 1 and Player 2 become Pl1 and Pl2. */
export function shortNames(names: readonly string[], longest: number): string[] {
	const cut = names.map(name => firstCells(name, longest).trimEnd());
	return cut.map((short, index) => {
		const alike = cut.flatMap((other, place) => other === short ? [place] : []);
		return alike.length === 1 ? short : distinctName(names[index], {others: alike.map(place => names[place]), number: index + 1, longest});
	});
}

function distinctName(name: string, {others, number, longest}: {others: readonly string[]; number: number; longest: number}): string {
	const shared = sharedLength(others);
	// Names that are the same, or differ late and long, go by the number of their seat.
	const rest = name.slice(shared);
	const tail = new Set(others).size === others.length && rest !== '' && textWidth(rest) < longest ? rest : String(number);
	return firstCells(name, longest - textWidth(tail)).trimEnd() + tail;
}

/** How many characters at their beginning all names share. */
function sharedLength([first, ...others]: readonly string[]): number {
	const differs = [...first].findIndex((_, place) => others.some(other => !other.startsWith(first.slice(0, place + 1))));
	return differs === -1 ? first.length : differs;
}
