import { PaymentTable } from '../../components/PaymentTable.tsx';
import { WINDS } from '../../engine/tile.ts';
import { say } from '../../i18n/message.ts';
import type { ScorePuzzle } from '../../puzzles/score/puzzle.ts';
import { settlementOf } from '../../puzzles/score/settlement.ts';
import type { SolutionProps } from './ScoreSolution.tsx';
import { joined, listOf, type ScoreWords } from './words.ts';

export interface ScorePaymentProps extends Omit<SolutionProps, 'patterns'> {
  /** Who pays how many shares, in a sentence, where a liability changes it. */
  readonly scheme?: string | undefined;
}

/** Who pays whom, as far as this table has payments. */
export function ScorePayment({ puzzle, words, tileWords, scheme }: ScorePaymentProps) {
  const { score, discarder } = puzzle;
  const settlement = settlementOf(puzzle);
  const { pay, seats } = words;
  const { payments } = settlement;
  const winner = score.win.circumstances.seatWind;
  if (payments === undefined) return <PayWords words={words} text={say(pay.pointsOnly, { n: score.points })} />;
  const sum = payments[winner];
  if (sum <= 0) return <PayWords words={words} text={say(pay.nothing)} />;
  const payers = WINDS.filter((seat) => payments[seat] < 0);
  const shares = isSix(puzzle) || isDraw(puzzle) ? 6 : 4;
  const share = sum / shares;
  const idle = WINDS.filter((seat) => payments[seat] === 0);
  const throwsNote = say(score.win.circumstances.by === 'rob-kong' ? pay.kong : pay.throws);
  const points =
    score.fan === null ? say(pay.shareSpecial, { points: share }) : say(pay.share, { n: score.fan, points: share });
  return (
    <section class="score-pay">
      <h3>{say(pay.title)}</h3>
      <p class="small">{joined([points, scheme ?? say(pay[schemeOf(puzzle)])], words)}</p>
      <PaymentTable
        payments={payments}
        winner={winner}
        notes={{ [winner]: say(pay.you), ...(discarder === undefined ? {} : { [discarder]: throwsNote }) }}
        sum={String(sum)}
        shares={say(pay.shares, { shares, share })}
        label={say(pay.picture, {
          payers: listOf(
            payers.map((seat) => say(seats[seat])),
            words,
          ),
          winner: say(seats[winner]),
        })}
        rows={[
          { name: say(pay.seatYou, { seat: say(seats[winner]) }), value: say(pay.gains, { n: sum }), strong: true },
          ...payers.map((seat) => ({ name: say(seats[seat]), value: say(pay.pays, { n: -payments[seat] }) })),
          ...(idle.length === 0
            ? []
            : [{ name: idle.map((seat) => say(seats[seat])).join(say(words.list.comma)), value: say(pay.zero) }]),
        ]}
        tileWords={tileWords}
      />
    </section>
  );
}

const PayWords = ({ words, text }: { readonly words: ScoreWords; readonly text: string }) => (
  <section class="score-pay">
    <h3>{say(words.pay.title)}</h3>
    <p class="small">{text}</p>
  </section>
);

const isDraw = ({ score }: ScorePuzzle): boolean => score.win.circumstances.by === 'self-draw';
const isSix = (puzzle: ScorePuzzle): boolean => settlementOf(puzzle).liability === 'robbedKongAsSelfDraw';

/** By which rule the hand is paid, where nobody is liable. */
export function schemeOf(puzzle: ScorePuzzle): 'selfDraw' | 'robbed' | 'full' | 'half' {
  if (isDraw(puzzle)) return 'selfDraw';
  if (isSix(puzzle)) return 'robbed';
  return puzzle.rules.options.payment === 'full' ? 'full' : 'half';
}
