/** The layout arm by arm. */
import {type Arm, type ArmTile, armsOf} from '../board/arms.js';
import {formatTile} from '../rules/tile.js';
import type {Sight} from './sight.js';

/** The line of the lead, then the arms that begin at short sides, each a line; tiles as they lie, so that touching pips follow each other. */
export function armLines({words: {plain: {told}}, view: {layout}}: Sight): string[] {
	const arms = armsOf(layout);
	return arms.length === 0 ? [told.empty] : arms.map(arm => armLine(arm));

	function armLine({host, tiles, start, tip}: Arm): string {
		return told.arm({
			host: host === undefined ? undefined : formatTile(host),
			tiles: tiles.map(tile => tileInArm(tile)),
			// A lone double has one end, on both its sides.
			start: start === tip ? undefined : start?.letter?.toLowerCase(),
			tip: tip?.letter?.toLowerCase(),
		});
	}

	function tileInArm({first, second, shortEnd}: ArmTile): string {
		const letter = shortEnd?.letter?.toLowerCase();
		const tile = `${first}-${second}`;
		return letter === undefined ? tile : told.withShortEnd(tile, letter);
	}
}
