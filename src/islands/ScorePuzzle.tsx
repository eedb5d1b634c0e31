import { useMemo } from 'preact/hooks';
import type { ScoreLevel } from '../puzzles/score/levels.ts';
import { Levels } from './score/Levels.tsx';
import { rulesNamed } from './score/score-try.ts';
import { placeAfter, puzzleAt } from './score/score-place.ts';
import { ScoreGame, type ScoreTexts } from './score/ScoreGame.tsx';
import { useScoreAddress } from './score/use-score-address.ts';
import type { PracticeWords } from './score/words.ts';
import { useRules } from './waits/use-rules.ts';

export interface ScorePuzzleProps extends ScoreTexts {
  readonly practice: PracticeWords;
  /** Where a reader without a link begins. */
  readonly seed: number;
  readonly level: ScoreLevel;
}

/** Hands to count without end; the puzzle lives in the page's address. */
export default function ScorePuzzle({ practice, seed, level, ...texts }: ScorePuzzleProps) {
  const rulesId = useRules();
  const rules = rulesNamed(rulesId);
  const { place, setPlace, notes } = useScoreAddress({ seed, level }, rulesId, rules, practice);
  const puzzle = useMemo(() => puzzleAt(place, rules), [place, rules]);
  return (
    <ScoreGame
      {...texts}
      puzzle={puzzle}
      rulesId={rulesId}
      quiet
      isLast={false}
      notes={notes}
      onNext={() => {
        setPlace(placeAfter(place));
      }}
    >
      <Levels
        level={place.level}
        words={practice}
        onChoose={(chosen) => {
          setPlace({ seed: place.seed, level: chosen });
        }}
      />
    </ScoreGame>
  );
}
