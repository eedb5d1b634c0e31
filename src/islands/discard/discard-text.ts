import type { StatusText } from '../../components/StatusLine.tsx';
import type { Tile } from '../../engine/tile.ts';
import type { discard as german } from '../../i18n/de/discard.ts';
import { say, type Translation } from '../../i18n/message.ts';
import { alternatives } from '../../i18n/tile-list.ts';
import { tileName, type TileWords } from '../../i18n/tile-words.ts';
import { hintsFor, type DiscardHint } from '../../puzzles/discard/grade.ts';
import type { DiscardPuzzle, RankedDiscard } from '../../puzzles/discard/puzzle.ts';
import type { TableWords } from '../table/table-words.ts';
import type { DiscardTry } from './discard-game.ts';

type AllWords = Translation<typeof german>;

export type DiscardWords = Omit<AllWords, 'practice' | 'plain'>;

/** All words a discard puzzle speaks with. */
export interface Speech {
  readonly words: DiscardWords;
  readonly tiles: TileWords;
  readonly table: TableWords;
}

/** Tiles as they are listed in a sentence: „4 und 7 Bambus“. */
export const listTiles = (tiles: readonly Tile[], { words, tiles: tileWords }: Speech): string =>
  alternatives(tiles, tileWords, words.list);

export const sentences = (texts: readonly string[], { table }: Speech): string =>
  texts.filter((text) => text !== '').join(say(table.betweenSentences));

/** What is left in the game after a discard. */
export function leavesText({ distance, left, callable }: RankedDiscard, puzzle: DiscardPuzzle, speech: Speech): string {
  const { leaves } = speech.words;
  if (puzzle.ask === 'callable' && callable > 0) return say(leaves.callable, { n: callable });
  return say(distance === 0 ? leaves.ready : leaves.near, { n: left });
}

/** What the one live region says. */
export function feedback(puzzle: DiscardPuzzle, { phase, grade, hints }: DiscardTry, speech: Speech): StatusText {
  const { words } = speech;
  if (grade === undefined) return { title: say(words.freshTitle), text: say(words.fresh[puzzle.ask]) };
  if (phase === 'solved') {
    const isRight = grade.kind === 'right';
    const tile = tileName(grade.best.tile, speech.tiles);
    return {
      title: isRight ? say(words.right) : say(words.shown, { tile }),
      text: sentences([leavesText(grade.best, puzzle, speech), equalsText(puzzle, grade.best.tile, speech)], speech),
    };
  }
  const hint = hints > 0 ? hintText(hintsFor(puzzle, grade)[hints - 1], words) : undefined;
  if (phase === 'open') return { title: say(words.freshTitle), text: hint ?? say(words.fresh[puzzle.ask]) };
  if (grade.kind === 'empty') return { title: say(words.empty.title), text: hint ?? say(words.empty.text) };
  const title = grade.kind === 'right' ? say(words.right) : say(words.verdicts[grade.kind]);
  return { title, text: hint ?? say(words.checked) };
}

function equalsText({ best }: DiscardPuzzle, tile: Tile, speech: Speech): string {
  const others = best.filter((each) => each !== tile);
  return others.length === 0 ? '' : say(speech.words.equals, { tiles: listTiles(others, speech) });
}

function hintText(hint: DiscardHint | undefined, { hints }: DiscardWords): string {
  if (hint === undefined) return say(hints.none);
  switch (hint.kind) {
    case 'copies':
    case 'callable':
      return say(hints[hint.kind], { n: hint.n });
    case 'lone':
      return say(hints.lone);
    case 'suit':
      return say(hints.suit, { place: say(hints.places[hint.suit]) });
  }
}
