/** Where the files of a person are kept. */
import path from 'node:path';

export type Paths = {
	readonly settings: string;
	/** The directory of the records. */
	readonly records: string;
};

/** The files under `$XDG_CONFIG_HOME` and `$XDG_DATA_HOME`; as their specification demands, relative ones are ignored. */
export function pathsOf(env: Readonly<Record<string, string | undefined>>, home: string): Paths {
	const base = (given: string | undefined, usual: string) =>
		path.join(given !== undefined && path.isAbsolute(given) ? given : path.join(home, usual), 'dominogranie');
	return {
		settings: path.join(base(env.XDG_CONFIG_HOME, '.config'), 'settings.json'),
		records: path.join(base(env.XDG_DATA_HOME, path.join('.local', 'share')), 'records'),
	};
}
