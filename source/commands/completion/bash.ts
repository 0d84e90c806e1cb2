/** Completion in bash, from version 3.2 on, which macOS still has. */
import type {CommandOutline, OptionOutline, Outline} from '../outline.js';

/** The script. An option that was given is not offered again, since it would be refused. */
export function bashScript({commands, everywhere}: Outline): string {
	const all = optionsByName([...everywhere, ...commands.flatMap(({options}) => options)]);
	const withValue = all.filter(({takes}) => takes !== 'nothing');
	return `# bash completion of dominogranie

_dominogranie_words() {
	COMPREPLY=($(compgen -W "$1" -- "$word"))
}

_dominogranie_list() {
	COMPREPLY=($(compgen -P "\${word%"\${word##*,}"}" -W "$1" -- "\${word##*,}"))
}

_dominogranie_paths() {
	local IFS=$'\\n'
	compopt -o filenames 2>/dev/null
	COMPREPLY=($(compgen "$1" -- "$word"))
}

_dominogranie() {
	local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]}
	local command= given=' ' options= offered= index option
	COMPREPLY=()
	for ((index = 1; index < COMP_CWORD; index++)); do
		case \${COMP_WORDS[index]} in
			--)
				given+='-- '
				break ;;
			-*)
				given+="\${COMP_WORDS[index]} " ;;
			${alternatives(commands.map(({name}) => name))})
				case \${COMP_WORDS[index-1]} in
					${alternatives(['=', ...withValue.map(({name}) => `--${name}`)])}) ;;
					*) command=\${command:-\${COMP_WORDS[index]}} ;;
				esac ;;
		esac
	done

	# --option=value comes in three words.
	if [[ $word == = ]]; then
		word=
	elif [[ $before == = ]]; then
		before=\${COMP_WORDS[COMP_CWORD-2]}
	fi

	case $before in
${valueCases(withValue)}
	esac

	case $command in
${commands.map(command => commandCase(command)).join('\n')}
		*)
			offered='${commands.map(({name}) => name).join(' ')}' ;;
	esac

	if [[ $word == -* && $given != *' -- '* ]]; then
		offered=
		for option in ${everywhere.map(({name}) => `--${name}`).join(' ')} $options; do
			[[ $given == *" $option "* ]] || offered+="$option "
		done
		_dominogranie_words "$offered"
	elif [[ $offered == / ]]; then
		_dominogranie_paths -f
	else
		_dominogranie_words "$offered"
	fi
}

complete -F _dominogranie dominogranie
`;
}

function optionsByName(options: readonly OptionOutline[]): OptionOutline[] {
	return [...new Map(options.map(option => [option.name, option])).values()];
}

function alternatives(words: readonly string[]): string {
	return words.join(' | ');
}

/** What to offer after an option that takes a value: the options by what is to be done. */
function valueCases(options: readonly OptionOutline[]): string {
	const cases = new Map<string, string[]>();
	for (const option of options) {
		const lines = offerAfter(option).map(line => `			${line}`).join('\n');
		cases.set(lines, [...cases.get(lines) ?? [], `--${option.name}`]);
	}

	return [...cases].map(([lines, names]) => `		${alternatives(names)})\n${lines}`).join('\n');
}

/** Where an option may also do without a value, another option may follow. */
function offerAfter({takes, choices, several, path}: OptionOutline): string[] {
	const offer = path === undefined
		? (choices.length === 0 ? [] : [`_dominogranie_${several ? 'list' : 'words'} '${choices.join(' ')}'`])
		: [`_dominogranie_paths ${path === 'file' ? '-f' : '-d'}`];
	return takes === 'value' ? [...offer, 'return ;;'] : [`[[ $word == -* ]] || { ${[...offer, 'return'].join('; ')}; } ;;`];
}

/** The options of a command, and what it works on: words, or files (a slash). */
function commandCase({name, options, operands}: CommandOutline): string {
	const lines = [
		...(options.length === 0 ? [] : [`options='${options.map(option => `--${option.name}`).join(' ')}'`]),
		...(operands === 'none' ? [] : [`offered='${typeof operands === 'string' ? '/' : operands.join(' ')}'`]),
	];
	return [`		${name})`, `${lines.map(line => `			${line}`).join('\n')} ;;`].join('\n');
}
