import {PassThrough} from 'node:stream';
import {expect, onTestFinished, test} from 'vitest';
import {showVillageLines} from '../../../source/plain/village/show.js';
import type {News} from '../../../source/village/protocol.js';
import type {Language} from '../../../source/words/language.js';
import {villageOf} from '../../village/village.js';

type Village = ReturnType<typeof villageOf>;

/** A person who reads lines and types some. */
function comeIn({village}: Village, name: string, {language = 'en', unicode = true}: {readonly language?: Language | 'unknown'; readonly unicode?: boolean} = {}) {
	const asked = language === 'unknown' ? undefined : language;
	const input = new PassThrough();
	const watchers = new Set<() => void>();
	let text = '';
	let code: number | undefined;
	let fault: Error | undefined;
	const changed = () => {
		for (const watcher of watchers) {
			watcher();
		}
	};

	const listeners = new Set<(news: News) => void>();
	const untold: News[] = [];
	const presence = village.enter({
		key: undefined, name, language: asked,
		tell(news) {
			const arrived = structuredClone(news);
			if (listeners.size === 0) {
				untold.push(arrived);
			}

			for (const listener of listeners) {
				listener(arrived);
			}
		},
	});
	const face = showVillageLines({
		input,
		language: asked,
		capabilities: {unicode},
		output: {
			write(more) {
				text += more;
				changed();
			},
		},
		line: {
			// As it arrives from another thread.
			ask(request) {
				setImmediate(() => {
					presence.hear(request);
				});
			},
			hear(listener) {
				listeners.add(listener);
				for (const news of untold.splice(0)) {
					listener(news);
				}

				return () => {
					listeners.delete(listener);
				};
			},
		},
		end(given) {
			code = given;
			changed();
		},
		fail(error) {
			fault = error instanceof Error ? error : new Error('Something else than an error was thrown.');
			changed();
		},
	});
	onTestFinished(face.close);

	const until = async (isThere: () => boolean) => new Promise<void>((resolve, reject) => {
		const watcher = () => {
			if (fault !== undefined) {
				reject(fault);
			} else if (isThere()) {
				watchers.delete(watcher);
				clearTimeout(guard);
				resolve();
			}
		};

		const guard = setTimeout(() => {
			reject(new Error(`Waited in vain. Told was:\n${text}`));
		}, 10_000);

		watchers.add(watcher);
		watcher();
	});
	return {
		/** Types a line, and waits until a text is told after it; answers what was told meanwhile. */
		async type(line: string, awaited: string): Promise<string> {
			const before = text.length;
			input.write(`${line}\n`);
			await until(() => text.slice(before).includes(awaited));
			return text.slice(before);
		},
		async reads(awaited: string) {
			await until(() => text.includes(awaited));
		},
		text: () => text,
		async ended() {
			await until(() => code !== undefined);
			return code;
		},
		end() {
			input.end();
		},
	};
}

const usual = ['', '', '', '', '', '', ''];

async function foundTable(person: ReturnType<typeof comeIn>): Promise<void> {
	await person.type('new', 'Enter alone is 1.');
	for (const answer of usual) {
		await person.type(answer, ''); // eslint-disable-line no-await-in-loop
	}

	await person.reads('Seat 1: you.');
}

test('a guest hears who is here and what can be done, and leaves', async () => {
	const ala = comeIn(villageOf(), 'ala');
	await ala.reads('or ? for all words.');
	expect(ala.text()).toBe([
		'The village.',
		'You are ala; 1 person here.',
		'No table yet: found one, and friends or bots will join.',
		'Nobody else is in the lobby.',
		'Type a table\'s number to sit down, new for a table of your own, or ? for all words.',
		'',
	].join('\n'));
	expect(await ala.type('dance', '.')).toBe('There is no word dance here; ? tells the words.\n');
	expect(await ala.type('7', '.')).toBe('There is no table 7.\n');
	await ala.type('?', 'quit: leave the village.');
	await ala.type('quit', '');
	expect(await ala.ended()).toBe(0);
});

test('a table is founded by questions, and a match against bots is played to the end of a deal', async () => {
	const house = villageOf();
	const ala = comeIn(house, 'ala');
	await ala.reads('all words');
	await foundTable(ala);
	expect(ala.text()).toContain('Seat 2: free: a bot (casual) if nobody comes.\nAll deals follow from one secret; its SHA-256 is ');
	await ala.type('start', 'Your hand:');
	for (let turns = 0; turns < 60 && !ala.text().includes('for deal 2'); turns++) {
		house.pass(1);
		const told = await ala.type('', 'our'); // eslint-disable-line no-await-in-loop
		const [, tile] = /(?:play|lead) (\d-\d)/.exec(told) ?? [];
		const word = tile === undefined ? (told.includes('type draw') ? 'draw' : 'pass') : `${tile} a`;
		await ala.type(word, '.'); // eslint-disable-line no-await-in-loop
	}

	expect(ala.text()).toMatch(/Your hand: .*\n/);
	await ala.type('quit', 'You are in the lobby again.');
});

test('two people find each other, talk, and hear of each other\'s coming and going', async () => {
	const house = villageOf();
	const [ala, ola] = [comeIn(house, 'ala'), comeIn(house, 'ola', {language: 'pl', unicode: false})];
	await Promise.all([ala.reads('all words'), ola.reads('wszystkie')]);
	await foundTable(ala);
	house.pass(2);
	await ola.reads('Stol 1: Five Up, ala, wolne miejsca: 1, czeka.');
	await ola.type('1', 'Miejsce 2: ty.');
	await ala.reads('ola sits down.');
	await ola.type('powiedz cześć, Alu', 'ola: czesc, Alu');
	await ala.reads('ola: cześć, Alu');
	await ala.type('start', 'In turn order: you and ola.');
	await ola.reads('Kolejnosc gry: ala i ty.');
	await ala.type('say your turn?', 'ala: your turn?');
	await ola.reads('ala: your turn?');
	await ola.type('wyjdź', 'Znow jestes w holu.');
	await ala.reads('ola gets up.');
});

test('a guest whose language nobody knows is asked once', async () => {
	const house = villageOf();
	const ala = comeIn(house, 'ala', {language: 'unknown'});
	await ala.reads('polski');
	await ala.type('2', 'Wioska.');
	expect(ala.text()).toContain('Which language? Jaki język?');
});

test('when nothing more is typed the visit is over', async () => {
	const ala = comeIn(villageOf(), 'ala');
	await ala.reads('all words');
	ala.end();
	expect(await ala.ended()).toBe(0);
});
