/** A keyboard and a terminal, put together for a face: of one kind or the other. */
import {PassThrough} from 'node:stream';
import {createKeys} from '../../terminal/keys.js';
import type {Size} from '../../terminal/size.js';
import {createStage, type Target} from '../../terminal/stage.js';
import type {Opening} from '../messages.js';
import type {Face, Faces, Visit} from './face.js';
import {createLineEditor} from './line-editor.js';
import {createLineOutput} from './line-output.js';

export type Desk = {
	readonly type: (bytes: Uint8Array) => void;
	/** Nothing more will be typed. */
	readonly typedAll: () => void;
	readonly resize: (size: Size) => void;
	readonly show: () => Face;
	/** What has not been written yet and must not be lost. */
	readonly rest: () => string;
	readonly close: () => void;
};

/** Ctrl+D. */
const endOfInput = 4;

type DeskParts = {readonly faces: Faces; readonly target: Target};

/** Keys and drawn frames. */
export function screenDesk(visit: Visit, {size}: Opening, {faces, target}: DeskParts): Desk {
	const stage = createStage({target, size, colour: visit.capabilities.colour});
	const keys = createKeys({
		later: visit.later,
		onError: visit.fail,
		take(key) {
			if (key === 'ctrl-l') {
				stage.repaint();
			}

			// Nobody can stop a program that runs elsewhere.
			return key === 'ctrl-l' || key === 'ctrl-z';
		},
	});
	return {
		type(bytes) {
			if (bytes.length > 0 && bytes.every(byte => byte === endOfInput)) {
				visit.end(0);
			} else {
				keys.feed(bytes);
			}
		},
		typedAll() {
			visit.end(0);
		},
		resize: stage.resize,
		show: () => faces.screen({
			...visit, stdin: keys.stdin, onKey: keys.onKey, stdout: stage.stdout, bell: stage.bell,
		}),
		rest: () => '',
		close() {
			keys.close();
			stage.pause();
		},
	};
}

/** Lines typed and lines read. */
export function linesDesk(visit: Visit, {mode}: Opening, {faces, target}: DeskParts): Desk {
	const hasTerminal = mode === 'lines';
	const decoder = new TextDecoder();
	const input = Object.assign(new PassThrough(), {isTTY: true});
	const {write, rest} = createLineOutput({
		target,
		lineEnd: hasTerminal ? '\r\n' : '\n',
		tooSlow() {
			visit.end(1);
		},
	});
	const edit = createLineEditor({
		echoes: hasTerminal,
		write,
		line(text) {
			input.write(`${text}\n`);
		},
		interrupted(isAgain) {
			if (isAgain) {
				visit.end(130);
			}
		},
		ended() {
			input.end();
		},
	});
	return {
		type(bytes) {
			edit(decoder.decode(bytes, {stream: true}));
		},
		typedAll() {
			input.end();
		},
		resize() {
			// Lines are broken by the terminal.
		},
		show: () => faces.lines({
			...visit,
			input,
			output: {
				write,
				...(hasTerminal && {
					ring() {
						write('\u0007');
					},
				}),
			},
		}),
		rest,
		close() {
			input.end();
		},
	};
}
