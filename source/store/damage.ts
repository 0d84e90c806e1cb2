/** What was found damaged among a person's files, and what has become of it. */

export type Damage =
	/** What could not be understood has been put under the name `file`; of statistics the good lines have stayed. */
	| {readonly kind: 'settings-damaged' | 'statistics-damaged'; readonly file: string}
	/** The file is there, but cannot be read, or not be renamed. */
	| {readonly kind: 'settings-unreadable' | 'statistics-unreadable'; readonly file: string}
	| RecordDamage;

/** A damaged record; as it was it is kept under the name `file`. */
export type RecordDamage =
	/** Nothing of it was good. */
	| {readonly kind: 'record-lost'; readonly file: string}
	/** Its first `lines` lines were good, into the deal `deal` (0 before the first): they stay, and the match of this variant can go on from there. */
	| {readonly kind: 'record-cut'; readonly file: string; readonly variant: string; readonly lines: number; readonly deal: number};
