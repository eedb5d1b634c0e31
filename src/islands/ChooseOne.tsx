import { ChooseView, type ChooseWords } from './choose/ChooseView.tsx';
import { useChoose } from './choose/choose-game.ts';
import { verdictText, whyWrong, type GroupWords } from './choose/group-words.ts';
import { rememberItem } from './remember-item.ts';
import { usePart } from './use-part.ts';
import { Hand } from '../components/Hand.tsx';
import { groupOf, TileGroups } from '../components/TileGroups.tsx';
import { say } from '../i18n/message.ts';
import { groupName, tilesName, type TileWords } from '../i18n/tile-words.ts';
import type { ShapeOptions } from '../engine/readings.ts';
import type { ChooseOneExercise } from '../puzzles/choose-one/exercise.ts';
import { gradeChoice } from '../puzzles/choose-one/grade.ts';
import { chooseOnePuzzleOf, type ChooseOneOption, type ChooseOnePuzzle } from '../puzzles/choose-one/puzzle.ts';

export interface ChooseOneProps {
  readonly exercise: ChooseOneExercise;
  readonly words: GroupWords;
  readonly frame: ChooseWords;
  readonly tileWords: TileWords;
}

/** What every table agrees on. Exercises have the same answer under all presets. */
export const PLAIN_SHAPES: ShapeOptions = { sevenPairs: false, quadsArePairs: false };

const LAYOUTS = { set: 'groups', 'no-set': 'groups', pair: 'groups', ways: 'words', win: 'hands' } as const;

/** One question about sets or readings after the other: choose, check, and see what the tiles are. */
export default function ChooseOne({ exercise, words, frame, tileWords }: ChooseOneProps) {
  const total = exercise.items.length;
  const game = useChoose(exercise, (at, right) => {
    rememberItem('choose-one', exercise, exercise.items[at], right);
  });
  const isBegun = game.now.chosen !== undefined || game.now.phase !== 'open';
  const reasons = usePart(() => import('./choose/ChooseOneReasons.tsx'), isBegun);
  const item = exercise.items[game.at];
  if (item === undefined) return null;
  const puzzle = chooseOnePuzzleOf(item, PLAIN_SHAPES);
  const { ask, hand, options } = puzzle;
  const grade = gradeChoice(puzzle, game.now.chosen);
  return (
    <ChooseView
      id={exercise.id}
      title={say(words.questions[ask])}
      total={total}
      game={game}
      words={frame}
      layout={LAYOUTS[ask]}
      prompt={hand && <Hand hand={{ tiles: hand.tiles, melds: [] }} words={tileWords} size="hand" spread />}
      options={options.map((option) => ({
        view: <OptionView option={option} words={words} tileWords={tileWords} />,
        right: option.right,
      }))}
      hint={say(words.hints[ask])}
      why={grade.kind === 'empty' ? '' : feedback(grade.option, puzzle, words, tileWords)}
    >
      {reasons && (
        <reasons.ChooseOneReasons puzzle={puzzle} chosen={game.now.chosen} words={words} tileWords={tileWords} />
      )}
    </ChooseView>
  );
}

/** About the chosen option: what is wrong with it, or what it is. */
function feedback(option: ChooseOneOption, puzzle: ChooseOnePuzzle, words: GroupWords, tileWords: TileWords): string {
  if (option.right && option.kind === 'group') return verdictText(option.verdict, words);
  return whyWrong(option, puzzle, words, tileWords);
}

interface OptionViewProps {
  readonly option: ChooseOneOption;
  readonly words: GroupWords;
  readonly tileWords: TileWords;
}

function OptionView({ option, words, tileWords }: OptionViewProps) {
  if (option.kind === 'ways') return <>{words.ways[option.ways]}</>;
  if (option.kind === 'hand')
    return (
      <Hand hand={{ tiles: option.tiles, melds: [] }} words={tileWords} label={tilesName(option.tiles, tileWords)} />
    );
  const tiles = option.kind === 'pair' ? [option.tile, option.tile] : option.tiles;
  return <TileGroups groups={[groupOf(...tiles)]} words={tileWords} label={groupName(tiles, tileWords)} />;
}
