import process from 'node:process';
import {later} from './later.js';

/** Stopping the process by its own wish and coming back. */
export type Suspension = {
	readonly suspend: () => void;
	/** To be called at SIGCONT, also when somebody else had stopped the process. */
	readonly resume: () => void;
	readonly isSuspended: () => boolean;
};

/**
Ctrl+Z as a terminal would do it. The whole job stops: a parent such as npx must not wait on. Where nobody could
continue the job, as in a container, the system ignores the signal, and after a moment the screen is entered again.
*/
export function createSuspension(screen: {readonly enter: () => void; readonly leave: () => void}): Suspension {
	let isSuspended = false;

	const resume = () => {
		isSuspended = false;
		screen.enter();
		// The window may have another size now, and only who is in the foreground was told.
		process.kill(process.pid, 'SIGWINCH');
	};

	return {
		suspend() {
			screen.leave();
			isSuspended = true;
			process.kill(0, 'SIGTSTP');
			later(100, () => {
				if (isSuspended) {
					resume();
				}
			});
		},
		resume,
		isSuspended: () => isSuspended,
	};
}
