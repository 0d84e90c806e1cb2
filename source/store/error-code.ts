/** The operating system's word for what went wrong: `ENOENT`, `EACCES` …; `EIO` for anything else. */
export function errorCode(error: unknown): string {
	return error instanceof Error && 'code' in error ? String(error.code) : 'EIO';
}
