import {spawnSync} from 'node:child_process';
import {describe, expect, test} from 'vitest';
import {manualPage} from '../../source/commands/manual.js';
import {outlineOf} from '../../source/commands/outline.js';
import {usage} from '../../source/words/en/usage.js';

const page = manualPage('1.2.3');

describe('the manual page', () => {
	test('has every command and every option', () => {
		const {commands, everywhere} = outlineOf(usage, 'en');
		for (const {name, options} of commands) {
			expect(page).toContain(`\n.SS ${name}\n`);
			for (const option of [...options, ...everywhere]) {
				expect(page).toContain(String.raw`\-\-${option.name.replaceAll('-', String.raw`\-`)}`);
			}
		}
	});

	test('is ASCII, and no text of it is taken for a request', () => {
		expect(page).toMatch(/^[\n -~]*$/);
		for (const line of page.split('\n')) {
			expect(line).toMatch(/^(?:$|[^.']|\.(?:TH|SH|SS|PP|TP|B|br)\b)/);
		}
	});

	const groff = (...options: string[]) => spawnSync('groff', ['-man', '-Tutf8', '-P-cbou', ...options], {input: page, encoding: 'utf8'});

	test.runIf(groff('-z').status === 0)('is formatted without a warning', () => {
		const {stdout, stderr} = groff('-ww');
		expect(stderr).toBe('');
		expect(stdout).toContain('dominogranie - dominoes in the terminal');
		expect(stdout).toContain('dominogranie check [options] FILE…');
		expect(stdout).toMatch(/^ +-h, --help$/m);
	});
});
