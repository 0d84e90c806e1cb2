import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {readSettings} from '../../source/store/settings.js';
import type {PlayWish} from '../../source/table/wish.js';
import {
	askedFor, createMemory, draftFrom, preferencesFrom,
} from '../../source/ui/remember.js';

function wishWith(part: Partial<PlayWish>): PlayWish {
	const directory = mkdtempSync(path.join(tmpdir(), 'dominogranie-'));
	onTestFinished(() => {
		rmSync(directory, {recursive: true});
	});
	return {
		beginning: {kind: 'menu'},
		ascii: false,
		noColour: false,
		accessible: false,
		paths: {settings: path.join(directory, 'settings.json'), records: path.join(directory, 'records')},
		settings: {},
		...part,
	};
}

const unicode = {unicode: true};

test('options come before settings, settings before what is usual', () => {
	const settings = {language: 'pl', speed: 100, glyphs: 'ascii'};
	expect(preferencesFrom(wishWith({}), unicode, {})).toEqual({
		language: 'en', glyphs: 'box', theme: 'default', pause: 600, bell: true,
	});
	expect(preferencesFrom(wishWith({settings}), unicode, {})).toEqual({
		language: 'pl', glyphs: 'ascii', theme: 'default', pause: 100, bell: true,
	});
	expect(preferencesFrom(wishWith({settings, language: 'en', pauseMilliseconds: 0}), unicode, {})).toMatchObject({language: 'en', pause: 0});
});

test('what an option or the environment asks for is known, since it will be asked for again', () => {
	expect(askedFor(wishWith({settings: {language: 'pl', speed: 100}}))).toEqual([]);
	expect(askedFor(wishWith({language: 'en', pauseMilliseconds: 0}))).toEqual(['language', 'pause']);
});

test('who shares the keyboard is remembered by name', () => {
	const wish = wishWith({});
	const draft = draftFrom(wish);
	createMemory(wish, preferencesFrom(wish, unicode, {}), draft)(preferencesFrom(wish, unicode, {}), {...draft, others: ['Jan', '']});
	expect(draftFrom({...wish, settings: readSettings(wish.paths.settings).settings}).others).toEqual(['Jan', '']);
	expect(draftFrom(wishWith({settings: {last: {others: ['a"b']}}})).others).toEqual(['']);
});

test('where only ASCII can be drawn, nothing else is', () => {
	expect(preferencesFrom(wishWith({settings: {glyphs: 'box'}}), {unicode: false}, {}).glyphs).toBe('ascii');
});

test('what was chosen is read back; what only an option said is not kept', () => {
	const wish = wishWith({language: 'pl', name: 'Ala', settings: {bell: true}});
	const preferences = preferencesFrom(wish, unicode, {});
	const draft = draftFrom(wish);
	const remember = createMemory(wish, preferences, draft);
	remember({...preferences, pause: 0}, {...draft, players: 3, people: 2});
	expect(readSettings(wish.paths.settings).settings).toEqual({
		bell: true,
		speed: 0,
		last: {
			variant: 'five-up', players: 3, bots: ['casual'], target: 61, games: 1, house: {'blocked-bonus': 'worst'}, others: [],
		},
	});
	remember({...preferences, language: 'en'}, {...draft, name: 'Ola'});
	expect(readSettings(wish.paths.settings).settings).toMatchObject({language: 'en', name: 'Ola', speed: 600});
});

test('what was changed to and fro is read back as it was left', () => {
	const wish = wishWith({settings: {theme: 'light'}});
	const preferences = preferencesFrom(wish, unicode, {});
	const remember = createMemory(wish, preferences, draftFrom(wish));
	remember({
		...preferences, glyphs: 'ascii', theme: 'mono', bell: false,
	}, undefined);
	expect(readSettings(wish.paths.settings).settings).toMatchObject({glyphs: 'ascii', theme: 'mono', bell: false});
	remember(preferences, undefined);
	expect(readSettings(wish.paths.settings).settings).toMatchObject({glyphs: 'box', theme: 'light', bell: true});
});

test('FORCE_COLOR comes before the setting of no colours', () => {
	const wish = wishWith({settings: {theme: 'mono'}});
	expect(preferencesFrom(wish, unicode, {}).theme).toBe('mono');
	expect(preferencesFrom(wish, unicode, {FORCE_COLOR: '1'}).theme).toBe('default');
	expect(preferencesFrom(wishWith({settings: {theme: 'unknown'}}), unicode, {}).theme).toBe('default');
});
