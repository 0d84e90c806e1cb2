import {
	chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
	afterEach, beforeEach, describe, expect, test,
} from 'vitest';
import {pathsOf} from '../../source/store/paths.js';
import {readSettings, writeSettings} from '../../source/store/settings.js';

let directory: string;
let file: string;
beforeEach(() => {
	directory = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
	file = path.join(directory, 'dominogranie', 'settings.json');
});
afterEach(() => {
	rmSync(directory, {recursive: true});
});

test('files are where XDG says, and relative directories are ignored', () => {
	expect(pathsOf({}, '/home/ania')).toEqual({
		settings: '/home/ania/.config/dominogranie/settings.json',
		records: '/home/ania/.local/share/dominogranie/records',
	});
	expect(pathsOf({XDG_CONFIG_HOME: '/etc/ania', XDG_DATA_HOME: '/data'}, '/home/ania')).toEqual({
		settings: '/etc/ania/dominogranie/settings.json',
		records: '/data/dominogranie/records',
	});
	expect(pathsOf({XDG_CONFIG_HOME: '', XDG_DATA_HOME: 'data'}, '/home/ania')).toEqual(pathsOf({}, '/home/ania'));
});

describe('settings', () => {
	test('are none at first', () => {
		expect(readSettings(file)).toEqual({settings: {}});
	});

	test('are read as they were written, and only their owner can read them', () => {
		const settings = {
			language: 'pl', name: 'Łucja', speed: 0, bell: true, last: {
				variant: 'five-up', players: 3, bots: ['casual', 'novice'], house: {'blocked-bonus': 'sum'},
			},
		};
		writeSettings(file, settings);
		writeSettings(file, settings);
		expect(readSettings(file).settings).toEqual(settings);
		expect(statSync(file).mode & 0o777).toBe(0o600);
		expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
		expect(readdirSync(path.dirname(file))).toEqual(['settings.json']);
	});

	test('keep a link to where they really are', () => {
		writeSettings(file, {language: 'pl'});
		const link = path.join(directory, 'link.json');
		symlinkSync(file, link);
		writeSettings(link, {language: 'en'});
		expect(readSettings(file).settings.language).toBe('en');
	});

	test.each(['', '{"language": "pl"', '[]', 'null', '"pl"', '\0\0\0'])('that are damaged (%j) are set aside', text => {
		writeSettings(file, {});
		writeFileSync(file, text);
		expect(readSettings(file)).toEqual({settings: {}, fault: {kind: 'damaged', setAside: `${file}.bak`}});
		expect(readFileSync(`${file}.bak`, 'utf8')).toBe(text);
		expect(readSettings(file)).toEqual({settings: {}});
	});

	test('of the wrong sort count as missing', () => {
		writeSettings(file, {});
		writeFileSync(file, JSON.stringify({
			language: 7, speed: '300', bell: 1, name: 'Ania', last: {players: 2.5, bots: ['casual', 7], house: {a: 'b', c: 1}},
		}));
		expect(readSettings(file).settings).toEqual({name: 'Ania', last: {bots: ['casual'], house: {a: 'b'}}});
	});

	test('keep what only a newer version of the program knows', () => {
		writeSettings(file, {});
		writeFileSync(file, '{"version": 9, "sounds": {"bell": "deep"}, "theme": "neon", "speed": "quick"}');
		const {settings, fault} = readSettings(file);
		expect({settings, fault}).toEqual({settings: {theme: 'neon'}, fault: undefined});
		writeSettings(file, {...settings, name: 'Ania', theme: 'none'});
		expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
			version: 9, sounds: {bell: 'deep'}, theme: 'none', name: 'Ania',
		});
	});

	test('that cannot be read do not stop anybody', () => {
		expect(readSettings(directory)).toEqual({settings: {}, fault: {kind: 'unreadable', file: directory}});
	});

	test('that cannot be written leave nothing behind', () => {
		const place = path.join(directory, 'full');
		writeFileSync(place, '');
		expect(() => {
			writeSettings(path.join(place, 'settings.json'), {});
		}).toThrow();
		writeSettings(file, {name: 'Ania'});
		chmodSync(path.dirname(file), 0o500);
		try {
			writeSettings(file, {name: 'Bob'});
		} catch {
			expect(readSettings(file).settings.name).toBe('Ania');
		}

		chmodSync(path.dirname(file), 0o700);
		expect(readdirSync(path.dirname(file))).toEqual(['settings.json']);
	});
});
