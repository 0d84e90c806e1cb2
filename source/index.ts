/**
The rules for other programs: `import {…} from 'dominogranie'`.

Tiles, hands and moves are numbers, so that many deals can be played quickly; each has its notation in text. Seats, teams
and end of deals count from 0. Chance is an input, and nothing here reads a file, a clock or the screen.
@module
*/

// Tiles, hands and moves, and how they are written.
export {
	commonPip, formatTile, hasPip, highPip, isDouble, lowPip, otherHalf, parseTile, pipSum, pips, setSize, tileOf, tiles,
} from './rules/tile.js';
export type {Pip, Tile} from './rules/tile.js';
export {
	doubles, emptyHand, firstTile, handOf, handPips, handSize, holds, suits, tilesOf, wholeSet,
} from './rules/hand.js';
export type {Hand} from './rules/hand.js';
export {
	draw, formatMove, hostOfMove, joinOfMove, layMove, laysTile, noHost, parseMove, pass, stop, tileOfMove,
} from './rules/move.js';
export type {Move} from './rules/move.js';

// What lies on the table.
export {Layout, layoutOf, movesOf} from './rules/layout.js';
export type {SpinnerRule} from './rules/layout.js';
export {endsOf, openPlaces} from './rules/ends.js';
export type {End} from './rules/ends.js';

// A single deal: fast, changed in place.
export {Deal} from './rules/deal.js';
export type {Position, Stage, Start} from './rules/deal.js';
export {allowedMoves, listMoves, movesRoom} from './rules/allowed.js';
export {refusal} from './rules/refusal.js';
export type {Refusal} from './rules/refusal.js';
export {preview} from './rules/worth.js';
export type {Preview} from './rules/worth.js';

// The games, and what players agree on.
export {doubleBergen} from './variants/double-bergen.js';
export {fiveUp} from './variants/five-up.js';
export {sevenToedPete} from './variants/seven-toed-pete.js';
export {variantById, variants} from './variants/index.js';
export {agree, seatsOf} from './rules/variant.js';
export type {
	EndedDeal, Ending, House, HouseRule, Leader, Payment, PreviousDeal, Seat, Team, Terms, Variant, Wishes,
} from './rules/variant.js';

// A match: actions in, the next match and events out; nothing is ever changed.
export {
	dealNumber, dealPoints, dueDeal, gameNumber, gameWinner, gamesWon, matchWinner, newMatch, phaseOf, scores,
} from './match/match.js';
export type {
	DealOnTable, DueDeal, FinishedDeal, Match, Phase, PlayedMove, Player,
} from './match/match.js';
export {reducer, step} from './match/reducer.js';
export type {Step} from './match/reducer.js';
export {refusalOf} from './match/action.js';
export type {Action, ActionRefusal} from './match/action.js';
export {seenBy} from './match/events.js';
export type {
	DealOverEvent, DrewEvent, Event, LaidEvent,
} from './match/events.js';
export {viewOf} from './match/view.js';
export type {View} from './match/view.js';

// Chance: deals from picks, picks from a secret, so that everybody can check them afterwards.
export {dealTiles, shuffle} from './match/shuffle.js';
export type {Pick} from './match/shuffle.js';
export {
	commitment, dealStream, newSecret, parseSecret, seededSecret,
} from './chance.js';
export type {Occasion, Secret} from './chance.js';
export {fairDeal} from './record/fairness.js';
export type {Agreement, MadeDeal} from './record/fairness.js';

// Records: a match as lines of text, and back.
export {headerLines, revealLine} from './record/header.js';
export type {Header} from './record/header.js';
export {linesOf} from './record/format.js';
export {readRecord, replay} from './record/replay.js';
export type {Reading, Replay} from './record/replay.js';
export type {Replayed} from './record/record-reader.js';
export type {HalfDeal} from './record/deal-reader.js';
export type {
	EndPart, Fault, Flaw, RefusedFlaw,
} from './record/fault.js';

// The board as lines of text.
export {placeTiles} from './board/placement.js';
export type {Placement, Room} from './board/placement.js';
export {drawBoard} from './board/draw.js';
export type {LetterBox, Look, Picture} from './board/draw.js';
export type {Box, Cell, Size} from './board/geometry.js';
export type {Charset, GlyphSize} from './board/glyphs.js';
export {labelEnds} from './board/letters.js';
export type {EndLabel} from './board/letters.js';
