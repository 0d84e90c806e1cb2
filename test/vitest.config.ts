import {availableParallelism} from 'node:os';
import {defineConfig} from 'vitest/config';

// CI=false: Ink draws nothing while it believes it runs in CI (any value but "0" and "false" counts).
export default defineConfig({
	root: new URL('..', import.meta.url).pathname,
	test: {
		include: ['test/**/*.test.{ts,tsx}'],
		env: {
			CI: 'false', NO_COLOR: '', FORCE_COLOR: '1', NODE_ENV: 'test',
		},
		testTimeout: 30_000,
		// As many as processors: by default one of them is left free, and on two that doubles the time.
		maxWorkers: availableParallelism(),
	},
});
