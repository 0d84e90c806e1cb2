/** Where the files of a person are kept. */
import path from 'node:path';

export type Paths = {
	readonly settings: string;
	/** The directory of the records. */
	readonly records: string;
};

/** The files under `$XDG_CONFIG_HOME` and `$XDG_DATA_HOME`; as their specification demands, relative ones are ignored. */
export function pathsOf(env: Readonly<Record<string, string | undefined>>, home: string): Paths {
	return {
		settings: path.join(own(env.XDG_CONFIG_HOME, path.join(home, '.config')), 'settings.json'),
		records: path.join(dataIn(env, home), 'records'),
	};
}

/** The directory of the village that `serve` opens: its host key, its tables, its guests. */
export function villageIn(env: Readonly<Record<string, string | undefined>>, home: string): string {
	return path.join(dataIn(env, home), 'village');
}

function dataIn({XDG_DATA_HOME: given}: Readonly<Record<string, string | undefined>>, home: string): string {
	return own(given, path.join(home, '.local', 'share'));
}

function own(given: string | undefined, usual: string): string {
	return path.join(given !== undefined && path.isAbsolute(given) ? given : usual, 'dominogranie');
}
