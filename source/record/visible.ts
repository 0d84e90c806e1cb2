/** Text of unknown origin, made safe to show. */

/** A text on one line: what cannot be seen, or would steer a terminal, is written as `\u{1b}`. */
export function visible(text: string): string {
	return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, character => String.raw`\u{${character.codePointAt(0)!.toString(16)}}`);
}
