import type { ComponentChildren } from 'preact';
import { Tile } from '../../components/Tile.tsx';
import { say } from '../../i18n/message.ts';
import { tileName, type TileWords } from '../../i18n/tile-words.ts';
import { gradeTileName, markOf } from '../../puzzles/tile-names/grade.ts';
import type { TileNamesPuzzle } from '../../puzzles/tile-names/puzzle.ts';
import type { ChooseGame } from './choose-game.ts';
import { ChooseView, type ChooseWords } from './ChooseView.tsx';
import { lookOf, Sound, type TileNamesWords } from './tile-names-words.tsx';
import { TileNamesReason } from './TileNamesReason.tsx';

export interface TileNamesViewProps {
  readonly id: string;
  readonly puzzle: TileNamesPuzzle;
  readonly total: number;
  readonly game: ChooseGame;
  readonly words: TileNamesWords;
  readonly frame: ChooseWords;
  readonly tileWords: TileWords;
  readonly which?: ComponentChildren;
  /** Above the question: what may be asked for alone. */
  readonly choice?: ComponentChildren;
  readonly notes?: readonly string[] | undefined;
}

/** One question about the name of a tile, with its choices and its reason. */
export function TileNamesView(props: TileNamesViewProps) {
  const { id, puzzle, total, game, words, frame, tileWords, which, choice, notes } = props;
  const { ask, tile, choices } = puzzle;
  const { chosen } = game.now;
  const grade = gradeTileName(puzzle, chosen === undefined ? undefined : choices[chosen]);
  const whyText = (): string => {
    if (game.now.phase === 'solved') return tileName(tile, tileWords);
    return grade.kind === 'wrong' ? say(words.mistakes[grade.mistake]) : '';
  };
  return (
    <ChooseView
      id={id}
      title={say(words.questions[ask])}
      total={total}
      game={game}
      words={frame}
      which={which}
      notes={notes}
      layout={ask === 'name' ? 'words' : 'tiles'}
      prompt={
        <>
          {choice}
          <div class="choose-prompt">
            {ask === 'name' && <Tile tile={tile} words={tileWords} corner={false} label={lookOf(tile, words)} />}
            {ask === 'tile' && <p>{tileName(tile, tileWords)}</p>}
            {ask === 'sound' && <Sound tile={tile} />}
          </div>
        </>
      }
      options={choices.map((choice) => ({
        view: ask === 'name' ? tileName(choice, tileWords) : <Tile tile={choice} words={tileWords} />,
        right: choice === tile,
      }))}
      hint={say(words.hints[ask])}
      tip={say(words.tips[markOf(tile)])}
      why={whyText()}
    >
      <TileNamesReason puzzle={puzzle} words={words} tileWords={tileWords} />
    </ChooseView>
  );
}
