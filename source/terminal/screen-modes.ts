// Alternate screen, cursor hidden, no wrapping at the right edge (a glyph wider than expected must not scroll
// the screen), pastes marked as such.
/** What a terminal is sent before the first frame. */
export const enterScreen = '\u001B[?1049h\u001B[?25l\u001B[?7l\u001B[?2004h';

// Wiping from the top first leaves a clean screen also where there is no alternate one, as on the Linux console.
/** What a terminal is sent after the last frame: everything is as it was. */
export const leaveScreen = '\u001B[m\u001B[H\u001B[J\u001B[?2004l\u001B[?7h\u001B[?25h\u001B[?1049l';
