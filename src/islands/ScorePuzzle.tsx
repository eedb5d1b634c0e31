import { useMemo } from 'preact/hooks';
import { say } from '../i18n/message.ts';
import { SCORE_LEVELS, type ScoreLevel } from '../puzzles/score/levels.ts';
import { itemName } from './practice/first-answer.ts';
import { LevelRow } from './practice/LevelRow.tsx';
import { usePlace } from './practice/use-place.ts';
import { usePageRules } from './rules/use-rule-set.ts';
import { placeAfter, puzzleAt, scorePlaces, type ScorePlace } from './score/score-place.ts';
import { ScoreGame, type ScoreTexts } from './score/ScoreGame.tsx';
import type { PracticeWords } from './score/words.ts';

export interface ScorePuzzleProps extends ScoreTexts {
  readonly practice: PracticeWords;
  /** Where a reader without a link begins. */
  readonly seed: number;
  readonly level: ScoreLevel;
}

/** Hands to count without end; the puzzle lives in the page's address. */
export default function ScorePuzzle({ practice, seed, level, ...texts }: ScorePuzzleProps) {
  const { text: rulesText, rules } = usePageRules();
  const link = scorePlaces(rules);
  const { place, setPlace, notes } = usePlace<ScorePlace>(link, { seed, level }, rulesText, practice.notes);
  const puzzle = useMemo(() => puzzleAt(place, rules), [place, rules]);
  return (
    <ScoreGame
      {...texts}
      item={itemName('score', link.write(place), undefined, undefined)}
      puzzle={puzzle}
      rulesText={rulesText}
      quiet
      isLast={false}
      notes={notes}
      onNext={() => {
        setPlace(placeAfter(place));
      }}
    >
      <LevelRow
        level={place.level}
        levels={SCORE_LEVELS}
        label={say(practice.level)}
        names={practice.levels}
        onChoose={(chosen) => {
          setPlace({ seed: place.seed, level: chosen });
        }}
      />
    </ScoreGame>
  );
}
