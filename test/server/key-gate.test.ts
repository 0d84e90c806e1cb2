import {Buffer} from 'node:buffer';
import {expect, test} from 'vitest';
import {createKeyGate} from '../../source/server/key-gate.js';
import {createClock} from '../helpers/clock.js';

function openGate() {
	const clock = createClock();
	let time = 0;
	const sent: string[] = [];
	let floods = 0;
	const gate = createKeyGate({
		later: clock.later,
		now: () => time,
		send(bytes) {
			sent.push(Buffer.from(bytes).toString());
		},
		onFlood() {
			floods++;
		},
	});
	return {
		...gate,
		sent,
		floods: () => floods,
		type(text: string) {
			gate.type(Buffer.from(text));
		},
		pass(milliseconds: number) {
			time += milliseconds;
			clock.pass(milliseconds);
		},
	};
}

test('a key passes at once', () => {
	const {type, sent} = openGate();
	type('a');
	expect(sent).toEqual(['a']);
});

test('what comes while the last key is being drawn passes as one, when it has been', () => {
	const {type, fed, pass, sent} = openGate();
	type('a');
	type('b');
	type('c');
	pass(100);
	expect(sent).toEqual(['a']);
	fed();
	expect(sent).toEqual(['a', 'bc']);
});

test('keys come faster than anybody sees are drawn together', () => {
	const {type, fed, pass, sent} = openGate();
	type('a');
	fed();
	type('b');
	type('c');
	expect(sent).toEqual(['a']);
	pass(20);
	expect(sent).toEqual(['a', 'bc']);
});

test('a flood is cut off, once told of, and keys at a person\'s speed pass again', () => {
	const {type, fed, pass, sent, floods} = openGate();
	type('x'.repeat(10_000));
	type('x'.repeat(10_000));
	expect(sent.join('')).toHaveLength(4096);
	expect(floods()).toBe(1);
	fed();
	pass(1000);
	type('abc');
	expect(sent.at(-1)).toBe('abc');
	expect(floods()).toBe(1);
});

test('after the end nothing passes', () => {
	const {type, fed, close, pass, sent} = openGate();
	type('a');
	type('b');
	close();
	fed();
	pass(1000);
	expect(sent).toEqual(['a']);
});
