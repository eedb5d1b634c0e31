import { useMemo } from 'preact/hooks';
import { generateScorePuzzle } from '../../puzzles/score/generate.ts';
import type { DailyPlace } from '../../puzzles/daily.ts';
import { placeName } from '../practice/place-link.ts';
import { scorePlaces } from '../score/score-place.ts';
import { usePageRules } from '../rules/use-rule-set.ts';
import { ScoreGame, type ScoreTexts } from '../score/ScoreGame.tsx';

export interface ScoreOfDayProps extends ScoreTexts {
  readonly place: DailyPlace;
  readonly onNext: () => void;
}

/** The hand of the day: the same tiles at every table, counted by the reader's rules. */
export function ScoreOfDay({ place, onNext, ...texts }: ScoreOfDayProps) {
  const { text: rulesText, rules } = usePageRules();
  const puzzle = useMemo(() => generateScorePuzzle({ ...place, rules }), [place.seed, place.level, rules]);
  return (
    <ScoreGame
      {...texts}
      item={placeName(scorePlaces(rules), place)}
      puzzle={puzzle}
      rulesText={rulesText}
      quiet={false}
      isLast={false}
      onNext={onNext}
    />
  );
}
