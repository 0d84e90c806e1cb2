import {expect, test} from 'vitest';
import {randomFrom} from '../../helpers/random.js';
import {formatTile} from '../../../source/rules/tile.js';
import {
	draw, laysTile, pass, tileOfMove,
} from '../../../source/rules/move.js';
import {variants} from '../../../source/variants/index.js';
import {type Course, courseIn, pressInCourse} from '../../../source/ui/lessons/course.js';
import {letterAt} from '../../../source/board/move-places.js';
import {shownSide} from '../../../source/ui/game/game.js';
import {drillIn} from '../../../source/teaching/drills/drill.js';
import {trainingAt} from '../../../source/ui/lessons/training.js';
import {learnList} from '../../../source/ui/study/lists.js';
import {doubleBergen} from '../../../source/variants/double-bergen.js';
import {fiveUp} from '../../../source/variants/five-up.js';
import {sevenToedPete} from '../../../source/variants/seven-toed-pete.js';
import {openApp} from '../open-app.js';

const sizes = [['en', 80, 24], ['pl', 60, 18]] as const;

/** The keys that lay the tile of a move in its place, or do what needs no tile. */
function keysFor({lesson, game}: Course): string[] {
	const {solution} = lesson;
	const {view, desk} = shownSide(game)!;
	if (!laysTile(solution)) {
		return [solution === draw ? 'd' : (solution === pass ? 'p' : 'p')];
	}

	const digit = String((desk.tiles.indexOf(tileOfMove(solution)) + 1) % 10);
	const letter = letterAt(view, solution)?.toLowerCase();
	const isOnlyPlace = view.moves.filter(move => laysTile(move) && tileOfMove(move) === tileOfMove(solution)).length === 1;
	return [digit, ...(isOnlyPlace || letter === undefined ? [] : [letter]), 'enter'];
}

test.each(variants.map(variant => [variant.id, variant] as const))('the keys of the table lead through the lesson of %s', (_, variant) => {
	let course: Course | undefined = courseIn(variant, 'Ala');
	const {steps} = course.lesson;
	let done = 0;
	while (course.lesson.phase !== 'finished') {
		for (const key of keysFor(course)) {
			course = pressInCourse(course, key)!;
		}

		expect([course.lesson.id, course.lesson.phase]).toEqual([course.lesson.id, 'answered']);
		course = pressInCourse(course, 'enter')!;
		done++;
	}

	expect(done).toBe(steps);
	expect(pressInCourse(course, 'enter')).toBeUndefined();
});

test('a wrong answer leaves the table as it is, and is told why', async () => {
	const app = await openApp({opened: courseIn(fiveUp, 'Ala')});
	await app.press('1', 'enter');
	expect(app.text()).toContain('2-1 would make: sum 3.\nFind the 10');
	await app.press('1', 'enter');
	expect(app.text()).toContain('Hint: Lead 6-4.');
});

test('Escape and q go back to the list', async () => {
	const app = await openApp({opened: learnList});
	for (const key of ['escape', 'q']) {
		await app.press('1'); // eslint-disable-line no-await-in-loop
		expect(app.lines()[0]).toMatch(/^Lesson: Five Up/);
		await app.press(key); // eslint-disable-line no-await-in-loop
		expect(app.lines()[0]).toBe('Learn a game');
	}
});

test.each(sizes)('a lesson tells, asks, and shows what came of it (%s)', async (language, columns, rows) => {
	const app = await openApp({
		opened: courseIn(fiveUp, 'Ala'), language, columns, rows,
	});
	await expect(`${app.text()}\n`).toMatchFileSnapshot(`../frames/lesson.${language}.txt`);
	await app.press('5', 'enter');
	await expect(`${app.text()}\n`).toMatchFileSnapshot(`../frames/lesson-right.${language}.txt`);
});

test.each(variants.map(variant => [variant.id, variant] as const))('every sentence of the lesson of %s fits a small window in Polish', async (_, variant) => {
	const app = await openApp({
		opened: courseIn(variant, 'Ala'), language: 'pl', columns: 60, rows: 18,
	});
	const course = () => app.program.state().studies.at(-1) as Course; // eslint-disable-line @typescript-eslint/no-unsafe-type-assertion
	while (course().lesson.phase !== 'finished') {
		expect(app.text()).toMatch(/\n(Cyfra|d |p )/);
		await app.press(...keysFor(course())); // eslint-disable-line no-await-in-loop
		await app.press('enter'); // eslint-disable-line no-await-in-loop
	}

	expect(app.text()).toContain('Resztę pokaże mecz.');
});

test.each(sizes)('a drill asks, judges the first answer, and another follows (%s)', async (language, columns, rows) => {
	const random = randomFrom(5);
	const drill = drillIn(fiveUp, {level: 'medium', name: 'Ala'}, random);
	const app = await openApp({
		opened: trainingAt(drill, 'medium'), language, columns, rows, study: {chance: random},
	});
	await expect(`${app.text()}\n`).toMatchFileSnapshot(`../frames/drill.${language}.txt`);
	const [best] = drill.best;
	const {tiles} = shownSide(trainingAt(drill, 'medium').game)!.desk;
	await app.press(String((tiles.indexOf(tileOfMove(best)) + 1) % 10), 'tab', 'enter');
	await expect(`${app.text()}\n`).toMatchFileSnapshot(`../frames/drill-answered.${language}.txt`);
	await app.press('enter');
	expect(app.lines()[0]).toMatch(/1 (of|z) 1|0 (of|z) 1/);
	expect(app.program.state().studies).toHaveLength(1);
});

test('a move that is not allowed is no answer', async () => {
	const drill = drillIn(doubleBergen, {level: 'easy', name: 'Ala'}, randomFrom(7));
	const app = await openApp({opened: trainingAt(drill, 'easy')});
	await app.press('p');
	expect(app.lines()[0]).not.toContain('of 1');
	expect(app.text()).not.toContain(`${formatTile(tileOfMove(drill.best[0]))} on`);
});

const bergenStep = (id: string): Course => {
	let course: Course = courseIn(doubleBergen, 'Ala');
	while (course.lesson.id !== id) {
		for (const key of [...keysFor(course), 'enter']) {
			course = pressInCourse(course, key)!;
		}
	}

	return course;
};

test.each([
	['lead', /Enter lead/, /Enter leads it/],
	['draw', /^d draw /, /^d draws until a tile fits\.$/m],
	['pass', /^p pass /, /^p passes\.$/m],
	['no-double', /^p pass /, /^p passes\.$/m],
	['draw-lead', /^d draw /, /^d draws one tile\.$/m],
] as const)('the line of keys names what can be done in the step %s, and nothing else', async (id, keys, sentence) => {
	const app = await openApp({opened: bergenStep(id)});
	expect(app.lines().at(-1)).toMatch(keys);
	expect(app.text()).toMatch(sentence);
	expect(app.lines().at(-1)!.includes('Enter lay')).toBe(false);
});

test('where another tile may be declined, the line of keys says so', async () => {
	let course: Course = courseIn(sevenToedPete, 'Ala');
	while (course.lesson.id !== 'stop') {
		for (const key of [...keysFor(course), 'enter']) {
			course = pressInCourse(course, key)!;
		}
	}

	const app = await openApp({opened: course, columns: 60, rows: 18});
	expect(app.lines().at(-1)).toContain('p stop');
});

test.each([
	['en', 'This key does nothing here: ? shows the keys.'],
	['pl', 'Ten klawisz nic tu nie robi; ? pokazuje klawisze.'],
] as const)('a key that does nothing in a lesson or a drill says so until the next key (%s)', async (language, sentence) => {
	const drill = drillIn(fiveUp, {level: 'medium', name: 'Ala'}, randomFrom(5));
	for (const opened of [courseIn(fiveUp, 'Ala'), trainingAt(drill, 'medium')]) {
		const app = await openApp({opened, language}); // eslint-disable-line no-await-in-loop
		const before = app.text();
		for (const key of ['i', 'u', 't', 'm', 'r', ' ', 'page-up']) {
			await app.press(key); // eslint-disable-line no-await-in-loop
			expect(app.lines().at(-1), key).toBe(sentence);
			await app.press('='); // eslint-disable-line no-await-in-loop
			expect(app.text()).not.toContain(sentence);
			await app.press('='); // eslint-disable-line no-await-in-loop
			expect(app.text()).toBe(before);
		}

		await app.press('9'); // eslint-disable-line no-await-in-loop
		expect(app.lines().at(-1)).toMatch(/no tile has that number|żaden nie ma tego numeru/);
	}
});

test('after an answer too', async () => {
	const app = await openApp({opened: courseIn(fiveUp, 'Ala')});
	await app.press('5', 'enter', 'd');
	expect(app.lines().at(-1)).toBe('This key does nothing here: ? shows the keys.');
	expect(app.text()).toContain('Right.');
});

test('Enter held down does not dismiss an answer unread, nor run through a lesson, a drill or the list', async () => {
	const drill = drillIn(fiveUp, {level: 'medium', name: 'Ala'}, randomFrom(5));
	const lesson = await openApp({opened: courseIn(fiveUp, 'Ala')});
	await lesson.press('5');
	await lesson.hold('enter', 20);
	expect(lesson.text()).toContain('Right.');
	await lesson.press('enter');
	expect(lesson.lines()[0]).toContain('Step 2');
	const practice = await openApp({opened: trainingAt(drill, 'medium'), study: {chance: randomFrom(5)}});
	await practice.hold('enter', 20);
	expect(practice.lines()[0]).toMatch(/[01] of 1/);
	const list = await openApp({opened: learnList});
	await list.hold('enter', 20);
	expect(list.lines()[0]).toContain('Step 1');
	expect(list.text()).not.toContain('Right.');
});
