#!/usr/bin/env node
import process from 'node:process';
import {oldNode} from './commands/old-node.js';

const complaint = oldNode(process.versions.node, process.env);
if (complaint === undefined) {
	// Not before: an older Node would fail while this is loaded, and say so in a page of code.
	const {run} = await import('./commands/run.js');
	process.exitCode = await run(process.argv.slice(2), process.env);
} else {
	process.stderr.write(`${complaint}\n`);
	process.exitCode = 1;
}
