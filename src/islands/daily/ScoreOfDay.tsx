import { useMemo } from 'preact/hooks';
import { generateScorePuzzle } from '../../puzzles/score/generate.ts';
import type { DailyPlace } from '../../puzzles/daily.ts';
import { itemName } from '../practice/first-answer.ts';
import { scorePlaces } from '../score/score-place.ts';
import { rulesNamed } from '../score/score-try.ts';
import { ScoreGame, type ScoreTexts } from '../score/ScoreGame.tsx';
import { useRules } from '../waits/use-rules.ts';

export interface ScoreOfDayProps extends ScoreTexts {
  readonly place: DailyPlace;
  readonly onNext: () => void;
}

/** The hand of the day: the same tiles at every table, counted by the reader's rules. */
export function ScoreOfDay({ place, onNext, ...texts }: ScoreOfDayProps) {
  const rulesId = useRules();
  const rules = rulesNamed(rulesId);
  const puzzle = useMemo(() => generateScorePuzzle({ ...place, rules }), [place.seed, place.level, rules]);
  return (
    <ScoreGame
      {...texts}
      item={itemName('score', scorePlaces(rules).write(place), undefined, undefined)}
      puzzle={puzzle}
      rulesId={rulesId}
      quiet={false}
      isLast={false}
      onNext={onNext}
    />
  );
}
