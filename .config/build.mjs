// Bundles source/cli.ts into dist/. Ink's optional developer tools are replaced by nothing: an external
// import of them would be hoisted and stop even --help.
import {rm, chmod} from 'node:fs/promises';
import {build} from 'esbuild';

await rm('dist', {recursive: true, force: true});
await build({
	entryPoints: ['source/cli.ts'],
	outdir: 'dist',
	bundle: true,
	splitting: true,
	platform: 'node',
	target: 'node20',
	format: 'esm',
	minify: true,
	legalComments: 'none',
	define: {'process.env.NODE_ENV': '"production"'},
	banner: {js: 'import{createRequire as __createRequire}from"node:module";const require=__createRequire(import.meta.url);'},
	plugins: [{
		name: 'no-devtools',
		setup(context) {
			context.onResolve({filter: /^react-devtools-core$/}, () => ({path: 'react-devtools-core', namespace: 'nothing'}));
			context.onLoad({filter: /.*/, namespace: 'nothing'}, () => ({contents: 'export default undefined;'}));
		},
	}],
});
await chmod('dist/cli.js', 0o755);
