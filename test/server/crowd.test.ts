import {expect, test} from 'vitest';
import {comeIn, connectClient} from './guest.js';
import {openHouse, prepareHouses} from './village.js';

prepareHouses();

const crowd = 200;

test('two hundred come at once: all get in, and whoever is here plays on', async () => {
	const house = await openHouse({threads: 2, limits: {loginSeconds: 120}});
	const here = await comeIn({port: house.port, name: 'here'});
	await here.until('you are here');
	let areIn = 0;
	const coming = Promise.all(Array.from({length: crowd}, async (_, number) => {
		await connectClient({port: house.port, name: `guest${number}`}, {readyTimeout: 100_000});
		areIn++;
	}));
	let pressed = '';
	while (pressed.length < 30) {
		pressed += 'k';
		here.press('k');
		await here.until(`keys ${pressed}`); // eslint-disable-line no-await-in-loop
	}

	await coming;
	expect(areIn).toBe(crowd);
	expect(pressed.length).toBeGreaterThan(0);
	expect(house.events()).not.toContain('connection-failed');
	expect(house.events()).not.toContain('login-timeout');
}, 120_000);
