import { useState } from 'preact/hooks';
import { say } from '../i18n/message.ts';
import { WAITS_LEVELS, type WaitsLevel } from '../puzzles/waits/levels.ts';
import { waitsPuzzleOf } from '../puzzles/waits/puzzle.ts';
import { itemName } from './practice/first-answer.ts';
import { LevelRow } from './practice/LevelRow.tsx';
import { useMade } from './practice/use-made.ts';
import { useWaitOptions, type RulesOptions } from './rules/use-wait-options.ts';
import type { PracticeWords } from './waits/feedback.ts';
import { useRules } from './waits/use-rules.ts';
import { writtenPuzzle } from './waits/waits-game.ts';
import { placeAfter, useWaitsPlace, WAITS_PLACES } from './waits/waits-place.ts';
import { WaitsGame, type WaitsTexts } from './waits/WaitsGame.tsx';

export interface WaitsPuzzleProps extends WaitsTexts {
  readonly practice: PracticeWords;
  readonly rules: RulesOptions;
  /** Where a reader without a link begins, and the hand that this is. */
  readonly seed: number;
  readonly level: WaitsLevel;
  readonly first: string;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Hands to read without end; the puzzle lives in the page's address. */
export default function WaitsPuzzle({ practice, rules, seed, level, first, ...texts }: WaitsPuzzleProps) {
  const options = useWaitOptions(rules);
  const { place, setPlace, notes } = useWaitsPlace({ seed, level }, useRules(), options, practice);
  const [plain] = useState(options);
  const { request, made, isCurrent } = useMade(
    { ...place, options },
    {
      own: ({ hand, ...asked }) => {
        if (hand !== undefined) return waitsPuzzleOf(hand, options);
        return isSame(asked, { seed, level, options: plain }) ? writtenPuzzle(first, plain) : undefined;
      },
      load: () => import('../puzzles/waits/generate.ts'),
      make: ({ generateWaitsPuzzle }, asked) => generateWaitsPuzzle(asked),
    },
  );
  return (
    <WaitsGame
      {...texts}
      puzzle={made}
      item={itemName('waits', WAITS_PLACES.write(request), undefined, undefined)}
      of="address"
      isComing={!isCurrent}
      notes={notes}
      onNext={(begin) => {
        setPlace(placeAfter(place));
        begin();
      }}
    >
      <LevelRow
        level={place.level}
        levels={WAITS_LEVELS}
        label={say(practice.level)}
        names={practice.levels}
        onChoose={(chosen) => {
          setPlace({ seed: place.seed, level: chosen });
        }}
      />
    </WaitsGame>
  );
}
