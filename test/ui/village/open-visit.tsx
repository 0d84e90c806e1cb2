import {onTestFinished} from 'vitest';
import {showVisit} from '../../../source/ui/show-visit.js';
import type {Line, News} from '../../../source/village/protocol.js';
import type {Language} from '../../../source/words/language.js';
import {createClock} from '../../helpers/clock.js';
import {createVirtualTerminal} from '../../helpers/virtual-terminal.js';
import type {villageOf} from '../../village/village.js';

/** A guest of a village at a virtual terminal. Between the two everything is plain data, as in threads of their own. */
export async function openVisit({village}: ReturnType<typeof villageOf>, {name = 'ania', key = `key of ${name}`, language, columns = 80, rows = 24}: {
	readonly name?: string;
	readonly key?: string | undefined;
	readonly language?: Language;
	readonly columns?: number;
	readonly rows?: number;
} = {}) {
	const terminal = createVirtualTerminal({columns, rows, colour: 3});
	const clock = createClock();
	const listeners = new Set<(news: News) => void>();
	const untold: News[] = [];
	const exits: number[] = [];
	const faults: unknown[] = [];
	let bells = 0;
	const presence = village.enter({
		name, key: key === '' ? undefined : key, language,
		tell(news) {
			const told = structuredClone(news);
			untold.push(told);
			for (const listener of listeners) {
				listener(told);
			}
		},
	});
	const line: Line = {
		ask(request) {
			presence.hear(structuredClone(request));
		},
		hear(listener) {
			for (const news of untold) {
				listener(news);
			}

			listeners.add(listener);
			return () => {
				listeners.delete(listener);
			};
		},
	};
	const {stdin, stdout} = terminal.options;
	const face = showVisit({
		stdin,
		stdout,
		onKey: terminal.keys.onKey,
		bell() {
			bells++;
		},
		line,
		language,
		capabilities: {unicode: true, colour: 3},
		later: clock.later,
		end(code) {
			exits.push(code);
		},
		fail(error) {
			faults.push(error);
		},
	});
	onTestFinished(face.close);
	await terminal.settled();
	const lines = () => terminal.lines().map(text => text.trimEnd());
	return {
		...terminal,
		exits,
		faults,
		bells: () => bells,
		drop: presence.drop,
		lines,
		text: () => lines().join('\n'),
		line: (wanted: string) => lines().find(text => text.includes(wanted)) ?? '',
		async press(...names: string[]) {
			for (const pressed of names) {
				clock.pass(700);
				/* eslint-disable-next-line no-await-in-loop */
				await terminal.press(pressed);
			}
		},
		async type(text: string) {
			for (const character of text) {
				/* eslint-disable-next-line no-await-in-loop */
				await terminal.press(character);
			}
		},
	};
}
