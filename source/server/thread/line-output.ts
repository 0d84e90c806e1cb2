/** Plain lines on their way to a guest. Nothing of them may be lost, but whoever never reads cannot keep us collecting. */
import type {Target} from '../../terminal/stage.js';

const mostWaiting = 200_000;

export type LineOutput = {
	readonly write: (text: string) => void;
	/** What has not been written; it is not written any more. */
	readonly rest: () => string;
};

/** Writes texts one after the other, each when the one before has been taken; `tooSlow` is called, once, when too much waits. */
export function createLineOutput({target, lineEnd, tooSlow}: {
	readonly target: Target;
	readonly lineEnd: '\n' | '\r\n';
	readonly tooSlow: () => void;
}): LineOutput {
	let waiting = '';
	let isWriting = false;
	let isTooSlow = false;
	let isDue = false;

	const flush = () => {
		isDue = false;
		if (isWriting || waiting === '') {
			return;
		}

		const text = waiting;
		waiting = '';
		isWriting = true;
		target.write(text, () => {
			isWriting = false;
			flush();
		});
	};

	return {
		write(text) {
			if (isTooSlow) {
				return;
			}

			waiting += text.replaceAll('\n', lineEnd);
			if (waiting.length > mostWaiting) {
				isTooSlow = true;
				waiting = '';
				tooSlow();
			} else if (!isDue) {
				isDue = true;
				setImmediate(flush);
			}
		},
		rest() {
			const rest = waiting;
			waiting = '';
			return rest;
		},
	};
}
