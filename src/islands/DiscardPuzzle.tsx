import { DISCARD_LEVELS, type DiscardLevel, type TilesLevel } from '../puzzles/discard/levels.ts';
import { tilesPuzzleOf } from '../puzzles/discard/puzzle.ts';
import type { DiscardTable } from '../puzzles/discard/table.ts';
import { DiscardGame, type DiscardTexts } from './discard/DiscardGame.tsx';
import { PlaceLevels } from './practice/LevelRow.tsx';
import { placeName, placeAfter, seededPlaces, type Place } from './practice/place-link.ts';
import type { PracticeWords } from './practice/puzzle-words.ts';
import { useMade } from './practice/use-made.ts';
import { usePlace } from './practice/use-place.ts';
import { useCustomRules } from './rules/use-custom-rules.ts';
import { useWaitOptions, type RulesOptions } from './rules/use-wait-options.ts';
import { useRules } from './rules/use-rules.ts';

export interface DiscardPuzzleProps extends DiscardTexts {
  readonly practice: PracticeWords;
  readonly rules: RulesOptions;
  /** Where a reader without a link begins, and the table that this is. */
  readonly start: Place<TilesLevel>;
  readonly first: DiscardTable;
}

const LINK = seededPlaces('discard', DISCARD_LEVELS);

/** Hands without end; the puzzle lives in the page's address. What counts fan comes with the generator. */
export default function DiscardPuzzle({ practice, rules, start, first, ...texts }: DiscardPuzzleProps) {
  const text = useRules();
  const custom = useCustomRules(text);
  const options = useWaitOptions(rules);
  const { place, setPlace, notes } = usePlace<Place<DiscardLevel>>(LINK, start, text, practice.notes);
  const { request, made, isCurrent } = useMade(
    { place, text, options, isRead: custom !== undefined },
    {
      own: ({ place: { seed, level } }) =>
        seed === start.seed && level === start.level ? tilesPuzzleOf(first, options) : undefined,
      load: () => import('./discard/made-puzzle.ts'),
      make: ({ madePuzzle }, asked) => madePuzzle(asked.place, text, custom),
      next: (asked) => ({ ...asked, place: placeAfter(asked.place) }),
    },
  );
  return (
    <DiscardGame
      {...texts}
      puzzle={made}
      item={placeName(LINK, request.place)}
      isComing={!isCurrent}
      notes={notes}
      onNext={(begin) => {
        setPlace(placeAfter(place));
        begin();
      }}
    >
      <PlaceLevels place={place} levels={DISCARD_LEVELS} words={practice} onPlace={setPlace} />
    </DiscardGame>
  );
}
