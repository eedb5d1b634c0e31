import { useMemo } from 'preact/hooks';
import { say } from '../i18n/message.ts';
import { asksWhichChow, CLAIMS_LEVELS, type ClaimsLevel } from '../puzzles/claims/levels.ts';
import { claimsPuzzleOf } from '../puzzles/claims/puzzle.ts';
import { tableOf, type ClaimsItem } from '../puzzles/claims/table.ts';
import type { ClaimsPracticeWords } from './claims/claims-text.ts';
import { ClaimsGame, type ClaimsTexts } from './claims/ClaimsGame.tsx';
import { itemName } from './practice/first-answer.ts';
import { LevelRow } from './practice/LevelRow.tsx';
import { placeAfter, seededPlaces, type Place } from './practice/place-link.ts';
import { useMade } from './practice/use-made.ts';
import { usePlace } from './practice/use-place.ts';
import { usePageRules } from './rules/use-rule-set.ts';

export interface ClaimPuzzleProps extends ClaimsTexts {
  readonly practice: ClaimsPracticeWords;
  /** Where a reader without a link begins, and the table that this is. */
  readonly start: Place<ClaimsLevel>;
  readonly first: ClaimsItem;
}

const LINK = seededPlaces(CLAIMS_LEVELS);

/** Tables without end; the puzzle lives in the page's address. */
export default function ClaimPuzzle({ practice, start, first, ...texts }: ClaimPuzzleProps) {
  const { text: rulesText, rules } = usePageRules();
  const { place, setPlace, notes } = usePlace(LINK, start, rulesText, practice.notes);
  const { request, made, isCurrent } = useMade(place, {
    own: ({ seed, level }) => (seed === start.seed && level === start.level ? tableOf(first) : undefined),
    load: () => import('../puzzles/claims/generate.ts'),
    make: ({ generateClaimsTable }, { seed, level }) => generateClaimsTable(seed, level),
  });
  const puzzle = useMemo(
    () => claimsPuzzleOf(made, { rules, whichChow: asksWhichChow(request.level) }),
    [made, request.level, rules],
  );
  return (
    <ClaimsGame
      {...texts}
      puzzle={puzzle}
      rules={rules}
      item={itemName('claims', LINK.write(request), undefined, undefined)}
      isComing={!isCurrent}
      notes={notes}
      onNext={(begin) => {
        setPlace(placeAfter(place));
        begin();
      }}
    >
      <LevelRow
        level={place.level}
        levels={CLAIMS_LEVELS}
        label={say(practice.level)}
        names={practice.levels}
        onChoose={(level) => {
          setPlace({ seed: place.seed, level });
        }}
      />
    </ClaimsGame>
  );
}
