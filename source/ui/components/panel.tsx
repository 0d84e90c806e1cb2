import {Box, Text} from 'ink';
import type {Theme} from '../text/theme.js';
import {type Line, cutLine} from '../text/text.js';

export type PanelProps = {
	readonly lines: readonly Line[];
	readonly width: number;
	readonly theme: Theme;
};

/** Lines as one text: every node of a screen costs time, so a panel has just two. */
export function Panel({lines, width, theme}: PanelProps) {
	if (lines.length === 0) {
		return undefined;
	}

	// An empty line would take no row.
	const text = lines.map(line => theme.paint(cutLine(line, width)) || ' ').join('\n');
	return <Box width={width} flexShrink={0}><Text>{text}</Text></Box>;
}
