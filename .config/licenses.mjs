// The licences of the packages that are in a bundle.
import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';

/** A text with the licence of every package of which esbuild's metafile says that some of it is in an output. */
export async function licenses({outputs}) {
	const packages = new Map();
	for (const {inputs} of Object.values(outputs)) {
		for (const [file, {bytesInOutput}] of Object.entries(inputs)) {
			const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
			if (folder !== undefined && bytesInOutput > 0) {
				packages.set(folder, [...packages.get(folder) ?? [], file]);
			}
		}
	}

	const notices = await Promise.all([...packages].map(async ([folder, files]) => noticeOf(folder, files)));
	return ['The program contains these packages, each under its own licence.\n', ...notices.toSorted()].join(`\n${'-'.repeat(79)}\n\n`);
}

async function noticeOf(folder, files) {
	// Older packages have a list of licences.
	const {name, version, licenses: [{type}] = [{}], license = type} = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
	// A package may itself be a bundle: what lies beside its files counts too.
	const places = new Set([folder, ...files.map(file => path.dirname(file))]);
	const found = await Promise.all([...places].map(async place => licenceFiles(place)));
	const texts = await Promise.all(found.flat().map(async file => readFile(file, 'utf8')));
	const terms = texts.length > 0 ? texts : [await termsInSource(license, files)];
	return `${name} ${version} (${license})\n\n${terms.map(text => text.trim()).join('\n\n')}\n`;
}

async function licenceFiles(folder) {
	const names = await readdir(folder);
	return names.filter(name => /^licen[cs]es?(?:$|[.-])/i.test(name)).map(name => path.join(folder, name));
}

/** For a package without a licence file: whose it is, as its files say, and the words of the MIT licence, which are our own too. */
async function termsInSource(license, files) {
	const sources = await Promise.all(files.map(async file => readFile(file, 'utf8')));
	const owners = new Set(sources.flatMap(source => source.slice(0, 2000).match(/Copyright \(c\)[^\n]*/g) ?? []));
	if (license !== 'MIT' || owners.size === 0) {
		throw new Error(`It is not clear under what licence ${files[0]} is.`);
	}

	const own = await readFile('LICENSE', 'utf8');
	return own.replace(/^Copyright.*$/m, [...owners].join('\n'));
}
