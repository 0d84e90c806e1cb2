import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import type {Player} from '../../source/match/match.js';
import {readRecord} from '../../source/record/replay.js';
import {agree} from '../../source/rules/variant.js';
import {botNames} from '../../source/table/names.js';
import {doubleBergen} from '../../source/variants/double-bergen.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {sevenToedPete} from '../../source/variants/seven-toed-pete.js';
import {languages} from '../../source/words/language.js';
import {openPlain, temporaryDirectory} from './person.js';
import {typeToTheEnd} from './typist.js';

const matches = [
	{name: 'five-up-2', terms: agree(fiveUp, {seats: 2, target: 10, games: 3})},
	{name: 'five-up-3', terms: agree(fiveUp, {seats: 3, target: 10})},
	{name: 'five-up-4', terms: agree(fiveUp, {seats: 4, target: 10})},
	{name: 'seven-toed-pete', terms: agree(sevenToedPete, {seats: 4, target: 2})},
	{name: 'double-bergen-2', terms: agree(doubleBergen, {seats: 2, target: 8, games: 3})},
	{name: 'double-bergen-3', terms: agree(doubleBergen, {seats: 3, target: 8, house: {'like-ends': 'any'}})},
];

const player: Player = {name: 'Zażółć', kind: 'human'};
const against = (count: number) => botNames(count).map((name): Player => ({name, kind: 'bot', level: 'casual'}));

describe.each(languages)('in "%s"', language => {
	test.each(matches)('$name is played to its end by words', async ({name, terms}) => {
		const recordFile = path.join(temporaryDirectory(), 'record');
		const person = openPlain({
			language,
			beginning: {
				kind: 'new',
				match: {
					terms, players: [player, ...against(terms.seats - 1)], seed: 'plain', recordFile,
				},
			},
		});
		await typeToTheEnd(person, language, {curiousAt: 6});
		expect(await person.ended).toBe(0);
		expect(readRecord(readFileSync(recordFile))).toMatchObject({fault: undefined, isFinished: true});
		await expect(`${person.transcript.join('\n')}\n`).toMatchFileSnapshot(`transcripts/${name}.${language}.txt`);
		// What is asked for anew may be told anew.
		const told = person.transcript.filter(line => !line.startsWith('>'));
		for (const [index, line] of told.entries()) {
			expect(line).toMatch(/^[\p{L}\p{N}\p{P}\p{Zs}+=−]+$/u);
			expect(line.length, line).toBeLessThanOrEqual(160);
			expect(line, `said twice: ${line}`).not.toBe(told.at(index - 1));
		}
	});
});

test('where only ASCII can be read, nothing else is written', async () => {
	const terms = agree(fiveUp, {seats: 2, target: 5});
	const recordFile = path.join(temporaryDirectory(), 'record');
	const person = openPlain({
		language: 'pl',
		unicode: false,
		beginning: {
			kind: 'new',
			match: {
				terms, players: [player, ...against(1)], seed: 'plain', recordFile,
			},
		},
	});
	await person.first();
	await person.type('pomoc');
	await person.type('zasady');
	await person.hangUp();
	expect(person.lines.join('')).toMatch(/^[ -~]+$/);
	expect(person.lines[1]).toBe('Kolejnosc gry: ty i Lucja (bot, amator).');
});
