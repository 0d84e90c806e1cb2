/** The layout as a list of its arms, of which a window may show a part. */
import {armList} from '../../board/arm-list.js';
import type {Charset} from '../../board/glyphs.js';
import type {Layout} from '../../rules/layout.js';
import type {Size} from '../arrangement.js';
import {keyLabels} from '../key-labels.js';
import {type Line, fillLines, span} from '../text/text.js';

/** As many lines as a list can have. */
const endless = 1000;

/** The list from its line `first` on; where it does not fit, the last row says which lines are shown, and how to see others. */
export function armLines(layout: Layout, {charset, room, first}: {readonly charset: Charset; readonly room: Size; readonly first: number}): Line[] {
	const {columns, rows} = room;
	const {lines} = armList(layout, charset, {width: columns, height: endless});
	const last = lastArms(layout, room);
	if (last === 0) {
		return fillLines(lines.map(text => [span(text)]), rows);
	}

	const start = Math.min(first, last);
	const shown = lines.slice(start, start + rows - 1);
	return [
		...shown.map((text): Line => [span(text)]),
		[span(`${start + 1}–${start + shown.length}/${lines.length}  ${keyLabels.page}`, 'heading')],
	];
}

/** The last line the list can begin with; 0 where it fits as a whole. */
export function lastArms(layout: Layout, {columns, rows}: Size): number {
	const {length} = armList(layout, 'ascii', {width: columns, height: endless}).lines;
	return length <= rows ? 0 : length - (rows - 1);
}
