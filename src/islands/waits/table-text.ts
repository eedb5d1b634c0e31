import type { StatusText } from '../../components/StatusLine.tsx';
import type { Tile } from '../../engine/tile.ts';
import { say } from '../../i18n/message.ts';
import { tileName, type TileWords } from '../../i18n/tile-words.ts';
import { callableCopies } from '../../fan/waits-in-reach.ts';
import { tilesInView, type TableWait, type WaitsAtTable } from '../../puzzles/waits/at-table.ts';
import { copiesHeld, hintsAtTable, type TableHint } from '../../puzzles/waits/grade-at-table.ts';
import { copiesOf, type PracticeWords } from './feedback.ts';
import type { TableTry } from './table-game.ts';

export type AtTableWords = PracticeWords['table'];

const joined = (parts: readonly string[], words: AtTableWords): string =>
  parts.filter((part) => part !== '').join(say(words.between));

/** What the status line says once the waits are known. */
export function tableStatus(
  puzzle: WaitsAtTable,
  now: TableTry,
  words: AtTableWords,
  tileWords: TileWords,
): StatusText {
  const { grade, phase, hints } = now;
  if (phase === 'solved')
    return { title: say(grade?.kind === 'right' ? words.right : words.shown), text: sumText(puzzle, words) };
  const asked = say(words.ask[puzzle.ask]);
  if (grade === undefined) return { title: say(words.fresh), text: asked };
  const hint = hints > 0 ? hintText(hintsAtTable(puzzle, grade)[hints - 1], words, tileWords) : undefined;
  if (phase === 'open') return { title: say(words.fresh), text: hint ?? asked };
  if (grade.kind === 'open') return { title: say(words.open), text: hint ?? asked };
  const counts = grade.faults.filter(({ left }) => left !== undefined).length;
  const calls = grade.faults.filter(({ reach }) => reach !== undefined).length;
  const kinds = [
    counts === 0 ? '' : say(words.wrongCounts, { n: counts }),
    calls === 0 ? '' : say(words.wrongCalls, { n: calls }),
  ];
  return { title: say(words.wrong), text: joined([...kinds, hint ?? ''], words) };
}

/** All copies together, and those on which one may win whoever brings them. */
function sumText(puzzle: WaitsAtTable, words: AtTableWords): string {
  const all = say(words.total, { n: copiesOf(puzzle) });
  return puzzle.ask === 'copies' ? all : joined([all, say(words.callable, { n: callableCopies(puzzle.waits) })], words);
}

function hintText(hint: TableHint | undefined, words: AtTableWords, tileWords: TileWords): string {
  const { hints } = words;
  if (hint === undefined) return say(hints.none);
  if (hint.kind === 'total') return say(hints.total, { n: hint.n });
  const tile = tileName(hint.tile, tileWords);
  return hint.kind === 'count' ? say(hints.count, { tile, n: hint.own }) : say(hints.fan, { tile, n: hint.fan });
}

/** How the copies of a wait are counted: four, less one's own, less those that lie open. */
export function countText(puzzle: WaitsAtTable, { tile, left }: TableWait, words: AtTableWords): string {
  const seen = tilesInView(puzzle.table).filter((each: Tile) => each === tile).length;
  return say(words.count, { own: copiesHeld(puzzle, tile), seen, left });
}

/** What a win on a wait is worth, and whether that is enough. */
export function worthText(
  { minimum }: WaitsAtTable,
  { fan, selfDrawFan, reach }: TableWait,
  words: AtTableWords,
): string {
  const worth =
    fan === null || selfDrawFan === null ? say(words.special) : say(words.worth, { fan, drawn: selfDrawFan });
  return joined([worth, say(words.because[reach], { n: minimum })], words);
}
