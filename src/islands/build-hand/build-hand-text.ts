import type { StatusText } from '../../components/StatusLine.tsx';
import type { Tile } from '../../engine/tile.ts';
import type { PatternId } from '../../fan/patterns/index.ts';
import type { buildHand as german } from '../../i18n/de/build-hand.ts';
import type { score as scoreGerman } from '../../i18n/de/score.ts';
import { say, type Translation } from '../../i18n/message.ts';
import { tileName, tilesName, type TileWords } from '../../i18n/tile-words.ts';
import { gradeBuildHand, hintsFor, type BuildHandGrade, type BuildHandHint } from '../../puzzles/build-hand/grade.ts';
import type { BuildHandPuzzle, CountedExchange, Exchange } from '../../puzzles/build-hand/puzzle.ts';
import type { Played } from '../practice/use-game.ts';

/** The words of the puzzle, without those of its practice page. */
export type BuildHandWords = Omit<Translation<typeof german>, 'practice'>;

export interface Speech {
  readonly words: BuildHandWords;
  readonly tileWords: TileWords;
  readonly seats: Translation<typeof scoreGerman>['seats'];
  /** What patterns are called. */
  readonly names: Readonly<Partial<Record<PatternId, string>>>;
}

/** What the reader has done so far. */
export interface BuildHandTry extends Played {
  readonly give?: Tile | undefined;
  readonly take?: Tile | undefined;
  readonly grade?: BuildHandGrade | undefined;
}

export const FRESH: BuildHandTry = { phase: 'open', hints: 0 };

/** The exchange checked: a right one opens the solution by itself. */
export function checked(now: BuildHandTry, puzzle: BuildHandPuzzle): BuildHandTry {
  const { give, take } = now;
  const grade = gradeBuildHand(puzzle, { ...(give !== undefined && { give }), ...(take !== undefined && { take }) });
  return { ...now, grade, phase: grade.kind === 'right' ? 'solved' : 'checked' };
}

const nameOf = (id: PatternId, { names }: Speech): string => names[id] ?? id;

const exchangeNames = ({ give, take }: Exchange, { tileWords }: Speech) => ({
  give: tileName(give, tileWords),
  take: tileName(take, tileWords),
});

/** What the status line says. */
export function statusOf(now: BuildHandTry, puzzle: BuildHandPuzzle, speech: Speech): StatusText {
  const { words } = speech;
  const { give, take, phase, grade, hints } = now;
  if (phase === 'solved') return solvedStatus(grade, puzzle, speech);
  const hint = hints > 0 ? hintText(hintsFor(puzzle)[hints - 1], speech) : undefined;
  if (phase === 'checked' && grade !== undefined) {
    const { title, text } = checkedStatus(grade, speech);
    return { title, text: hint ?? text };
  }
  if (give === undefined || take === undefined)
    return { title: say(words.fresh.title), text: hint ?? say(words.fresh.text) };
  return {
    title: say(words.chosen.title, exchangeNames({ give, take }, speech)),
    text: hint ?? say(words.chosen.text),
  };
}

function checkedStatus(grade: BuildHandGrade, { words, tileWords }: Speech): StatusText {
  const { empty, notComplete, tooCheap } = words;
  if (grade.kind === 'empty') return { title: say(empty.title), text: say(empty[grade.needs]) };
  if (grade.kind === 'not-complete')
    return {
      title: say(notComplete.title),
      text: say(notComplete.text, { tiles: tilesName(grade.leftover.rest, tileWords) }),
    };
  if (grade.kind === 'right') return { title: '', text: '' };
  return {
    title: say(tooCheap.title, { n: grade.exchange.score.fan ?? 0 }),
    text: say(tooCheap.text, { short: grade.short }),
  };
}

function solvedStatus(grade: BuildHandGrade | undefined, { solutions }: BuildHandPuzzle, speech: Speech): StatusText {
  const { right, shown } = speech.words;
  const [best] = solutions;
  if (grade?.kind === 'right') {
    const { fan } = grade.exchange.score;
    return {
      title: fan === null ? say(right.special) : say(right.title, { n: fan }),
      text: rowsText(grade.exchange, speech),
    };
  }
  return { title: say(shown.title), text: best === undefined ? '' : say(shown.text, exchangeNames(best, speech)) };
}

function hintText(hint: BuildHandHint | undefined, speech: Speech): string {
  const { words, tileWords } = speech;
  if (hint === undefined) return say(words.hints.none);
  if (hint.kind === 'row') return say(words.hints.row, { row: nameOf(hint.id, speech) });
  if (hint.kind === 'give') return say(words.hints.give, { tile: tileName(hint.tile, tileWords) });
  return say(words.hints['give-in'], { place: say(words.places[hint.suit]) });
}

/** „9 Kreis gegen Ostwind: 4 Fan“. */
export function exchangeTitle(exchange: CountedExchange, speech: Speech): string {
  const { reason } = speech.words;
  const { fan } = exchange.score;
  const names = exchangeNames(exchange, speech);
  return fan === null ? say(reason.special, names) : say(reason.title, { ...names, n: fan });
}

/** The rows that count after an exchange. */
export function rowsText({ score }: CountedExchange, speech: Speech): string {
  const { reason } = speech.words;
  const rows =
    score.fan === null
      ? score.special.map((id) => nameOf(id, speech))
      : score.items.map(({ id, fan }) => say(reason.row, { name: nameOf(id, speech), n: fan }));
  return rows.length === 0 ? '' : rows.join(say(reason.plus)) + say(reason.end);
}

/** The exchanges that complete the hand for too little, in one sentence; empty without any. */
export function cheapText({ tooCheap }: BuildHandPuzzle, speech: Speech): string {
  const { reason } = speech.words;
  const list = tooCheap
    .slice(0, 4)
    .map((exchange) => say(reason.exchange, { ...exchangeNames(exchange, speech), n: exchange.score.fan ?? 0 }));
  return list.length === 0 ? '' : say(reason.cheap, { list: list.join(say(reason.between)) });
}
