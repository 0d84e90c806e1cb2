/** Brings a file onto the disk without anyone waiting for it. */
import {closeSync, fsync} from 'node:fs';

export type BackgroundSync = {
	/** Asks for a sync of all that has been written up to now. */
	readonly ask: () => void;
	/** What the last finished sync failed with. */
	readonly failure: () => unknown;
	/** Closes the file once nobody is syncing it any more. */
	readonly close: () => void;
};

/** Never two syncs at a time: whoever asks during one starts another after it, for all who have asked meanwhile. */
export function syncInBackground(descriptor: number): BackgroundSync {
	let isRunning = false;
	let isAsked = false;
	let isOpen = true;
	let failure: unknown;

	function run(): void {
		isRunning = true;
		isAsked = false;
		fsync(descriptor, error => {
			isRunning = false;
			failure = error ?? undefined;
			if (!isOpen) {
				closeSync(descriptor);
			} else if (isAsked) {
				run();
			}
		});
	}

	return {
		ask() {
			isAsked = true;
			if (!isRunning) {
				run();
			}
		},
		failure: () => failure,
		close() {
			isOpen = false;
			if (!isRunning) {
				closeSync(descriptor);
			}
		},
	};
}
