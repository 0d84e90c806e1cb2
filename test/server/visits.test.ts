import ssh2 from 'ssh2';
import {expect, test} from 'vitest';
import {leaveScreen} from '../../source/terminal/screen-modes.js';
import {comeIn} from './guest.js';
import {openHouse, prepareHouses} from './village.js';

prepareHouses();

test('a guest sees his screen, and keys and sizes come in', async () => {
	const {port} = await openHouse();
	const guest = await comeIn({port});
	await guest.until('size 80×24');
	guest.press('a', 'left', 'ż');
	await guest.until('keys a<left>ż');
	guest.resize(100, 30);
	await guest.until('size 100×30');
});

test('whoever leaves gets his terminal back, a word and exit code 0', async () => {
	const house = await openHouse();
	const guest = await comeIn({port: house.port});
	await guest.until('size 80×24');
	guest.press('q');
	expect(await guest.exit).toBe(0);
	expect(guest.raw().endsWith(`${leaveScreen}See you again!\r\n`)).toBe(true);
	await guest.closed;
	expect(house.guests()).toBe(0);
});

test('Ctrl+D leaves', async () => {
	const {port} = await openHouse();
	const guest = await comeIn({port});
	await guest.until('size 80×24');
	guest.press('\u0004');
	expect(await guest.exit).toBe(0);
});

test('a size of nothing is 80×24, and one beyond all measure is 300×100', async () => {
	const {port} = await openHouse();
	const small = await comeIn({port, terminal: {cols: 0, rows: 0}});
	await small.until('size 80×24');
	const large = await comeIn({port, terminal: {cols: 5000, rows: 5000}});
	await large.until('size 300×100');
	large.resize(400, 20);
	await large.until('size 300×20');
});

test('whoever holds a key is known by its hash, whoever holds none is a guest', async () => {
	const house = await openHouse();
	const {private: key, public: publicKey} = ssh2.utils.generateKeyPairSync('ed25519');
	const known = await comeIn({port: house.port, key});
	await known.until('you are ala');
	const unknown = await comeIn({port: house.port, name: 'ola'});
	await unknown.until('you are ola');
	const parsed = ssh2.utils.parseKey(publicKey);
	expect(parsed).not.toBeInstanceOf(Error);
	const keys = house.log().filter(({event}) => event === 'visit-begun').map(({key: hash}) => hash);
	expect(keys[0]).toMatch(/^SHA256:[\w+/]{43}$/);
	expect(keys[1]).toBeUndefined();
});

test('the locale says the language and the letters, TERM the colours', async () => {
	const {port} = await openHouse();
	const silent = await comeIn({port});
	await silent.until('language ? colour 2 unicode');
	const polish = await comeIn({port, env: {LANG: 'pl_PL.UTF-8', PATH: '/'}, terminal: {term: 'vt220'}});
	await polish.until('language pl colour 0 ascii');
	const old = await comeIn({port, env: {LANG: 'pl_PL.ISO-8859-2'}, terminal: {term: 'xterm'}});
	await old.until('language pl colour 1 ascii');
	old.press('q');
	await old.exit;
	expect(old.raw()).toContain('Do zobaczenia!');
});

test('who says something is heard by the others', async () => {
	const {port} = await openHouse({threads: 2});
	const [one, other] = await Promise.all([comeIn({port, name: 'ala'}), comeIn({port, name: 'ola'})]);
	await other.until('you are');
	one.press('s');
	await other.until('ala: hello');
});

test('the accessible mode echoes, corrects and answers in lines', async () => {
	const {port} = await openHouse();
	const guest = await comeIn({port, command: 'accessible'});
	await guest.until('Lines, unicode.');
	guest.press('a', 'b', 'backspace', 'c', '\u001B[A', 'enter');
	await guest.until('heard ac');
	expect(guest.raw()).toContain('ab\b \bc\r\n');
	guest.press('q', 'u', 'i', 't', 'enter');
	expect(await guest.exit).toBe(0);
	expect(guest.raw()).toContain('Bye.\r\nSee you again!\r\n');
	expect(guest.raw()).not.toContain('\u001B');
});

test('the accessible mode without a terminal echoes nothing, and ends with its input', async () => {
	const {port} = await openHouse();
	const guest = await comeIn({port, command: 'accessible', terminal: false});
	await guest.until('Lines, unicode.');
	guest.channel.write('hello\n');
	await guest.until('heard hello');
	guest.channel.end();
	expect(await guest.exit).toBe(0);
	expect(guest.raw()).toBe('Lines, unicode.\nyou are ala\nheard hello\nSee you again!\n');
});

test('a dumb terminal gets the accessible mode', async () => {
	const {port} = await openHouse();
	const guest = await comeIn({port, terminal: {term: 'dumb'}});
	await guest.until('Lines, unicode.');
	guest.press('\u0003', '\u0003');
	expect(await guest.exit).toBe(130);
});

test('closing takes leave of everybody in words', async () => {
	const house = await openHouse();
	const guests = await Promise.all([comeIn({port: house.port}), comeIn({port: house.port, command: 'accessible'})]);
	await guests[0].until('size 80×24');
	await guests[1].until('Lines');
	await house.close();
	for (const guest of guests) {
		expect(await guest.exit).toBe(0); // eslint-disable-line no-await-in-loop
		expect(guest.raw()).toContain('The village closes now. Matches are kept');
	}
});
