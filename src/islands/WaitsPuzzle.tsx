import { useState } from 'preact/hooks';
import { isTableLevel, WAITS_LEVELS, type ShapeLevel } from '../puzzles/waits/levels.ts';
import { waitsPuzzleOf } from '../puzzles/waits/puzzle.ts';
import { placeName } from './practice/place-link.ts';
import { PlaceLevels } from './practice/LevelRow.tsx';
import { useMade } from './practice/use-made.ts';
import { useWaitOptions, type RulesOptions } from './rules/use-wait-options.ts';
import { useRarePart } from './use-part.ts';
import type { PracticeWords } from './waits/feedback.ts';
import { useRules } from './rules/use-rules.ts';
import { writtenPuzzle } from './waits/waits-game.ts';
import type { AtTable } from './waits/TablePuzzle.tsx';
import { placeAfter, useWaitsPlace, WAITS_PLACES, type WaitsPlace } from './waits/waits-place.ts';
import { WaitsGame, type WaitsTexts } from './waits/WaitsGame.tsx';
import './table/open-tiles.css';
import './waits/at-table.css';

export interface WaitsPuzzleProps extends WaitsTexts {
  readonly practice: PracticeWords;
  readonly rules: RulesOptions;
  readonly atTable: AtTable;
  /** Where a reader without a link begins, and the hand that this is. */
  readonly seed: number;
  readonly level: ShapeLevel;
  readonly first: string;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Hands to read without end, alone or with the table around them; the puzzle lives in the page's address. */
export default function WaitsPuzzle({ practice, rules, atTable, seed, level, first, ...texts }: WaitsPuzzleProps) {
  const options = useWaitOptions(rules);
  const { place, setPlace, notes } = useWaitsPlace({ seed, level }, useRules(), options, practice);
  const [plain] = useState(options);
  const tableLevel = place.hand === undefined && isTableLevel(place.level) ? place.level : undefined;
  const room = useRarePart(() => import('./waits/TablePuzzle.tsx'), tableLevel !== undefined);
  const { request, made, isCurrent } = useMade(
    tableLevel === undefined
      ? { ...place, level: isTableLevel(place.level) ? level : place.level, options }
      : { seed, level, options: plain },
    {
      own: ({ hand, ...asked }) => {
        if (hand !== undefined) return waitsPuzzleOf(hand, options);
        return isSame(asked, { seed, level, options: plain }) ? writtenPuzzle(first, plain) : undefined;
      },
      load: () => import('../puzzles/waits/generate.ts'),
      make: ({ generateWaitsPuzzle }, asked) => generateWaitsPuzzle(asked),
    },
  );
  const goOn = (begin: () => void): void => {
    setPlace(placeAfter(place));
    begin();
  };
  const row = (
    <PlaceLevels
      place={{ seed: place.seed, level: place.level }}
      levels={WAITS_LEVELS}
      words={practice}
      onPlace={setPlace}
    />
  );
  if (tableLevel !== undefined && room !== undefined)
    return (
      <room.TablePuzzle
        {...texts}
        atTable={atTable}
        tableText={practice.table}
        seed={place.seed}
        level={tableLevel}
        item={placeName(WAITS_PLACES, place)}
        notes={notes}
        onNext={goOn}
      >
        {row}
      </room.TablePuzzle>
    );
  return (
    <WaitsGame
      {...texts}
      puzzle={made}
      item={placeName<WaitsPlace>(WAITS_PLACES, request)}
      of="address"
      isComing={!isCurrent || tableLevel !== undefined}
      notes={notes}
      onNext={goOn}
    >
      {row}
    </WaitsGame>
  );
}
