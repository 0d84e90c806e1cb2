/** What the main thread and a thread of screens tell each other. A visit is one person's session, by its number. */
import type {Size} from '../terminal/size.js';
import type {News, Request} from '../village/protocol.js';

/** Drawn screens, or plain lines. Lines need to be edited and echoed by us where the guest's own terminal does not do it. */
export type Mode = 'screen' | 'lines' | 'lines-without-terminal';

/** What is known of a guest's terminal. */
export type Opening = {
	readonly mode: Mode;
	readonly size: Size;
	/** TERM and the locale, as the client sent them. */
	readonly env: Readonly<Record<string, string>>;
	/** What the locale asks for; undefined when it asks for nothing. */
	readonly language: 'en' | 'pl' | undefined;
};

/** To a thread. */
export type ToThread =
	| {readonly type: 'open'; readonly visit: number; readonly opening: Opening}
	/** What was typed. No more is sent before it is `fed`. */
	| {readonly type: 'typed'; readonly visit: number; readonly bytes: Uint8Array}
	/** Nothing more will be typed. */
	| {readonly type: 'typed-all'; readonly visit: number}
	| {readonly type: 'resized'; readonly visit: number; readonly size: Size}
	| {readonly type: 'news'; readonly visit: number; readonly news: News}
	/** The last `write` is on its way. */
	| {readonly type: 'taken'; readonly visit: number}
	| {readonly type: 'close'; readonly visit: number};

/** From a thread. */
export type FromThread =
	| {readonly type: 'ready'}
	/** What was typed has been dealt with. */
	| {readonly type: 'fed'; readonly visit: number}
	/** For the guest's terminal. No more is sent before it is `taken`. */
	| {readonly type: 'write'; readonly visit: number; readonly text: string}
	| {readonly type: 'ask'; readonly visit: number; readonly request: Request}
	/** The person has left; `last` is for his terminal still, however much there is of it. */
	| {readonly type: 'ended'; readonly visit: number; readonly code: number; readonly last: string}
	/** Something of ours went wrong: in one visit, which is over, or somewhere in the thread, which goes on. */
	| {readonly type: 'fault'; readonly visit: number | undefined; readonly message: string};
