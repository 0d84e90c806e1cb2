/** Runs an action after some milliseconds; the answer calls it off. */
export type Later = (milliseconds: number, action: () => void) => () => void;

/**
The real clock. When the time is up, input that has already arrived is still read first: after a busy moment the
rest of an escape sequence may be waiting, and it is not late.
*/
export const later: Later = (milliseconds, action) => {
	let turn: NodeJS.Immediate | undefined;
	const timer = setTimeout(() => {
		turn = setImmediate(action);
	}, milliseconds);
	return () => {
		clearTimeout(timer);
		clearImmediate(turn);
	};
};
