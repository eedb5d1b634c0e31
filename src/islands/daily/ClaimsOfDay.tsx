import { useMemo } from 'preact/hooks';
import { generateClaimsTable } from '../../puzzles/claims/generate.ts';
import { asksWhichChow, CLAIMS_LEVELS } from '../../puzzles/claims/levels.ts';
import { claimsPuzzleOf } from '../../puzzles/claims/puzzle.ts';
import type { DailyPlace } from '../../puzzles/daily.ts';
import { ClaimsGame, type ClaimsTexts } from '../claims/ClaimsGame.tsx';
import { placeName, seededPlaces } from '../practice/place-link.ts';
import { usePageRules } from '../rules/use-rule-set.ts';

export interface ClaimsOfDayProps extends ClaimsTexts {
  readonly place: DailyPlace;
  readonly onNext: () => void;
}

const LINK = seededPlaces('claims', CLAIMS_LEVELS);

/** The table of the day. */
export function ClaimsOfDay({ place: { seed, level }, onNext, ...texts }: ClaimsOfDayProps) {
  const { rules } = usePageRules();
  const table = useMemo(() => generateClaimsTable(seed, level), [seed, level]);
  const puzzle = useMemo(
    () => claimsPuzzleOf(table, { rules, whichChow: asksWhichChow(level) }),
    [table, level, rules],
  );
  return (
    <ClaimsGame
      {...texts}
      question={puzzle}
      puzzle={puzzle}
      minimum={rules.options.minFan}
      item={placeName(LINK, { seed, level })}
      onNext={onNext}
    />
  );
}
