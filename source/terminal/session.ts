import process from 'node:process';
import {isatty} from 'node:tty';
import {type Capabilities} from './capabilities.js';
import {type Key} from './key-names.js';
import {createKeys, type Keys} from './keys.js';
import {later} from './later.js';
import {listen} from './listening.js';
import {enterScreen, leaveScreen} from './screen-modes.js';
import {boundedSize} from './size.js';
import {createStage, type Stage} from './stage.js';
import {createSuspension} from './suspension.js';

/**
A terminal in our hands. `stdin` and `stdout` are for Ink (with `debug: true`). `restore` gives the terminal back; it
may be called any number of times.
*/
export type Terminal = Pick<Keys, 'stdin' | 'onKey'> & Pick<Stage, 'stdout' | 'repaint' | 'bell'> & {
	readonly capabilities: Capabilities;
	readonly restore: () => void;
};

/** `onFault` may say in a sentence what went wrong; the screen is then restored, and the process ends with 70 after it. */
export type TerminalOptions = {
	readonly capabilities: Capabilities;
	readonly onFault: (error: unknown) => void;
};

/**
Takes over the terminal of this process: alternate screen, raw keys. It is given back at whatever end: a normal one,
a signal, an exception that nobody caught. Ctrl+Z suspends and Ctrl+L draws again, without the app's knowledge.
*/
export function openTerminal({capabilities, onFault}: TerminalOptions): Terminal {
	const {stdin, stdout} = process;
	let isOpen = true;

	const stage = createStage({target: stdout, size: boundedSize(stdout), colour: capabilities.colour});

	const enter = () => {
		if (!isOpen) {
			return;
		}

		// Off and on again, since a shell may have changed the modes meanwhile. Before anything is drawn: in the background
		// this stops the process, and the shell's screen stays as it is.
		stdin.setRawMode(false);
		stdin.setRawMode(true);
		stdout.write(enterScreen);
		stage.resume();
	};

	const leave = () => {
		stage.pause();
		stdout.write(leaveScreen);
		stdin.setRawMode(false);
	};

	const suspension = createSuspension({enter, leave});

	const restore = () => {
		if (!isOpen) {
			return;
		}

		isOpen = false;
		unlisten();
		keys.close();
		stdin.pause();
		if (!suspension.isSuspended()) {
			leave();
		}
	};

	const end = (code: number) => {
		restore();
		process.exit(code); // eslint-disable-line unicorn/no-process-exit
	};

	const fault = (error: unknown) => {
		restore();
		try {
			onFault(error);
		} finally {
			end(70);
		}
	};

	// Without a terminal Node aborts while it ends, since it cannot set the modes back. Nothing is left to be said or saved.
	const unlessGone = (action: () => void) => {
		if (isatty(stdin.fd)) {
			action();
		} else {
			process.kill(process.pid, 'SIGKILL');
		}
	};

	const hangUp = () => {
		unlessGone(() => {
			end(129);
		});
	};

	const broken = (error: unknown) => {
		unlessGone(() => {
			fault(error);
		});
	};

	const take = (key: Key): boolean => {
		if (key === 'ctrl-z') {
			suspension.suspend();
		} else if (key === 'ctrl-l') {
			stage.repaint();
		} else {
			return false;
		}

		return true;
	};

	const keys = createKeys({later, onError: fault, take});
	const resized = () => {
		stage.resize(boundedSize(stdout));
	};

	const unlisten = listen([
		[process, 'exit', restore],
		[process, 'uncaughtException', fault],
		[process, 'unhandledRejection', fault],
		[process, 'SIGHUP', hangUp],
		[process, 'SIGCONT', suspension.resume],
		[process, 'SIGINT', () => {
			end(130);
		}],
		[process, 'SIGQUIT', () => {
			end(131);
		}],
		[process, 'SIGTERM', () => {
			end(143);
		}],
		[stdin, 'data', keys.feed],
		[stdin, 'end', hangUp],
		[stdout, 'resize', resized],
	]);
	// These stay: a terminal may also go while it is being given back.
	stdin.on('error', broken);
	stdout.on('error', broken);
	enter();

	return {
		stdin: keys.stdin,
		onKey: keys.onKey,
		stdout: stage.stdout,
		repaint: stage.repaint,
		bell: stage.bell,
		capabilities,
		restore,
	};
}
