import {readFileSync} from 'node:fs';
import {replay} from '../../../source/record/replay.js';
import {type Showing, showingOf} from '../../../source/ui/replay/showing.js';

/** A record of `test/records` on the screen. */
export function recorded(name: string, line?: number): Showing {
	return showingOf(replay(readFileSync(new URL(`../../records/${name}.domino`, import.meta.url))), line)!;
}
