import {describe, expect, test} from 'vitest';
import {
	fiveUp, playMatch, seated, villageOf,
} from '../../village/village.js';
import {openVisit} from './open-visit.js';

const words = {
	en: {
		late: 'Time is up: a bot plays this turn for you.',
		playedFor: 'Your time ran out twice: a bot plays for you. Any key brings you back.',
		others: '\'s time ran out twice: a bot plays that seat.',
		back: 'You play again; meanwhile a bot has played for you.',
		seconds: 'Your turn: 15 seconds left.',
		watching: 'You are watching: it is Ania\'s turn.',
		stop: 'Stop watching',
		sit: 'Sit down',
		table: 'Enter table',
		again: 'Play again',
		rematch: 'A rematch is being prepared: Enter goes to the table.',
		over: /The match is over: (Ania|Olek) \d+, (Ania|Olek) \d+\./,
		start: 'Start the match',
		secret: 'The secret was:',
	},
	pl: {
		late: 'Czas minął: tę kolejkę rozgrywa za ciebie bot.',
		playedFor: 'Twój czas minął dwa razy: gra za ciebie bot. Dowolny klawisz oddaje ci grę.',
		others: 'dwa razy skończył się czas: gra tu teraz bot.',
		back: 'Znów grasz; w tym czasie grał za ciebie bot.',
		seconds: 'Twoja kolej: masz jeszcze 15 sekund.',
		watching: 'Patrzysz na grę innych: teraz kolej na gracza Ania.',
		stop: 'Odejdź od stołu',
		sit: 'Usiądź do stołu',
		table: 'Enter stół',
		again: 'Zagraj jeszcze raz',
		rematch: 'Szykuje się następny mecz: Enter przechodzi do stołu.',
		over: /Koniec meczu: (Ania|Olek) \d+, (Ania|Olek) \d+\./,
		start: 'Zacznij mecz',
		secret: 'Sekret brzmiał:',
	},
} as const;

const languages = ['en', 'pl'] as const;

/** A match of two with a clock, both at their screens; the first is in turn. */
async function openClocked(language: 'en' | 'pl', size?: {readonly columns: number; readonly rows: number}) {
	const place = villageOf();
	const guests = seated(place, fiveUp(2, {clock: 30}));
	const isFirst = guests[0].view().moves.length > 0;
	const [slow, other] = isFirst ? ['Ania', 'Olek'] : ['Olek', 'Ania'];
	const screens = [
		await openVisit(place, {
			name: slow, key: `key of ${slow}`, language, ...size,
		}),
		await openVisit(place, {
			name: other, key: `key of ${other}`, language, ...size,
		}),
	] as const;
	return {
		place, slow: screens[0], other: screens[1], names: [slow, other],
		async pass(seconds: number) {
			place.pass(seconds);
			await screens[0].settled();
			await screens[1].settled();
		},
	};
}

describe.each(languages)('the clock of a turn (%s)', language => {
	const say = words[language];

	test('says at fifteen seconds how many are left, and the prompt stays', async () => {
		const {slow, pass} = await openClocked(language);
		const prompt = slow.lines().at(-2)!;
		await pass(15);
		expect(slow.text()).toContain(say.seconds);
		expect(slow.text()).toContain(prompt);
	});

	test('when it has run out, says that a bot plays the turn', async () => {
		const {slow, pass} = await openClocked(language);
		await pass(30);
		expect(slow.text()).toContain(say.late);
	});

	test('when it has run out twice, a bot plays until any key is pressed, which does nothing else', async () => {
		const {slow, other, pass, names} = await openClocked(language);
		await pass(30);
		await other.press('enter');
		await pass(30);
		expect(slow.text()).toContain(say.playedFor);
		expect(other.text()).toContain(say.others);
		expect(other.text()).toContain(names[0]);
		await slow.press('q');
		await other.settled();
		expect(slow.text()).not.toContain(say.playedFor);
		expect(slow.text()).toContain(say.back);
	});
});

describe.each(languages)('a watcher (%s)', language => {
	const say = words[language];

	test('is told so, sees no hand and only the keys that do something, and tracks no hand of his own', async () => {
		const place = villageOf();
		const [ania] = seated(place);
		if (ania.view().moves.length === 0) {
			place.enter('Olek', 'key of Olek').play();
		}

		const visit = await openVisit(place, {name: 'widz', language});
		await visit.press('1', 'enter');
		expect(visit.text()).toContain(say.watching);
		expect(visit.text()).not.toMatch(/no tiles|bez kamieni/);
		expect(visit.lines().at(-1)).not.toMatch(/1-9|i (hint|podp)/);
		await visit.press('3');
		expect(visit.text()).not.toMatch(/0 tiles|0 kamieni/);
		await visit.press('t');
		expect(visit.text()).not.toMatch(/In your hand|W twojej ręce/);
	});

	test('of a table that waits can sit down where a seat is free, also at a private one', async () => {
		const place = villageOf();
		const ania = place.enter('Ania', 'key of Ania');
		ania.ask({type: 'found', table: fiveUp(2, {word: 'kasztan'})});
		const visit = await openVisit(place, {name: 'widz', language});
		await visit.press('1', 'w');
		await visit.type('kasztan');
		await visit.press('enter');
		expect(visit.text()).toContain(say.stop);
		await visit.press('1');
		expect(ania.company()!.card.sitters[1]).toMatchObject({name: 'widz'});
		expect(visit.text()).not.toContain(say.sit);
	});
});

describe.each(languages)('when a match is over (%s)', language => {
	const say = words[language];

	async function openOver() {
		const place = villageOf();
		playMatch(...seated(place, fiveUp(2, {}, 1)));
		const ania = await openVisit(place, {name: 'Ania', key: 'key of Ania', language});
		const olek = await openVisit(place, {name: 'Olek', key: 'key of Olek', language});
		return {place, ania, olek};
	}

	test('Enter goes to the table without getting up, where result, secret and another match are', async () => {
		const {ania, olek} = await openOver();
		expect(ania.text()).toContain(say.table);
		expect(ania.lines().at(-1)).toMatch(/r (play again|jeszcze raz)/);
		expect(olek.lines().at(-1)).not.toMatch(/r (play again|jeszcze raz)/);
		await ania.press('enter');
		expect(ania.text()).toMatch(say.over);
		expect(ania.text()).toContain(say.secret);
		expect(ania.text()).toContain(say.again);
		await olek.press('enter');
		expect(olek.text()).toMatch(say.over);
		expect(olek.text()).not.toContain(say.again);
	});

	test('r asks for a rematch, whose commitment all can see before it begins; r once more begins nothing', async () => {
		const {place, ania, olek} = await openOver();
		await olek.press('x');
		await ania.press('r', 'r');
		await olek.settled();
		expect(ania.text()).toContain(say.start);
		expect(olek.text()).toContain(say.rematch);
		await olek.press('r');
		const commit = /[\da-f]{64}/;
		expect(olek.text()).toMatch(commit);
		expect(commit.exec(olek.text())![0]).toBe(commit.exec(ania.text())![0]);
		await ania.press('enter');
		await olek.settled();
		for (const visit of [ania, olek]) {
			expect(visit.lines()[0]).toMatch(/(deal|rozdanie) 1/);
		}

		place.pass(1);
	});

	test('whoever still looks at the result when the next match begins sees its table, and gets up by q', async () => {
		const {place, ania, olek} = await openOver();
		await ania.press('r', 'enter');
		await olek.settled();
		expect(olek.lines()[0]).toMatch(/(deal|rozdanie) 1/);
		await olek.press('q');
		place.pass(1);
		expect(olek.lines()[0]).toMatch(/The village|Wioska/);
	});

	test('what is said is seen by the others beside the result', async () => {
		const {ania, olek} = await openOver();
		await ania.press('m');
		await ania.type('gg');
		await ania.press('enter');
		await olek.settled();
		expect(ania.text()).toContain('Ania: gg');
		expect(olek.text()).toContain('Ania: gg');
	});
});

describe.each(languages)('in the smallest window (%s)', language => {
	test('a table that waits shows its whole commitment, also with the come-back word and four seats', async () => {
		const place = villageOf();
		const visit = await openVisit(place, {
			name: 'guest', key: '', language, columns: 60, rows: 18,
		});
		place.enter('Ania', 'key of Ania').ask({type: 'found', table: fiveUp(4, {clock: 60})});
		place.pass(1);
		await visit.settled();
		await visit.press('1', 'enter');
		const {commit} = place.enter('Ania', 'key of Ania').company()!;
		expect(visit.text()).toContain(`${commit.slice(0, 32)}\n${commit.slice(32)}`);
		expect(visit.text()).toMatch(/[a-z]{4}-[a-z]{4}/);
		expect(visit.text()).not.toContain('…');
	});

	test('a table in the lobby shows its state and score however long its names are', async () => {
		const place = villageOf();
		const one = place.enter('Wielkopolska Anna', 'a');
		one.ask({type: 'found', table: fiveUp(4, {word: 'kasztan'})});
		one.ask({type: 'start'});
		const visit = await openVisit(place, {language, columns: 60, rows: 18});
		expect(visit.line('table 1') + visit.line('stół 1')).toMatch(/(private, playing|prywatny, gra), 0:0$/);
	});
});

describe.each(languages)('in the lobby (%s)', language => {
	test('digits are for tables alone, so that nothing else moves under the fingers', async () => {
		const visit = await openVisit(villageOf(), {language});
		await visit.press('8');
		expect(visit.text()).toMatch(/> {4}(A new table|Nowy stół)/);
	});

	test('a wrong come-back word is refused as such, and the line stays open for another', async () => {
		const visit = await openVisit(villageOf(), {name: '', key: '', language});
		await visit.press('down', 'enter');
		await visit.type('zuzu-zuzu');
		await visit.press('enter');
		expect(visit.text()).toMatch(/No seat has that come-back word\.|Żadne miejsce nie ma takiego hasła powrotu\./);
		await visit.type('q');
		expect(visit.exits).toEqual([]);
	});
});
