import { PATTERNS, type PatternId } from '../../fan/patterns/index.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { tileFactsOf, winOf } from '../../fan/win.ts';
import { layOut, type LaidOut } from '../waits/laid-out.ts';
import type { ScorePuzzle } from './puzzle.ts';
import { worthOf } from './rows.ts';

/** The hand read another way: how it lies then, what it would be worth, and which rows make the difference. */
export interface SecondReading {
  readonly layout: LaidOut;
  readonly best: LaidOut | undefined;
  readonly fan: number | null;
  /** Rows of the reading that counts which this one has not, and the other way round. */
  readonly lost: readonly PatternId[];
  readonly gained: readonly PatternId[];
}

/** The dearest of the readings that are worth less; `undefined` where all readings are worth the same. */
export function secondReading({ hand, circumstances, rules, score }: ScorePuzzle): SecondReading | undefined {
  const tile = hand.winningTile;
  const cheaper = score.others.filter(({ rawFan }) => rawFan !== score.rawFan);
  const [other] = [...cheaper].sort((a, b) => b.points - a.points || (b.rawFan ?? 0) - (a.rawFan ?? 0));
  if (other === undefined || tile === undefined) return undefined;
  const win = winOf(hand, circumstances, other.reading, other.completes, tileFactsOf(hand));
  const rows = PATTERNS.filter(({ id, occurs }) => isPaid(id, rules) && Number(occurs(win, rules.options)) > 0);
  const there = rows.map(({ id }) => id);
  const known: readonly PatternId[] = [...score.items, ...score.suppressed].map(({ id }) => id);
  return {
    layout: layOut(other.reading, hand, tile),
    best: score.win.reading === undefined ? undefined : layOut(score.win.reading, hand, tile),
    fan: other.fan,
    lost: score.items.map(({ id }) => id).filter((id) => !there.includes(id)),
    gained: there.filter((id) => !known.includes(id)),
  };
}

/** Whether a row is one of those that a table adds up. */
const isPaid = (id: PatternId, rules: RuleSet): boolean => (worthOf(id, rules) ?? 0) !== 0;
