/** The village over SSH, in English: its command, and what it says to guests at the door. */
import type {CommandHelp} from './help.js';

export const serveHelp: CommandHelp = {
	summary: 'lets people play here by ssh',
	text: [
		'Opens a village of tables for everybody who comes by ssh: nothing has to be installed to play. Guests are known by their public keys; passwords are never asked for.',
		'Only this machine is let in, unless --host says otherwise. The command runs until SIGINT or SIGTERM: then matches are kept, everybody is told, and it ends with 0;',
		'after the next start everybody finds his seat again. It writes a line of JSON about each event to standard error, without hands and without what is said.',
		'Guests who type the word accessible behind the host, or whose TERM is dumb, play in plain lines.',
	].join(' '),
	examples: [
		['serve', 'for guests from this machine: ssh -p 2222 localhost'],
		['serve --host 0.0.0.0 --port 2222', 'for guests from everywhere'],
		['serve --host :: --max-sessions 50 --idle 15', 'for fifty, who have to go after a quarter of an hour without a key'],
	],
};

export const serveValues: Readonly<Record<string, string>> = {
	host: 'ADDRESS',
	port: 'N',
	'max-sessions': 'N',
	'max-per-address': 'N',
	'max-rate': 'N',
	'max-logins': 'N',
	'login-timeout': 'SECONDS',
	idle: 'MINUTES',
	log: 'FILE',
};

export const serveTexts: Readonly<Record<string, (choices: string) => string>> = {
	host: () => 'the address to listen on (127.0.0.1: this machine alone; 0.0.0.0 or :: for all)',
	port: () => 'the port to listen on (2222); 0 takes any that is free',
	'max-sessions': () => 'how many guests may be here at a time (200)',
	'max-per-address': () => 'how many of them from one address (10)',
	'max-rate': () => 'how many connections a minute from one address (60)',
	'max-logins': () => 'how many connections are greeted at a time, the others wait (8)',
	'login-timeout': () => 'seconds until a guest must be in (20)',
	idle: () => 'minutes without a key until a guest has to go; he is told before (30)',
	log: () => 'writes the lines about events to the end of this file',
};

const reasons: Readonly<Record<string, string>> = {
	EADDRINUSE: 'another program listens there',
	EACCES: 'permission denied',
	EADDRNOTAVAIL: 'this machine has no such address',
	ENOTFOUND: 'this machine has no such address',
};

export const serve = {
	/** Said when it has been opened. */
	opened: (address: string, port: number) => `Guests come in at ${address}, port ${port}.`,
	hostKey: (fingerprint: string) => `The host key is ${fingerprint}; who comes for the first time can compare it.`,
	closed: 'Closed; matches are kept.',
	cannotListen: (address: string, port: number, reason: string) => `It is not possible to listen at ${address}, port ${port}: ${reason}.`,
	openElsewhere: (directory: string) => `The village in ${directory} has been opened by another program.`,
	/** By the code of the operating system; others are told as they are. */
	reasons,
	damagedHostKey: (file: string) => `${file} holds no host key; put the right one back from a copy, or remove the file and tell your guests that the key will be another.`,
	cannotLog: (file: string, reason: string) => `${file} cannot be written: ${reason}.`,
	/** Said to guests who cannot come in; each a sentence. */
	refusals: {
		'no-terminal': 'The game needs a terminal: leave -T out, or type the word accessible behind the host to play in plain lines.',
		'no-commands': 'There is nothing to run here; only the word accessible may stand behind the host, to play in plain lines.',
		'no-subsystems': 'There are no files here, only games.',
		'one-visit': 'One connection is for one visit; connect once more.',
		full: 'The village is full; please come back later.',
		'too-many-from-here': 'There are too many guests from your address; please come back when one of them has gone.',
		'too-often': 'There have been too many connections from your address; please wait a minute.',
		'too-slow': 'It took too long to come in; please connect once more.',
		'too-busy': 'Too many guests come in at this moment; please try again in a minute.',
		closing: 'The village is closing; please come back later.',
	},
	/** Said to guests for whom something of ours went wrong. */
	fault: 'Something went wrong on our side; your seat is kept, please come in again.',
	goodbye: 'See you again!',
};

/** Every language has all of them. */
export type ServeWords = typeof serve;
