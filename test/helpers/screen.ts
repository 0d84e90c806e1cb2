import xterm from '@xterm/headless';

/** A terminal emulator without a window, and what a person would read on it. */
export type Screen = {
	readonly write: (bytes: string) => void;
	readonly resize: (columns: number, rows: number) => void;
	/** The visible rows, without the blanks at their ends. */
	readonly lines: () => string[];
	readonly text: () => string;
	/** One text a cell: the character and its style, to compare screens with. */
	readonly cells: () => string[];
	/** Rows that have scrolled out of the top. */
	readonly scrolledRows: () => number;
	/** Waits until all that was written is shown. */
	readonly settled: () => Promise<void>;
	/** Waits until the text is shown or the condition holds; fails with the screen as it then is. */
	readonly until: (wanted: string | (() => boolean), milliseconds?: number) => Promise<string>;
	/** What the terminal answers to questions in its input. */
	readonly onAnswer: (listener: (bytes: string) => void) => void;
};

/** A new screen. `newline`: whether a bare line feed returns to the left edge, as behind a terminal driver. */
export function createScreen(options: {columns: number; rows: number; newline?: boolean}): Screen {
	const terminal = new xterm.Terminal({
		cols: options.columns, rows: options.rows, convertEol: options.newline ?? false, allowProposedApi: true, scrollback: 1000,
	});
	const watchers = new Set<() => void>();

	const rows = <T>(read: (row: number) => T): T[] => Array.from({length: terminal.rows}, (_, row) => read(terminal.buffer.active.viewportY + row));
	const lines = () => rows(row => terminal.buffer.active.getLine(row)?.translateToString(true, 0, terminal.cols) ?? '');
	const text = () => lines().join('\n');

	return {
		write(bytes) {
			terminal.write(bytes, () => {
				for (const watcher of watchers) {
					watcher();
				}
			});
		},
		resize(columns, rows) {
			terminal.resize(columns, rows);
		},
		lines,
		text,
		cells: () => rows(row => cellsOf(terminal, row)).flat(),
		scrolledRows: () => terminal.buffer.normal.baseY,
		settled: async () => new Promise(resolve => {
			terminal.write('', resolve);
		}),
		async until(wanted, milliseconds = 10_000) {
			const isThere = typeof wanted === 'string' ? () => text().includes(wanted) : wanted;
			return new Promise((resolve, reject) => {
				const watcher = () => {
					if (isThere()) {
						watchers.delete(watcher);
						clearTimeout(guard);
						resolve(text());
					}
				};

				const guard = setTimeout(() => {
					watchers.delete(watcher);
					reject(new Error(`Waited in vain for ${String(wanted)}. The screen:\n${text()}`));
				}, milliseconds);
				watchers.add(watcher);
				watcher();
			});
		},
		onAnswer(listener) {
			terminal.onData(listener);
		},
	};
}

function cellsOf(terminal: xterm.Terminal, row: number): string[] {
	const line = terminal.buffer.active.getLine(row);
	return Array.from({length: terminal.cols}, (_, column) => {
		const cell = line?.getCell(column);
		if (!cell) {
			return '';
		}

		const style = [
			cell.isBold(),
			cell.isDim(),
			cell.isItalic(),
			cell.isUnderline(),
			cell.isInverse(),
			cell.isStrikethrough(),
			cell.getFgColorMode(),
			cell.getFgColor(),
			cell.getBgColorMode(),
			cell.getBgColor(),
		];
		// An untouched cell and a blank look the same.
		const isBlank = cell.getChars() === '' && cell.getWidth() === 1;
		return `${isBlank ? ' ' : cell.getChars()} ${cell.getWidth()} ${style.join(',')}`;
	});
}
