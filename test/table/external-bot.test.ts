import {once} from 'node:events';
import {type Socket, createServer} from 'node:net';
import process from 'node:process';
import {
	afterEach, describe, expect, test,
} from 'vitest';
import {viewOf} from '../../source/match/view.js';
import {formatMove} from '../../source/rules/move.js';
import {agree} from '../../source/rules/variant.js';
import {type ExternalBot, startProgram} from '../../source/table/external-bot.js';
import {fiveUp} from '../../source/variants/five-up.js';
import {createClock} from '../helpers/clock.js';
import {matchAt} from '../helpers/match-at.js';

const match = matchAt(agree(fiveUp, {seats: 2}), {hands: ['6-4 5-5 3-1 2-1 1-0', '6-5 6-1 3-3 2-2 0-0']}, '6-4');
const view = viewOf(match, 1);

const started: ExternalBot[] = [];
afterEach(() => {
	for (const bot of started.splice(0)) {
		bot.close();
	}
});

/** A program that Node runs, on a clock that stands still. */
function programOf(script: string) {
	return start([process.execPath, '-e', script]);
}

function start(command: readonly string[]) {
	const clock = createClock();
	const bot = startProgram({command, patience: 5000}, {name: 'bot', later: clock.later});
	started.push(bot);
	return {bot, clock};
}

/** Answers each line with what `answer`, an expression over `request`, says. */
const answering = (answer: string) => `
	const lines = require('node:readline').createInterface({input: process.stdin});
	let asked = 0;
	lines.on('line', line => {
		const request = JSON.parse(line);
		asked++;
		console.log(${answer});
	});`;
const firstMove = answering('JSON.stringify({move: request.moves[0]})');

async function chosen(bot: ExternalBot) {
	const move = await bot.choose(view);
	return typeof move === 'number' ? formatMove(move) : move;
}

/** How a program that was started with this script failed. */
async function troubleOf(script: string) {
	const failure = await chosen(programOf(script).bot);
	return typeof failure === 'object' ? failure : undefined;
}

describe('a program that answers', () => {
	test('chooses, again and again', async () => {
		const {bot} = programOf(answering('JSON.stringify({move: request.moves[asked - 1]})'));
		expect(await chosen(bot)).toBe('6-1>6-4');
		expect(await chosen(bot)).toBe('6-5>6-4');
	});

	test('is asked one question at a time', async () => {
		const {bot} = programOf(answering('JSON.stringify({move: request.moves[asked - 1]})'));
		expect(await Promise.all([chosen(bot), chosen(bot)])).toEqual(['6-1>6-4', '6-5>6-4']);
	});

	test('gets its words as they were given, without a shell', async () => {
		const {bot} = start([process.execPath, '-e', answering('JSON.stringify({move: process.argv[1] === "$HOME; a  b" ? request.moves[1] : ""})'), '$HOME; a  b']);
		expect(await chosen(bot)).toBe('6-5>6-4');
	});

	test('may write empty lines, and whatever it likes on its standard error', async () => {
		const {bot} = programOf(String.raw`console.log('\n'); console.error('x'.repeat(1e6)); ${firstMove}`);
		expect(await chosen(bot)).toBe('6-1>6-4');
	});
});

describe('a program fails', () => {
	test('that cannot be started', async () => {
		expect(await chosen(start(['/nonexistent/bot']).bot)).toEqual({name: 'bot', trouble: {kind: 'not-started', code: 'ENOENT'}, complaint: ''});
	});

	test('that ends, and its last words are kept', async () => {
		expect(await troubleOf(String.raw`console.error("Traceback\n\u001b[1mno such tile\n"); process.exit(3)`))
			.toEqual({name: 'bot', trouble: {kind: 'ended', by: '3'}, complaint: String.raw`\u{1b}[1mno such tile`});
	});

	test('that an interpreter gives up, and the error is told rather than what follows it', async () => {
		expect(await troubleOf('throw new RangeError("no such tile")')).toMatchObject({trouble: {kind: 'ended', by: '1'}, complaint: 'RangeError: no such tile'});
	});

	test('that is killed', async () => {
		expect(await troubleOf('process.kill(process.pid, "SIGSEGV")')).toMatchObject({trouble: {kind: 'ended', by: 'SIGSEGV'}});
	});

	test('that ends with its answer, but only afterwards', async () => {
		const {bot} = programOf(`${firstMove}; lines.once('line', () => process.exit())`);
		expect(await chosen(bot)).toBe('6-1>6-4');
		expect(await chosen(bot)).toMatchObject({trouble: {kind: 'ended', by: '0'}});
	});

	test('that says nothing until its time is over', async () => {
		const {bot, clock} = programOf('setInterval(() => undefined, 1e6)');
		const choice = chosen(bot);
		// The question is asked in the next turn of the loop.
		await Promise.resolve();
		await Promise.resolve();
		clock.pass(4999);
		clock.pass(1);
		expect(await choice).toMatchObject({trouble: {kind: 'late', milliseconds: 5000}});
	});

	test('that answers nonsense', async () => {
		expect(await troubleOf(answering('"hello"'))).toMatchObject({trouble: {kind: 'not-understood', wrote: 'hello'}});
	});

	test('whose bytes are no text', async () => {
		const failure = await troubleOf('process.stdin.once("data", () => process.stdout.write(Buffer.from([0xff, 0x00, 0xfe, 0x0a])))');
		expect(failure).toMatchObject({trouble: {kind: 'not-understood'}});
	});

	test('that breaks the rules', async () => {
		expect(await troubleOf(answering('JSON.stringify({move: "3-3>6-4"})'))).toMatchObject({trouble: {kind: 'not-allowed', move: '3-3>6-4'}});
	});

	test('that writes without end, in lines or in one', async () => {
		const pouring = (text: string) => `const pour = () => process.stdout.write(${text}.repeat(1e5), pour); process.stdin.once('data', pour)`;
		expect(await troubleOf(pouring(String.raw`'y\n'`))).toMatchObject({trouble: {kind: 'not-understood', wrote: 'y'}});
		expect(await troubleOf(pouring('\'y\''))).toMatchObject({trouble: {kind: 'endless'}});
	});

	test('that speaks unasked', async () => {
		const {bot} = programOf(answering(String.raw`[1, 2].map(place => JSON.stringify({move: request.moves[place - 1]})).join("\n")`));
		expect(await chosen(bot)).toBe('6-1>6-4');
		expect(await chosen(bot)).toMatchObject({trouble: {kind: 'unasked', wrote: '{"move":"6-5>6-4"}'}});
	});

	test('and is never asked again', async () => {
		const {bot} = programOf(answering('asked === 1 ? "hello" : JSON.stringify({move: request.moves[0]})'));
		const first = await chosen(bot);
		expect(await chosen(bot)).toEqual(first);
	});
});

test('with a program all that it started is ended', async () => {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	const port = typeof address === 'object' ? address?.port : undefined;
	const connected = new Promise<Socket>(resolve => {
		server.once('connection', resolve);
	});
	// The program is quiet; what it starts connects to us, says so in its stead, and would wait for ever.
	const offspring = `require('node:net').connect(${port}, '127.0.0.1', () => console.log('connected'))`;
	const failure = await troubleOf(`require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(offspring)}], {stdio: 'inherit'})`);
	expect(failure).toMatchObject({trouble: {wrote: 'connected'}});
	const socket = await connected;
	await new Promise(resolve => {
		socket.on('error', () => undefined).on('close', resolve).resume();
	});
	server.close();
});
