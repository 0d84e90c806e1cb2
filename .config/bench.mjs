// Bundles test/bench/ into a temporary folder and runs it: measured is what plain Node makes of plain JavaScript.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {build} from 'esbuild';

const folder = mkdtempSync(path.join(tmpdir(), 'dominogranie-bench-'));
try {
	await build({
		entryPoints: ['test/bench/index.ts', 'test/bench/kernel.ts'],
		outdir: folder,
		bundle: true,
		splitting: true,
		platform: 'node',
		target: 'node20',
		format: 'esm',
		logLevel: 'error',
	});
	const {status} = spawnSync(process.execPath, [path.join(folder, 'index.js'), ...process.argv.slice(2)], {stdio: 'inherit'});
	process.exitCode = status ?? 1;
} finally {
	rmSync(folder, {recursive: true, force: true});
}
