import type { ChooseWords } from './choose/ChooseView.tsx';
import { useChoose } from './choose/choose-game.ts';
import type { TileNamesWords } from './choose/tile-names-words.tsx';
import { TileNamesView } from './choose/TileNamesView.tsx';
import { rememberItem } from './remember-item.ts';
import type { TileWords } from '../i18n/tile-words.ts';
import { tileNamesPuzzleOf, type TileNamesExercise } from '../puzzles/tile-names/puzzle.ts';

export interface TileNamesProps {
  readonly exercise: TileNamesExercise;
  readonly words: TileNamesWords;
  readonly frame: ChooseWords;
  readonly tileWords: TileWords;
}

/** „Wie heißt dieser Stein?“: a tile and names, a name and tiles, or a name as it is called out and tiles. */
export default function TileNames({ exercise, words, frame, tileWords }: TileNamesProps) {
  const total = exercise.items.length;
  const game = useChoose(exercise, (at, right) => {
    rememberItem('tile-names', exercise, exercise.items[at], right);
  });
  const item = exercise.items[game.at];
  if (item === undefined) return null;
  const puzzle = tileNamesPuzzleOf(item);
  const id = exercise.id;
  return <TileNamesView {...{ id, puzzle, total, game, words, frame, tileWords }} />;
}
