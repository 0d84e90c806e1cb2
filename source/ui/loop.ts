/** The state and what comes in: one input after the other, each with its orders. */
import type {Order} from './order.js';
import {type Input, type State, step} from './state.js';

export type Loop = {
	readonly state: () => State;
	readonly put: (input: Input) => void;
	/** Tells of every change; the answer stops it. */
	readonly subscribe: (listener: () => void) => () => void;
};

/**
A loop that begins with a state and has its orders obeyed.

What is put in because of an order comes after it, in its turn; so several keys in one piece never see an old state.
*/
export function createLoop(first: State, obey: (order: Order) => void): Loop {
	const listeners = new Set<() => void>();
	const inputs: Input[] = [];
	let state = first;
	let isStepping = false;

	const stepThrough = () => {
		for (let next = inputs.shift(); next !== undefined; next = inputs.shift()) {
			const {state: after, orders} = step(state, next);
			state = after;
			for (const order of orders) {
				obey(order);
			}
		}
	};

	return {
		state: () => state,
		put(input) {
			inputs.push(input);
			if (isStepping) {
				return;
			}

			isStepping = true;
			try {
				stepThrough();
			} finally {
				isStepping = false;
			}

			for (const listener of listeners) {
				listener();
			}
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
			};
		},
	};
}
