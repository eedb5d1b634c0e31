import type { ClaimsLevel } from './levels.ts';
import type { ClaimsPuzzle, SeatAnswer } from './puzzle.ts';
import type { SeatReason } from './reasons.ts';

/** What a table is about, under three-three rules. Every level draws among its own. */
const PLOTS = {
  'pung-or-nothing': 1,
  'chow-from-left': 1,
  'chow-from-elsewhere': 1,
  'pung-before-chow': 2,
  'choice-of-chows': 2,
  kong: 3,
  'win-before-set': 3,
  'below-minimum': 3,
  'two-winners': 4,
  'all-winners': 4,
  'passed-same-tile': 5,
  'passed-and-released': 5,
  'passed-same-wait': 5,
  'passed-but-more-fan': 5,
  'robbed-kong': 5,
  'concealed-kong': 5,
  'orphans-rob': 5,
} as const satisfies Readonly<Record<string, ClaimsLevel>>;
export type Plot = keyof typeof PLOTS;

export const plotsOf = (level: ClaimsLevel): readonly Plot[] =>
  (Object.keys(PLOTS) as Plot[]).filter((plot) => PLOTS[plot] === level);

const may = (choice: string) => (seat: SeatAnswer) => seat.choices.some((own) => own.startsWith(choice));
const has = (code: SeatReason['code']) => (seat: SeatAnswer) => seat.reasons.some((reason) => reason.code === code);
const count = (seats: readonly SeatAnswer[], holds: (seat: SeatAnswer) => boolean): number =>
  seats.filter(holds).length;

/** Whether a puzzle tells the plot it was made for: which claims are there, and which are refused. */
export function tells(plot: Plot, { seats, takers, skipped, table }: ClaimsPuzzle): boolean {
  const [wins, pungs, kongs, chows] = ['win', 'pung', 'kong', 'chow'].map((choice) => count(seats, may(choice))) as [
    number,
    number,
    number,
    number,
  ];
  const quiet = wins === 0 && count(seats, has('below-minimum')) === 0;
  switch (plot) {
    case 'pung-or-nothing':
      return quiet && chows === 0 && kongs === 0 && (pungs === 1 || count(seats, has('pair-is-no-claim')) > 0);
    case 'chow-from-left':
      return quiet && chows === 1 && pungs === 0 && seats.every(({ choices }) => choices.length <= 1);
    case 'chow-from-elsewhere':
      return quiet && chows === 0 && kongs === 0 && count(seats, has('chow-only-from-left')) > 0;
    case 'pung-before-chow':
      return quiet && chows === 1 && pungs === 1 && kongs === 0 && skipped.length > 0;
    case 'choice-of-chows':
      return (
        quiet && kongs === 0 && seats.some(({ choices }) => choices.filter((own) => own.startsWith('chow')).length > 1)
      );
    case 'kong':
      return quiet && kongs === 1;
    case 'win-before-set':
      return wins === 1 && pungs + chows > 0 && seats.some((seat) => !may('win')(seat) && seat.choices.length > 0);
    case 'below-minimum':
      return wins === 0 && count(seats, has('below-minimum')) === 1 && pungs + chows > 0;
    case 'two-winners':
      return wins === 2 && takers.length === 1;
    case 'all-winners':
      return wins === 2 && takers.length === 2;
    case 'robbed-kong':
      return count(seats, has('robs')) === 1 && count(seats, has('kong-tile-only-to-win')) > 0;
    case 'concealed-kong':
      return wins === 0 && count(seats, has('no-robbing-concealed')) === 1;
    case 'orphans-rob':
      return wins === 1 && table.offered.source === 'concealed-kong';
    case 'passed-and-released':
      return count(seats, has('passed-but-drew')) === 1 && wins === 1;
    default:
      return count(seats, has(plot)) === 1;
  }
}
