/** Rules in full, lessons and drills, in English. Tiles and places are given as written. */
import type {RulesWords, StepWords} from '../teaching.js';
import {doubleBergen as doubleBergenLesson} from './lessons/double-bergen.js';
import {fiveUp as fiveUpLesson} from './lessons/five-up.js';
import {sevenToedPete as sevenToedPeteLesson} from './lessons/seven-toed-pete.js';
import {
	listed, places, points, tiles,
} from './nouns.js';
import {doubleBergen as doubleBergenRules} from './rules/double-bergen.js';
import {fiveUp as fiveUpRules} from './rules/five-up.js';
import {sevenToedPete as sevenToedPeteRules} from './rules/seven-toed-pete.js';

const rules: Readonly<Record<'five-up' | 'seven-toed-pete' | 'double-bergen', RulesWords>> = {
	'five-up': fiveUpRules,
	'seven-toed-pete': sevenToedPeteRules,
	'double-bergen': doubleBergenRules,
};

const lessons: Readonly<Record<'five-up' | 'seven-toed-pete' | 'double-bergen', Readonly<Record<string, StepWords>>>> = {
	'five-up': fiveUpLesson,
	'seven-toed-pete': sevenToedPeteLesson,
	'double-bergen': doubleBergenLesson,
};

export const teaching = {
	/** The headings of the rules, except those that other screens have as well. */
	headings: {
		players: 'Players',
		dealing: 'The deal',
		signs: 'Signs in the pictures',
		lead: 'The lead',
		laying: 'Where tiles may be laid',
		counting: 'What counts',
		scoring: 'What a tile earns',
		stuck: 'Drawing and passing',
		ending: 'The end of a deal',
		target: 'Game and match',
		sources: 'From the sources',
	},
	/** By variant. */
	rules,
	/** What is the same in every variant. */
	match: 'Another target may be agreed on. A match is one game, or the best of 3, 5, 7 and so on.',
	usually: (usual: string) => `${usual} (usual)`,
	/** A reading, and why. */
	reading: (reading: string, why: string) => `${reading} Why: ${why}`,
	/** Lines of the examples. */
	rows: {
		laid: (tile: string, host: string) => `${tile} on ${host}`,
		places,
		/** The hands at the end of a deal. */
		left: (hands: readonly string[]) => `Left: ${hands.join(', ')}`,
	},
	/** By variant, and the names of its steps. */
	lessons,
	/** The task of a step. */
	goals: {
		lead: () => 'Lead a tile.',
		any: () => 'Lay a tile.',
		count: (count: number) => `Find the ${count}: lay a tile so that the ends count ${count}.`,
		points: (least: number) => `Lay a tile that brings ${points(least)}.`,
		most: () => 'Find the tile and the place that bring the most points.',
		another: () => 'Lay a tile that earns you another.',
		double: () => 'Lay a double.',
		host: (host: string) => `Lay a tile on ${host}.`,
		out: () => 'Lay your last tile.',
		draw: () => 'Draw.',
		pass: () => 'Pass.',
		'pass-lead': () => 'Pass the lead on.',
		stop: () => 'Stop.',
	},
	/** With which keys it is done on the screen. */
	keys: {
		lead: 'A digit picks a tile, Enter leads it.',
		lay: 'A digit picks a tile, a letter its end, Enter lays it.',
		draw: 'd draws until a tile fits.',
		drawOne: 'd draws one tile.',
		pass: 'p passes.',
		stop: 'p stops.',
	},
	/** What is said to an answer. `makes` is what the move brings, in the variant's terms. */
	answers: {
		right: 'Right.',
		wouldMake: ({tile, place, makes}: {tile: string; place: string | undefined; makes: string}) => `${tile}${place === undefined ? '' : ` on ${place}`} would make: ${makes}.`,
		makesNothing: 'no points',
		notAsked: 'That is allowed, but something else is asked for.',
		hint: (move: string) => `Hint: ${move}.`,
	},
	progress: (step: number, steps: number) => `Step ${step} of ${steps}`,
	finished: (variant: string) => `That was ${variant}. A match will show the rest.`,
	/** Find the best tile. */
	drills: {
		title: 'Find the best',
		levels: {easy: 'easy', medium: 'medium', hard: 'hard'},
		/** By what is sought: points, or tiles laid in one turn. */
		tasks: {
			points: 'Which tile, and where, brings the most points?',
			tiles: 'With which tile do you get rid of the most tiles in this turn?',
		},
		worth: {
			points,
			tiles,
		},
		right: (worth: string, others: number) => `${worth}: nothing is better${others > 0 ? ', though something else is as good' : ''}.`,
		short: ({worth, best, moves}: {worth: string; best: string; moves: readonly string[]}) => `${worth}; the best is ${best}: ${listed(moves, 'or')}.`,
		streak: (streak: number, longest: number) => `In a row: ${streak}, at most ${longest}`,
		score: (right: number, asked: number) => `${right} of ${asked}`,
	},
};

/** The words of teaching; every language has all of them. */
export type TeachingWords = typeof teaching;
