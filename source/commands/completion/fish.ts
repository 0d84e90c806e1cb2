/** Completion in fish. */
import type {OptionOutline, Outline} from '../outline.js';

/** The script: one `complete` for each thing that can be completed. */
export function fishScript({commands, everywhere}: Outline): string {
	const names = commands.map(({name}) => name).join(' ');
	return [
		'# fish completion of dominogranie',
		'complete -c dominogranie -f',
		...everywhere.map(option => optionLine(option)),
		...commands.flatMap(({name, summary, options, operands}) => [
			`complete -c dominogranie -n ${quoted(`not __fish_seen_subcommand_from ${names}`)} -a ${name} -d ${quoted(summary)}`,
			...options.map(option => optionLine(option, name)),
			...(operands === 'none' ? [] : [`${line(name)} ${typeof operands === 'string' ? '-F' : `-a ${quoted(operands.join(' '))}`}`]),
		]),
		'',
	].join('\n');
}

/** An option of one command, or of all. To fish an option takes a value or none, so that `--resume` is always offered files. */
function optionLine({name, letter, text, takes, choices, several, path}: OptionOutline, command?: string): string {
	return [
		line(command),
		...(letter === undefined ? [] : [`-s ${letter}`]),
		`-l ${name}`,
		...(takes === 'nothing' ? [] : [path === undefined ? '-x' : '-r']),
		...(choices.length === 0 ? [] : [`-a ${quoted(several ? `(__fish_append , ${choices.join(' ')})` : choices.join(' '))}`]),
		...(path === 'file' ? ['-F'] : []),
		...(path === 'directory' ? [`-f -a ${quoted('(__fish_complete_directories)')}`] : []),
		`-d ${quoted(text)}`,
	].join(' ');
}

function line(command: string | undefined): string {
	return command === undefined ? 'complete -c dominogranie' : `complete -c dominogranie -n ${quoted(`__fish_seen_subcommand_from ${command}`)}`;
}

function quoted(text: string): string {
	return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}
