/** Why nothing can be drawn: a stream is no terminal, or the terminal cannot move its cursor. */
export type MissingTerminal = 'no-terminal' | 'dumb-terminal';

/** What is missing for a drawn screen on these streams, or undefined if nothing is. */
export function missingTerminal(streams: {
	readonly stdin: {readonly isTTY?: boolean};
	readonly stdout: {readonly isTTY?: boolean};
	readonly env: NodeJS.ProcessEnv;
}): MissingTerminal | undefined {
	if (!streams.stdin.isTTY || !streams.stdout.isTTY) {
		return 'no-terminal';
	}

	return isDumb(streams.env) ? 'dumb-terminal' : undefined;
}

/** Whether the terminal says of itself that it knows no escape sequences. */
export function isDumb(env: NodeJS.ProcessEnv): boolean {
	return !env.TERM || env.TERM === 'dumb';
}

// Ink and React look at these while they are imported: in "CI" nothing is drawn, DEV prints an advertisement, the
// screen-reader switch erases and rewrites lines (there is an accessible mode of our own), and without production
// React's slow development build runs.
const meddling = ['CI', 'CONTINUOUS_INTEGRATION', 'DEV', 'INK_SCREEN_READER'];

/** Takes out of the environment what would change how Ink draws. To be called before Ink is imported. */
export function cleanEnvironment(env: NodeJS.ProcessEnv): void {
	for (const name of meddling) {
		delete env[name]; // eslint-disable-line @typescript-eslint/no-dynamic-delete
	}

	env.NODE_ENV = 'production';
}
