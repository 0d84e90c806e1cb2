import {Text} from 'ink';
import {type Line, cutLine} from '../text.js';
import type {Theme} from '../theme.js';

export type PanelProps = {
	readonly lines: readonly Line[];
	readonly width: number;
	readonly theme: Theme;
};

/** Lines as one text: every node of a screen costs time, so a panel has just one. */
export function Panel({lines, width, theme}: PanelProps) {
	// An empty line would take no row.
	return lines.length > 0 && <Text>{lines.map(line => theme.paint(cutLine(line, width)) || ' ').join('\n')}</Text>;
}
