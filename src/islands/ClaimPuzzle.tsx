import { useMemo } from 'preact/hooks';
import { baseOfRules } from '../fan/rule-sets/rules-text.ts';
import type { PresetId } from '../fan/rule-sets/rule-set.ts';
import { asksWhichChow, CLAIMS_LEVELS, type ClaimsLevel } from '../puzzles/claims/levels.ts';
import { claimsQuestionOf } from '../puzzles/claims/question.ts';
import { tableOf, type ClaimsItem } from '../puzzles/claims/table.ts';
import type { ClaimsPracticeWords } from './claims/claims-text.ts';
import { ClaimsGame, type ClaimsTexts } from './claims/ClaimsGame.tsx';
import { PlaceLevels } from './practice/LevelRow.tsx';
import { placeName, placeAfter, seededPlaces, type Place } from './practice/place-link.ts';
import { useMade } from './practice/use-made.ts';
import { usePlace } from './practice/use-place.ts';
import { useCustomRules } from './rules/use-custom-rules.ts';
import { useProcedure } from './table/use-procedure.ts';
import { usePart } from './use-part.ts';
import { useRules } from './rules/use-rules.ts';

export interface ClaimPuzzleProps extends ClaimsTexts {
  readonly practice: ClaimsPracticeWords;
  /** Where a reader without a link begins, and the table that this is. */
  readonly start: Place<ClaimsLevel>;
  readonly first: ClaimsItem;
  /** The fan a win needs at the tables of the project. */
  readonly minimums: Readonly<Record<PresetId, number>>;
}

const LINK = seededPlaces('claims', CLAIMS_LEVELS);

/** Tables without end; the puzzle lives in the page's address. What finds the answers comes while the reader thinks. */
export default function ClaimPuzzle({ practice, start, first, minimums, ...texts }: ClaimPuzzleProps) {
  const text = useRules();
  const base = baseOfRules(text) ?? 'hk33';
  const custom = useCustomRules(text);
  const procedure = useProcedure();
  const { place, setPlace, notes } = usePlace(LINK, start, text, practice.notes);
  const { request, made, isCurrent } = useMade(place, {
    own: ({ seed, level }) => (seed === start.seed && level === start.level ? tableOf(first) : undefined),
    load: () => import('../puzzles/claims/generate.ts'),
    make: ({ generateClaimsTable }, { seed, level }) => generateClaimsTable(seed, level),
  });
  const whichChow = asksWhichChow(request.level);
  const question = useMemo(() => claimsQuestionOf(made, procedure, whichChow), [made, procedure, whichChow, text]);
  const solver = usePart(() => import('./claims/solver.ts'), false);
  const puzzle = useMemo(
    () => solver?.claimsPuzzleOf(made, { rules: custom ?? solver.presetRules(base), whichChow }),
    [solver, question, custom],
  );
  return (
    <ClaimsGame
      {...texts}
      question={question}
      puzzle={puzzle}
      minimum={custom?.options.minFan ?? minimums[base]}
      item={placeName(LINK, request)}
      isComing={!isCurrent}
      notes={notes}
      onNext={(begin) => {
        setPlace(placeAfter(place));
        begin();
      }}
    >
      <PlaceLevels place={place} levels={CLAIMS_LEVELS} words={practice} onPlace={setPlace} />
    </ClaimsGame>
  );
}
