/** What a visit looks like to the person: a drawn screen or plain lines. Whoever makes one knows nothing of SSH and threads. */
import type {Capabilities} from '../../terminal/capabilities.js';
import type {Keys} from '../../terminal/keys.js';
import type {Later} from '../../terminal/later.js';
import type {Stage} from '../../terminal/stage.js';
import type {Line} from '../../village/protocol.js';
import type {Language} from '../../words/language.js';

/** What every face is given. */
export type Visit = {
	/** Into the village. */
	readonly line: Line;
	/** What the client's locale asks for; undefined when the person has to be asked. */
	readonly language: Language | undefined;
	readonly capabilities: Capabilities;
	readonly later: Later;
	/** The person leaves; with an exit code for his client. */
	readonly end: (code: number) => void;
	/** Something of ours is wrong. It ends this visit and no other. */
	readonly fail: (error: unknown) => void;
};

/** A visit with a screen. The size stands in `stdout`, which tells of a new one by `resize`. */
export type ScreenVisit = Visit & Pick<Keys, 'stdin' | 'onKey'> & Pick<Stage, 'stdout' | 'bell'>;

/** A visit in plain lines: what is typed, without line ends, and where to write. */
export type LinesVisit = Visit & {
	readonly input: NodeJS.ReadableStream & {readonly isTTY: boolean};
	/** `ring` sounds the bell of the terminal, where there is one. */
	readonly output: {readonly write: (text: string) => unknown; readonly ring?: () => void};
};

/** A face that is shown. `close` takes it away without a word. */
export type Face = {readonly close: () => void};

export type Faces = {
	readonly screen: (visit: ScreenVisit) => Face;
	readonly lines: (visit: LinesVisit) => Face;
};
