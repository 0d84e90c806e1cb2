// What is built into Ink's files by `bounded-ink.mjs`.

const most = 2000;

/** A map that forgets all it holds when it holds too much; a frame or two fill it again. */
export class BoundedMap extends Map {
	set(key, value) {
		if (this.size >= most) {
			this.clear();
		}

		return super.set(key, value);
	}
}

/** A frame of whole lines that stand under and beside each other, and neither clip nor cover anything; undefined for any other. */
export function plainFrame({operations, height, caches}) {
	const rows = Array.from({length: height}, () => '');
	for (const {type, x, y, text, transformers} of operations) {
		if (type !== 'write') {
			return undefined;
		}

		for (const [index, written] of text.split('\n').entries()) {
			const row = y + index;
			if (row < 0 || row >= height) {
				continue;
			}

			const before = rows[row];
			const room = before === '' ? x : x - caches.getStringWidth(before);
			if (room < 0) {
				return undefined;
			}

			let line = written;
			for (const transform of transformers) {
				line = transform(line, index);
			}

			rows[row] = before + ' '.repeat(room) + line;
		}
	}

	return {output: rows.map(row => row.trimEnd()).join('\n'), height};
}

const style = /\u001B\[[\d;]*m/g; // eslint-disable-line no-control-regex
// Letters, box drawing and the arrows of the board: one cell each.
const narrow = /^[ -~\u00A1-\u00AC\u00AE-\u02FF\u2010-\u2027\u2190-\u2193\u2500-\u259F]*$/;

/** The size of a text of narrow characters; undefined for any other. Measured in the usual way, every character might be an emoji of any width. */
export function plainSize(text) {
	const lines = text.replaceAll(style, '').split('\n');
	return lines.every(line => narrow.test(line)) ? {width: Math.max(...lines.map(line => line.length)), height: lines.length} : undefined;
}
