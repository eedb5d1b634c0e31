import { ChooseView, type ChooseWords } from './choose/ChooseView.tsx';
import { useChoose } from './choose/choose-game.ts';
import { TileNamesReason } from './choose/TileNamesReason.tsx';
import { lookOf, Sound, type TileNamesWords } from './choose/tile-names-words.tsx';
import { rememberItem } from './remember-item.ts';
import { Tile } from '../components/Tile.tsx';
import { say } from '../i18n/message.ts';
import { tileName, type TileWords } from '../i18n/tile-words.ts';
import { gradeTileName } from '../puzzles/tile-names/grade.ts';
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
  const game = useChoose(total, (at, right) => {
    rememberItem('tile-names', exercise, exercise.items[at], right);
  });
  const item = exercise.items[game.at];
  if (item === undefined) return null;
  const puzzle = tileNamesPuzzleOf(item);
  const { ask, tile, choices } = puzzle;
  const { chosen } = game.now;
  const grade = gradeTileName(puzzle, chosen === undefined ? undefined : choices[chosen]);
  return (
    <ChooseView
      id={exercise.id}
      title={say(words.questions[ask])}
      total={total}
      game={game}
      words={frame}
      layout={ask === 'name' ? 'words' : 'tiles'}
      prompt={
        <div class="choose-prompt">
          {ask === 'name' && <Tile tile={tile} words={tileWords} label={lookOf(tile, words)} />}
          {ask === 'tile' && <p>{tileName(tile, tileWords)}</p>}
          {ask === 'sound' && <Sound tile={tile} />}
        </div>
      }
      options={choices.map((choice) => ({
        view: ask === 'name' ? tileName(choice, tileWords) : <Tile tile={choice} words={tileWords} />,
        right: choice === tile,
      }))}
      hint={say(words.hints[ask])}
      why={grade.kind === 'wrong' && game.now.phase === 'checked' ? say(words.mistakes[grade.mistake]) : ''}
    >
      <TileNamesReason puzzle={puzzle} words={words} tileWords={tileWords} />
    </ChooseView>
  );
}
