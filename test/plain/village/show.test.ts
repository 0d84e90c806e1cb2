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
	await ola.reads('Stol 1: Five Up, ala, wolne miejsca: 1, czeka na graczy.');
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
	expect(ala.text()).toContain('Which language? Jaki język?\n');
});

test('when nothing more is typed the visit is over', async () => {
	const ala = comeIn(villageOf(), 'ala');
	await ala.reads('all words');
	ala.end();
	expect(await ala.ended()).toBe(0);
});

test('a watcher reads that he watches, may count tiles, and leaves with the word for leaving', async () => {
	const house = villageOf();
	const [ala, ula] = [comeIn(house, 'ala'), comeIn(house, 'ula', {language: 'pl'})];
	await Promise.all([ala.reads('all words'), ula.reads('wszystkie')]);
	await foundTable(ala);
	await ala.type('start', 'Your hand:');
	house.pass(2);
	await ula.type('patrz 1', 'Wynik:');
	expect(await ula.type('h', '.')).toMatch(/^Patrzysz/);
	expect(await ula.type('t', 'Jeszcze niewidziane')).not.toMatch(/W ręce/);
	expect(await ula.type('?', 'odchodzisz od stołu.')).toContain('Oglądasz ten stół.');
	await ula.type('koniec', 'Znów jesteś w holu.');
});

test('leaving a match is told without contradiction, and the table\'s number leads back', async () => {
	const house = villageOf();
	const ala = comeIn(house, 'ala', {language: 'pl'});
	await ala.reads('wszystkie');
	await ala.type('nowy', 'sam Enter to 1.');
	for (const answer of usual) {
		await ala.type(answer, ''); // eslint-disable-line no-await-in-loop
	}

	await ala.type('zacznij', 'Twoja ręka:');
	const help = await ala.type('?', 'na twoje miejsce.');
	expect(help).not.toContain('mecz zostaje zachowany');
	await ala.type('wstań', 'Znów jesteś w holu.');
	await ala.type('1', 'Znów grasz; w tym czasie grał za ciebie bot.');
});

test('added words and a new name are answered, and the others hear of the words', async () => {
	const house = villageOf();
	const [ala, ola] = [comeIn(house, 'ala'), comeIn(house, 'ola')];
	await Promise.all([ala.reads('all words'), ola.reads('all words')]);
	await ola.type('name Olga', 'You are called Olga.');
	await ola.type('name', 'You are called Olga.');
	await foundTable(ala);
	house.pass(2);
	await ola.type('1', 'Seat 2: you.');
	await ala.type('words tulip', 'Your words for the chance of the deals: tulip.');
	await ola.reads('ala adds words to the chance of the deals: tulip.');
	await ala.type('words tulip', 'Your words for the chance of the deals: tulip.');
	await ola.type('words', 'You have added no words; type words and a text.');
});

test('statistics, language and bell are settled by words, also during a match', async () => {
	const house = villageOf();
	const ala = comeIn(house, 'ala');
	await ala.reads('all words');
	await ala.type('statistics', '.');
	await ala.type('bell', 'The bell rings');
	await ala.type('bell off', 'The bell is silent.');
	await ala.type('language', 'Your language is English.');
	await foundTable(ala);
	await ala.type('start', 'Your hand:');
	expect(await ala.type('language polski', 'Twoja ręka:')).toContain('Kolejność gry:');
	await ala.type('dzwonek', 'Dzwonek milczy.');
	await ala.type('język angielski', 'Your hand:');
});

test('a wrong come-back word and a line too long are answered in words', async () => {
	const ala = comeIn(villageOf(), 'ala');
	await ala.reads('all words');
	expect(await ala.type('back tulip', '.')).toBe('No seat has that come-back word.\n');
	expect(await ala.type('x'.repeat(5000), 'characters.')).toBe('That line is too long and was not read: at most 300 characters.\n');
	await ala.type('dance', 'There is no word dance here');
});

test('only whoever is in turn hears that his time runs out, and everybody can ask for the clock', async () => {
	const house = villageOf();
	const [ala, ola] = [comeIn(house, 'ala'), comeIn(house, 'ola')];
	await Promise.all([ala.reads('all words'), ola.reads('all words')]);
	await foundTable(ala);
	house.pass(2);
	await ola.type('1', 'Seat 2: you.');
	await ala.type('start', 'Your hand:');
	await ola.reads('Your hand:');
	const inTurn = ala.text().includes('Your turn.') ? ala : ola;
	const other = inTurn === ala ? ola : ala;
	house.pass(45);
	await inTurn.reads('Your turn: 15 seconds left.');
	expect(other.text()).not.toContain('15 seconds');
	await other.type('c', ' has 15 seconds left.');
	house.pass(15);
	await inTurn.reads('Time is up: a bot plays this turn for you.');
});
