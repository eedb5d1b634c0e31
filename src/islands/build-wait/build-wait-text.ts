import type { StatusText } from '../../components/StatusLine.tsx';
import type { Tile } from '../../engine/tile.ts';
import type { buildWait as german } from '../../i18n/de/build-wait.ts';
import { say, type Translation } from '../../i18n/message.ts';
import { alternatives } from '../../i18n/tile-list.ts';
import { tileName, tilesName, type TileWords } from '../../i18n/tile-words.ts';
import { gradeBuildWait, hintsFor, type BuildWaitGrade } from '../../puzzles/build-wait/grade.ts';
import type { BuildWaitPuzzle } from '../../puzzles/build-wait/puzzle.ts';
import type { WaitsWords } from '../waits/feedback.ts';
import type { Played } from '../practice/use-game.ts';

/** The words of the puzzle, without those of its practice page. */
export type BuildWaitWords = Omit<Translation<typeof german>, 'practice'>;

/** Words of the waits puzzle that this one shares: how tiles are listed, and what waits are called. */
export type SharedWords = Pick<WaitsWords, 'list' | 'shapes'>;

/** What the reader has done so far. */
export interface BuildWaitTry extends Played {
  readonly chosen: readonly Tile[];
  readonly grade?: BuildWaitGrade | undefined;
  /** A fifth copy was asked for. */
  readonly refused?: boolean | undefined;
}

export const FRESH: BuildWaitTry = { chosen: [], phase: 'open', hints: 0 };

/** The tiles checked: right ones open the solution by themselves. */
export function checked(now: BuildWaitTry, puzzle: BuildWaitPuzzle): BuildWaitTry {
  const grade = gradeBuildWait(puzzle, now.chosen);
  return { ...now, refused: false, grade, phase: grade.kind === 'right' ? 'solved' : 'checked' };
}

export interface Speech {
  readonly words: BuildWaitWords;
  readonly shared: SharedWords;
  readonly tileWords: TileWords;
}

/** „3 und 6 Bambus“. */
export const listOf = (tiles: readonly Tile[], { shared, tileWords }: Speech): string =>
  alternatives(tiles, tileWords, shared.list);

/** What the status line says. */
export function statusOf(now: BuildWaitTry, puzzle: BuildWaitPuzzle, speech: Speech): StatusText {
  const { words } = speech;
  const { grade, phase, chosen, hints } = now;
  const hint = hints > 0 && phase !== 'solved' ? hintText(hints, puzzle, speech) : undefined;
  if (now.refused === true) return { title: say(words.fifth.title), text: say(words.fifth.text) };
  if (phase === 'solved') return solvedStatus(grade, puzzle, speech);
  const { title, text } =
    phase === 'checked' && grade !== undefined
      ? checkedStatus(grade, speech)
      : openStatus(puzzle.missing - chosen.length, words);
  return { title, text: hint ?? text };
}

function openStatus(n: number, { fresh, full }: BuildWaitWords): StatusText {
  return n === 0
    ? { title: say(full.title), text: say(full.text) }
    : { title: say(fresh.title, { n }), text: say(fresh.text) };
}

function checkedStatus(grade: BuildWaitGrade, speech: Speech): StatusText {
  const { words } = speech;
  if (grade.kind === 'empty') return { title: say(words.empty.title), text: say(words.empty.text, { n: grade.gaps }) };
  if (grade.kind === 'not-ready')
    return { title: say(words.notReady.title), text: say(words.notReady.text, { n: grade.distance }) };
  const { missing, extra, waits } = grade;
  const parts = [
    ...(missing.length === 0 ? [] : [say(words.wrong.missing, { tiles: listOf(missing, speech) })]),
    ...(extra.length === 0 ? [] : [say(words.wrong.extra, { tiles: listOf(extra, speech) })]),
  ];
  const text = parts.join(parts[0]?.endsWith('.') === true ? ' ' : '');
  return { title: say(words.wrong.title, { tiles: listOf(waits, speech) }), text };
}

function solvedStatus(grade: BuildWaitGrade | undefined, puzzle: BuildWaitPuzzle, speech: Speech): StatusText {
  const { right, shown } = speech.words;
  const tiles = listOf(puzzle.target, speech);
  if (grade?.kind === 'right') return { title: say(right.title), text: say(right.text, { tiles }) };
  const solution = tilesName(puzzle.solution, speech.tileWords);
  return { title: say(shown.title), text: say(shown.text, { tiles, solution }) };
}

function hintText(hints: number, puzzle: BuildWaitPuzzle, { words, shared, tileWords }: Speech): string {
  const hint = hintsFor(puzzle)[hints - 1];
  if (hint === undefined) return say(words.hints.none);
  if (hint.kind === 'shape') return say(words.hints.shape, { shape: say(shared.shapes[hint.shape]) });
  if (hint.kind === 'tile') return say(words.hints.tile, { tile: tileName(hint.tile, tileWords) });
  const places = hint.suits.map((suit) => say(words.places[suit])).join(say(shared.list.comma));
  return say(words.hints['lie-in'], { places });
}
