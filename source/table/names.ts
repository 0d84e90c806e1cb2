/** Names for bots. */
const names: readonly string[] = ['Łucja', 'Wojtek', 'Klara', 'Olek', 'Zosia', 'Tymon', 'Hania', 'Igor'];

/** So many names for bots, in a fixed order, without those that people at the table have. At most four are ever needed. */
export function botNames(count: number, taken: readonly string[] = []): string[] {
	const used = new Set(taken.map(name => name.toLowerCase()));
	return names.filter(name => !used.has(name.toLowerCase())).slice(0, count);
}
