/** Lines typed on a bare terminal, which neither echoes nor corrects anything by itself. */

export type LineEditorWish = {
	/** Whether what is typed must be shown by us, and corrected when wrong. */
	readonly echoes: boolean;
	readonly write: (text: string) => void;
	readonly line: (text: string) => void;
	/** Ctrl+C, once and at once again. */
	readonly interrupted: (isAgain: boolean) => void;
	/** Ctrl+D on an empty line. */
	readonly ended: () => void;
};

const longestLine = 400;
const erased = '\b \b';

/** Takes characters in, one after the other. */
export function createLineEditor({echoes, write, line, interrupted, ended}: LineEditorWish): (text: string) => void {
	let typed: string[] = [];
	let wasReturn = false;
	let wasInterrupt = false;
	// Arrows and the like mean nothing here; their codes must not get into the line.
	let escape: 'none' | 'begun' | 'code' = 'none';

	const echo = (text: string) => {
		if (echoes) {
			write(text);
		}
	};

	const erase = (count: number) => {
		const gone = typed.splice(Math.max(0, typed.length - count));
		echo(erased.repeat(gone.length));
	};

	const finish = () => {
		const text = typed.join('');
		typed = [];
		echo('\n');
		line(text);
	};

	const control = (character: string) => {
		switch (character) {
			case '\r':
			case '\n': {
				if (character === '\r' || !wasReturn) {
					finish();
				}

				break;
			}

			case '\u007F':
			case '\b': {
				erase(1);
				break;
			}

			case '\u0015': {
				erase(typed.length);
				break;
			}

			case '\u0003': {
				typed = [];
				echo('^C\n');
				interrupted(wasInterrupt);
				break;
			}

			case '\u0004': {
				if (typed.length === 0) {
					ended();
				}

				break;
			}

			case '\u001B': {
				escape = 'begun';
				break;
			}

			default:
			// Nothing else means anything.
		}
	};

	const take = (character: string) => {
		if (escape !== 'none' && character >= ' ') {
			const goesOn = escape === 'begun' ? /[[O]/.test(character) : /[\d;:?<=>]/.test(character);
			escape = goesOn ? 'code' : 'none';
			return;
		}

		escape = 'none';
		if (isControl.test(character)) {
			control(character);
		} else if (typed.length < longestLine && printable.test(character)) {
			typed.push(character);
			echo(character);
		}

		wasReturn = character === '\r';
		wasInterrupt = character === '\u0003';
	};

	return text => {
		for (const character of text) {
			take(character);
		}
	};
}

const isControl = /^\p{Cc}$/u;
// One cell each, so that one can be taken back by going back one cell.
const printable = /^[\p{L}\p{N}\p{P}\p{S} ]$/u;
