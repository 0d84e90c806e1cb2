import {Box} from 'ink';
import {languages} from '../../words/language.js';
import {wordsFor} from '../../words/words-for.js';
import type {Words} from '../../words/words.js';
import {Panel} from '../components/panel.js';
import {keyLabels} from '../key-labels.js';
import {labelledKeys} from '../panels/key-line.js';
import {urgentLines} from '../panels/notices.js';
import {formLines} from '../panels/village-form.js';
import {entryLines, villageNoticeLines} from '../panels/village-heard.js';
import {lobbyLines} from '../panels/village-lobby.js';
import {roomLines} from '../panels/village-room.js';
import type {State} from '../state.js';
import {type Line, fillLines, span} from '../text/text.js';
import type {Theme} from '../text/theme.js';
import {type Village, lobbyRows} from '../village/village.js';

/** The village while no match is on the screen: its lobby, a table that waits, or one that is being put together. */
export function VillageScreen({state, village, theme}: {readonly state: State; readonly village: Village; readonly theme: Theme}) {
	const {columns: width, rows: height} = state.size;
	const words = wordsFor(state.preferences.language);
	const below = belowLines(state, words, village);
	const room = {columns: width, rows: height - below.length};
	return (
		<Box flexDirection='column' width={width} height={height}>
			<Panel lines={fillLines(linesOf(words, village, room), room.rows)} width={width} theme={theme}/>
			<Panel lines={below} width={width} theme={theme}/>
		</Box>
	);
}

function linesOf(words: Words, village: Village, room: State['size']): Line[] {
	if (village.language !== undefined) {
		return languageLines(village.language);
	}

	if (village.form !== undefined) {
		return formLines(words, village.form, room);
	}

	return village.company === undefined ? lobbyLines(words, village, room) : roomLines(words, village, room);
}

/** Before it is known, the question is put in all languages. */
function languageLines(row: number): Line[] {
	const questions = languages.map(language => wordsFor(language).village.language);
	return [
		[span(questions.join(' · '), 'heading')],
		[],
		...languages.map((language, place): Line => [
			span(`${place === row ? '>' : ' '} ${place + 1}  `),
			span(wordsFor(language).menus.settings.languages[language], place === row ? 'cursor' : undefined),
		]),
	];
}

/** Two lines, always: what is typed, or what has to be said, and the keys. */
function belowLines(state: State, words: Words, village: Village): Line[] {
	const {columns: width} = state.size;
	const urgent = urgentLines(words, state);
	if (urgent !== undefined) {
		return urgent.length < 2 ? [[], ...urgent] : urgent.slice(0, 2);
	}

	if (village.entry !== undefined) {
		const [typed, help] = entryLines(words, village.entry, width);
		return [typed, village.notice === undefined ? help : villageNoticeLines(words, village.notice, width)[0]];
	}

	const notice = village.notice === undefined ? [] : villageNoticeLines(words, village.notice, width);
	return notice.length === 2 ? notice : [notice.at(0) ?? [], labelledKeys(keysOf(words, village), width)];
}

function keysOf({village: {keys: own}, screens: {keys}}: Words, village: Village): Array<[string | undefined, string]> {
	const {form, company, language} = village;
	if (language !== undefined) {
		return [[keyLabels.choose, ''], [keyLabels.open, '']];
	}

	if (form !== undefined) {
		return form.typed === undefined
			? [[keyLabels.choose, keys.choose], [keyLabels.change, keys.change], [keyLabels.start, own.create], [keyLabels.back, keys.back]]
			: [[keyLabels.accept, keys.accept], [keyLabels.back, keys.back]];
	}

	if (company !== undefined) {
		return [[keyLabels.choose, keys.choose], [keyLabels.open, keys.open], ['m', own.say], ['?', keys.help], ['q', company.seat === undefined ? own.leave : own.rise]];
	}

	const isAtTable = lobbyRows(village)[village.row]?.kind === 'table';
	return [
		[keyLabels.choose, keys.choose],
		[keyLabels.open, keys.open],
		['?', keys.help],
		['q', own.leave],
		['m', own.say],
		['n', own.found],
		...(isAtTable ? [['w', own.watch] as [string, string]] : []),
	];
}
