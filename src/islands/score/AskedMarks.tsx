import { WINDS, type Wind } from '../../engine/tile.ts';
import { say } from '../../i18n/message.ts';
import type { ScoreAsk } from '../../puzzles/score/asks.ts';
import type { AskedAnswer, AskedGrade } from '../../puzzles/score/grade-asked.ts';
import { paymentsOf } from '../../puzzles/score/grade-payments.ts';
import { shareOf } from '../../puzzles/score/grade-points.ts';
import type { ScorePuzzle } from '../../puzzles/score/puzzle.ts';
import type { AskedTexts } from './asked-text.ts';
import type { AskWords } from './words.ts';

export interface AskedMarksProps extends AskedTexts {
  readonly puzzle: ScorePuzzle;
  readonly asks: readonly ScoreAsk[];
  readonly answer: AskedAnswer;
  readonly grade: AskedGrade;
}

interface Line {
  readonly name: string;
  readonly right: string;
  /** What was answered instead; `undefined` for a right answer. */
  readonly instead: string | undefined;
}

/** Every number that was asked: what is right, and what was answered instead. */
export function AskedMarks(props: AskedMarksProps) {
  const { marks } = props.asked;
  const lines = [...numberLines(props), ...seatLines(props)];
  if (lines.length === 0) return null;
  return (
    <section class="score-marks">
      <h3>{say(marks.title)}</h3>
      <ul>
        {lines.map(({ name, right, instead }) => (
          <li key={name} data-mark={instead === undefined ? 'right' : 'wrong'}>
            <span class="visually-hidden">{say(instead === undefined ? marks.right : marks.wrong)} </span>
            <span>{name}</span>
            <span class="number">{right}</span>
            {instead !== undefined && <span class="small">{say(marks.given, { answer: instead })}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function numberLines({ puzzle, asks, answer, grade, words, asked }: AskedMarksProps): readonly Line[] {
  const { fan } = puzzle.score;
  const typed = (n: number | undefined): string => (n === undefined ? say(asked.marks.nothing) : String(n));
  const isFanRight = grade.right.includes('fan');
  const arePointsRight = grade.right.includes('points');
  return [
    ...(asks.includes('fan') && fan !== null
      ? [{ name: say(words.answer.fan), right: String(fan), instead: isFanRight ? undefined : typed(answer.fan) }]
      : []),
    ...(asks.includes('points')
      ? [
          {
            name: say(asked.entry.points),
            right: String(shareOf(puzzle)),
            instead: arePointsRight ? undefined : typed(answer.points),
          },
        ]
      : []),
  ];
}

function seatLines({ puzzle, asks, answer, words, asked }: AskedMarksProps): readonly Line[] {
  if (!asks.includes('payments')) return [];
  const right = paymentsOf(puzzle);
  const { entry } = asked;
  const nameOf = (seat: Wind): string =>
    say(seat === puzzle.circumstances.seatWind ? entry.seatYou : entry.seat, { seat: say(words.seats[seat]) });
  return WINDS.map((seat) => ({
    name: nameOf(seat),
    right: paymentText(right[seat], asked),
    instead: answer.payments[seat] === right[seat] ? undefined : paymentText(answer.payments[seat], asked),
  }));
}

function paymentText(payment: number | undefined, { marks }: AskWords): string {
  if (payment === undefined) return say(marks.nothing);
  if (payment === 0) return say(marks.zero);
  return say(payment < 0 ? marks.pays : marks.gets, { n: Math.abs(payment) });
}
