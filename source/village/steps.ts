/** Seconds as they are told: in steps, so that nobody is told of every second, until few are left. */

export type Steps = {
	readonly step: number;
	/** From here on each second is told. */
	readonly below: number;
};

/** Of a turn's clock. */
export const clockSteps: Steps = {step: 5, below: 15};
/** Of the time for which a seat is kept. */
export const awaySteps: Steps = {step: 10, below: 10};

/** The seconds as they are told. */
export function inSteps(seconds: number, {step, below}: Steps): number {
	return seconds > below ? Math.ceil(seconds / step) * step : seconds;
}

/** Whether another number is told than a second before. */
export function isStep(seconds: number, {step, below}: Steps): boolean {
	return seconds <= below || seconds % step === 0;
}
