import {expect, test} from 'vitest';
import {oldNode} from '../../source/commands/old-node.js';

test('a Node that is too old is named, in the person\'s language', () => {
	expect(oldNode('18.20.8', {})).toBe('The game needs Node 20 or newer; this is Node 18.20.8.');
	expect(oldNode('9.0.0', {LANG: 'pl_PL.UTF-8'})).toBe('Gra potrzebuje Node w wersji 20 lub nowszej, a to jest 9.0.0.');
});

test.each(['20.0.0', '22.1.0', '100.0.0'])('Node %s is new enough', version => {
	expect(oldNode(version, {})).toBeUndefined();
});
