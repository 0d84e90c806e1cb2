/** What is said in a lesson and in a drill, in lines. */
import {drillSentence, drillTask} from '../../teaching/drills/sentences.js';
import {saySentences, stepText} from '../../teaching/lessons/sentences.js';
import {learner} from '../../teaching/lessons/lesson.js';
import {viewOf} from '../../match/view.js';
import type {Match} from '../../match/match.js';
import type {Move} from '../../rules/move.js';
import type {Seat} from '../../rules/variant.js';
import {wordsOfVariant} from '../../words/variants.js';
import type {Words} from '../../words/words.js';
import {letterAt} from '../../board/move-places.js';
import type {Course} from '../lessons/course.js';
import type {Training} from '../lessons/training.js';
import {
	type Line, type Tone, span, spreadLine, textWidth, wrapText,
} from '../text/text.js';

/** The first line: what is learned, and how far one is. */
export function studyTitle(words: Words, study: Course | Training, width: number): Line {
	const {teaching} = words;
	if (study.kind === 'lesson') {
		const {variant, step, steps} = study.lesson;
		return spreadLine([span(words.learning.lesson(wordsOfVariant(words, variant).name), 'heading')], [span(teaching.progress(step + 1, steps))], width);
	}

	const {drill: {match}, level, practice: {right, asked, streak, longest}} = study;
	const {drills} = teaching;
	const title = `${drills.title}: ${wordsOfVariant(words, match.terms.variant).name} (${drills.levels[level]})`;
	const score = asked === 0 ? '' : drills.score(right, asked);
	const done = asked === 0 ? '' : `${score} · ${drills.streak(streak, longest)}`;
	const isWide = textWidth(title) + textWidth(done) < width;
	return spreadLine([span(title, 'heading')], [span(isWide ? done : score)], width);
}

/** The task, or what is said to the answer. */
export function studyLines(words: Words, study: Course | Training, width: number): Line[] {
	return study.kind === 'lesson' ? lessonLines(words, study, width) : drillLines(words, study, width);
}

function lessonLines(words: Words, {lesson, said}: Course, width: number): Line[] {
	if (lesson.phase === 'finished') {
		return toned([words.teaching.finished(wordsOfVariant(words, lesson.variant).name)], 'heading', width);
	}

	if (said.length === 0) {
		const {tell, task, keys} = stepText(words, lesson);
		return [...toned([tell], undefined, width), ...toned([task], 'heading', width), ...toned([keys], 'quiet', width)];
	}

	return said.flatMap(({before, say}) => {
		const sentences = saySentences(words, {before, say, nameOfPlace: placeIn(before.match, learner)});
		const [first, ...others] = sentences;
		const tone = say.kind === 'right' ? 'gain' : (say.kind === 'more' ? undefined : 'warning');
		return [...toned([first], tone, width), ...toned(others, undefined, width)];
	});
}

function drillLines(words: Words, {drill, answer}: Training, width: number): Line[] {
	const task = toned([drillTask(words, drill)], 'heading', width);
	if (answer === undefined) {
		return [...task, ...toned([words.teaching.keys[drill.match.table!.deal.layout.size === 0 ? 'lead' : 'lay']], 'quiet', width)];
	}

	const sentence = drillSentence(words, {drill, answer, nameOfPlace: placeIn(drill.match, drill.seat)});
	return [...task, ...toned([sentence], answer.kind === 'right' ? 'gain' : 'warning', width)];
}

/** Places are called by their letters, as on the board. */
function placeIn(match: Match, seat: Seat): (move: Move) => string | undefined {
	const view = viewOf(match, seat);
	return move => letterAt(view, move);
}

function toned(texts: readonly string[], tone: Tone | undefined, width: number): Line[] {
	return texts.flatMap(text => wrapText(text, width)).map(text => [span(text, tone)]);
}
