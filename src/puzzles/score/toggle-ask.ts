import { SCORE_ASKS, type ScoreAsk } from './asks.ts';

/** One question more or less, in their order; the last one stays. */
export function toggledAsk(asks: readonly ScoreAsk[], ask: ScoreAsk): readonly ScoreAsk[] {
  if (!asks.includes(ask)) return SCORE_ASKS.filter((each) => each === ask || asks.includes(each));
  return asks.length === 1 ? asks : asks.filter((other) => other !== ask);
}
