import {expect, test} from 'vitest';
import {languageOf} from '../../source/words/language.js';

test('the option decides the language before the environment', () => {
	expect(languageOf({option: 'pl', env: {LC_ALL: 'en_GB.UTF-8'}})).toBe('pl');
	expect(languageOf({option: 'en', env: {LANG: 'pl_PL.UTF-8'}})).toBe('en');
});

test('LC_ALL comes before LC_MESSAGES, and that before LANG; what is empty is not set', () => {
	expect(languageOf({env: {LC_ALL: 'pl_PL.UTF-8', LC_MESSAGES: 'en_US', LANG: 'en_US'}})).toBe('pl');
	expect(languageOf({env: {LC_ALL: '', LC_MESSAGES: 'pl', LANG: 'en_US'}})).toBe('pl');
	expect(languageOf({env: {LC_ALL: '', LANG: 'pl_PL.ISO8859-2'}})).toBe('pl');
	expect(languageOf({env: {LC_MESSAGES: 'C', LANG: 'pl_PL.UTF-8'}})).toBe('en');
});

test('any other language is English', () => {
	expect(languageOf({})).toBe('en');
	expect(languageOf({env: {LANG: 'C.UTF-8'}})).toBe('en');
	expect(languageOf({env: {LANG: 'de_DE.UTF-8'}})).toBe('en');
	expect(languageOf({env: {LANG: 'plt_MG'}})).toBe('en');
});
