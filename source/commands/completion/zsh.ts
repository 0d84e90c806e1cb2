/** Completion in zsh. */
import type {CommandOutline, OptionOutline, Outline} from '../outline.js';

/** The script, to be sourced or kept as a file `_dominogranie` in a directory of `$fpath`. */
export function zshScript({commands, everywhere}: Outline): string {
	return `#compdef dominogranie
# zsh completion of dominogranie

_dominogranie() {
	local curcontext=$curcontext state line ret=1
	typeset -A opt_args
	local -a everywhere commands
	everywhere=(
${specs(everywhere)}
	)
	_arguments -C $everywhere '1: :->command' '*:: :->rest' && ret=0
	case $state in
		command)
			commands=(
${commands.map(({name, summary}) => `				${quoted(`${name}:${summary}`)}`).join('\n')}
			)
			_describe command commands && ret=0 ;;
		rest)
			case $words[1] in
${commands.map(command => commandCase(command)).join('\n')}
			esac ;;
	esac
	return ret
}

if [[ $funcstack[1] == _dominogranie ]]; then
	_dominogranie "$@"
else
	compdef _dominogranie dominogranie
fi
`;
}

function commandCase({name, options, operands}: CommandOutline): string {
	return [
		`				${name})`,
		'					_arguments $everywhere \\',
		...options.map(option => `						${spec(option)} \\`),
		...operandSpecs(operands).map(text => `						${quoted(text)} \\`),
		'						&& ret=0 ;;',
	].join('\n');
}

function specs(options: readonly OptionOutline[]): string {
	return options.map(option => `		${spec(option)}`).join('\n');
}

/** How `_arguments` is told of an option. Help and version leave nothing else to say. */
function spec({name, letter, text, takes, placeholder, choices, several, path}: OptionOutline): string {
	const explained = `[${text.replaceAll(/[[\]\\]/g, String.raw`\$&`)}]`;
	if (letter !== undefined) {
		return `'(- *)'{-${letter},--${name}}${quoted(explained)}`;
	}

	if (takes === 'nothing') {
		return quoted(`--${name}${explained}`);
	}

	const values = path === undefined ? chosen(choices, several) : {file: '_files', directory: '_files -/'}[path];
	return quoted(`--${name}=${explained}${takes === 'value' ? ':' : '::'}${placeholder.replaceAll(/[[\]:]/g, '')}:${values}`);
}

function chosen(choices: readonly string[], several: boolean): string {
	const listed = choices.join(' ');
	if (several) {
		return `_sequence -d compadd - ${listed}`;
	}

	return listed === '' ? '' : `(${listed})`;
}

function operandSpecs(operands: CommandOutline['operands']): string[] {
	switch (operands) {
		case 'none': {
			return [];
		}

		case 'file': {
			return ['1:file:_files'];
		}

		case 'files': {
			return ['*:file:_files'];
		}

		default: {
			return [`1: :(${operands.join(' ')})`];
		}
	}
}

function quoted(text: string): string {
	return `'${text.replaceAll('\'', String.raw`'\''`)}'`;
}
