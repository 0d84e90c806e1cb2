#!/usr/bin/env node
import process from 'node:process';
import {run} from './commands/run.js';

process.exitCode = await run(process.argv.slice(2), process.env);
