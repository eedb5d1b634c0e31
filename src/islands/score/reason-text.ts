import { tilesOfMeld } from '../../engine/meld.ts';
import { say } from '../../i18n/message.ts';
import { groupName, tileName, type TileWords } from '../../i18n/tile-words.ts';
import type { MissReason } from '../../puzzles/score/explain.ts';
import { listOf, patternName, type PatternTexts, type ScoreWords } from './words.ts';

export interface ReasonWords {
  readonly words: ScoreWords;
  readonly tileWords: TileWords;
  readonly patterns: PatternTexts;
}

/** The failed condition in words: what it is, then what in this hand fails it. */
export function reasonText(
  reason: MissReason,
  { words, tileWords, patterns }: ReasonWords,
): { readonly title: string; readonly text: string } {
  const { title, text } = words.reasons[reason.kind];
  return { title: say(title), text: say(text, valuesOf(reason, { words, tileWords, patterns })) };
}

function valuesOf(reason: MissReason, { words, tileWords, patterns }: ReasonWords): Readonly<Record<string, string>> {
  const names = (tiles: readonly Parameters<typeof tileName>[0][]): string =>
    listOf(
      tiles.map((tile) => tileName(tile, tileWords)),
      words,
    );
  if ('by' in reason) return { by: patternName(reason.by, patterns) };
  if ('meld' in reason) return { tiles: groupName(tilesOfMeld(reason.meld), tileWords) };
  if ('wanted' in reason) return { tile: tileName(reason.tile, tileWords), wanted: say(words.seats[reason.wanted]) };
  if ('tile' in reason) return { tile: tileName(reason.tile, tileWords) };
  if ('tiles' in reason) return { tiles: names(reason.tiles) };
  if ('bonus' in reason) return { bonus: names(reason.bonus) };
  if ('suits' in reason)
    return {
      suits: listOf(
        reason.suits.map((suit) => say(words.suits[suit])),
        words,
      ),
    };
  return {};
}
