/** How things happen in a village: one after the other, each with all that follows from it, and no fault stops it. */
import {systemChance} from './chance.js';
import {follow} from './following.js';
import {type VillageSetting, usualLimits} from './setting.js';
import type {VillageState, VillageTable} from './state.js';

/** A village without tables and people. */
export function createState(setting: VillageSetting): VillageState {
	const changed = new Set<VillageTable>();
	let depth = 0;

	const guard: VillageState['guard'] = (event, work) => {
		try {
			work();
		} catch (error) {
			setting.log({...event, fault: placeOf(error)});
		}
	};

	const state: VillageState = {
		setting,
		limits: {...usualLimits, ...setting.limits},
		chance: setting.chance ?? systemChance,
		tables: new Map(),
		visits: new Set(),
		finished: [...setting.keeping.finished()],
		told: {whole: '', lasting: ''},
		seconds: 0,
		isOpen: true,
		guard,
		act(work) {
			depth++;
			guard({event: 'fault'}, work);
			if (depth === 1) {
				// What follows may change further tables, which then are last in the set.
				for (const table of changed) {
					changed.delete(table);
					guard({event: 'fault-at-table', table: table.number}, () => {
						follow(state, table);
					});
				}
			}

			depth--;
		},
		changed(table) {
			changed.add(table);
			if (depth === 0) {
				// A bot has chosen in another thread; its table is just about to go on.
				queueMicrotask(() => {
					state.act(() => undefined);
				});
			}
		},
		later: (milliseconds, action) => setting.later(milliseconds, () => {
			state.act(action);
		}),
	};
	return state;
}

/** Where an error comes from. Its message is left out, which may speak of hands. */
function placeOf(error: unknown): string {
	const {name = 'unknown', stack = ''} = error instanceof Error ? error : {};
	return [name, ...stack.split('\n').map(line => line.trim()).filter(line => line.startsWith('at ')).slice(0, 8)].join(' ');
}
