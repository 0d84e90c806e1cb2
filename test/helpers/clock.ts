import {type Later} from '../../source/terminal/later.js';

/** For matches of bots: no time passes, and nobody gives them up. */
export const stillClock = {
	later: () => () => undefined,
	now: () => 0,
	isStopped: () => false,
};

/** A clock that stands still until it is told how much time passes. */
export function createClock(): {readonly later: Later; readonly pass: (milliseconds: number) => void} {
	let now = 0;
	const alarms = new Set<{readonly at: number; readonly action: () => void}>();
	return {
		later(milliseconds, action) {
			const alarm = {at: now + milliseconds, action};
			alarms.add(alarm);
			return () => {
				alarms.delete(alarm);
			};
		},
		pass(milliseconds) {
			now += milliseconds;
			for (const alarm of [...alarms].filter(({at}) => at <= now)) {
				alarms.delete(alarm);
				alarm.action();
			}
		},
	};
}
