import { useMemo } from 'preact/hooks';
import type { DailyPlace } from '../../puzzles/daily.ts';
import { generateWaitsPuzzle } from '../../puzzles/waits/generate.ts';
import { placeName } from '../practice/place-link.ts';
import { useWaitOptions, type RulesOptions } from '../rules/use-wait-options.ts';
import { WAITS_PLACES } from '../waits/waits-place.ts';
import { WaitsGame, type WaitsTexts } from '../waits/WaitsGame.tsx';

export interface WaitsOfDayProps extends WaitsTexts {
  readonly rules: RulesOptions;
  readonly place: DailyPlace;
  readonly onNext: () => void;
}

/** The ready hand of the day. */
export function WaitsOfDay({ rules, place, onNext, ...texts }: WaitsOfDayProps) {
  const options = useWaitOptions(rules);
  const puzzle = useMemo(() => generateWaitsPuzzle({ ...place, options }), [place.seed, place.level, options]);
  return <WaitsGame {...texts} puzzle={puzzle} item={placeName(WAITS_PLACES, place)} of="address" onNext={onNext} />;
}
