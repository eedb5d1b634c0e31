import type { StatusText } from '../../components/StatusLine.tsx';
import { say } from '../../i18n/message.ts';
import { askedHints, type AskedGrade, type AskedHint } from '../../puzzles/score/grade-asked.ts';
import type { PaymentGrade } from '../../puzzles/score/grade-payments.ts';
import type { PointsGrade, PointsSource } from '../../puzzles/score/grade-points.ts';
import type { ScoreAsk } from '../../puzzles/score/asks.ts';
import type { ScorePuzzle } from '../../puzzles/score/puzzle.ts';
import type { AskedTry } from './asked-try.ts';
import { hintText, rowsText } from './feedback.ts';
import { schemeOf } from './ScorePayment.tsx';
import { capitalized, countWord, joined, type AskWords, type ScoreWords } from './words.ts';

export interface AskedTexts {
  readonly words: ScoreWords;
  readonly asked: AskWords;
}

/** What the status line says about a hand of which several things are asked. */
export function askedFeedback(
  puzzle: ScorePuzzle,
  asks: readonly ScoreAsk[],
  now: AskedTry,
  grade: AskedGrade,
  texts: AskedTexts,
): StatusText {
  const { words, asked } = texts;
  const { missing, checked, solved } = asked;
  if (now.phase === 'solved')
    return grade.isRight
      ? { title: say(solved.right), text: '' }
      : { title: say(solved.wrong), text: joined(mistakesOf(asks, grade, texts), words) };
  const given = now.hints === 0 ? undefined : askedHints(puzzle, asks, grade)[now.hints - 1];
  const hint = now.hints === 0 ? undefined : askedHintText(puzzle, given, texts);
  if (now.phase === 'open' && now.isShort)
    return {
      title: say(missing.title),
      text:
        hint ??
        joined(
          grade.missing.map((ask) => say(missing[ask])),
          words,
        ),
    };
  if (now.phase === 'open') {
    const fresh = freshText(asks, texts);
    return { title: fresh.title, text: hint ?? fresh.text };
  }
  const mistakes = mistakesOf(asks, grade, texts);
  const [first = '', ...rest] = mistakes;
  const tail = hint ?? say(checked.text);
  if (asks.length === 1) return { title: first, text: joined([...rest, tail], words) };
  return { title: howMany(asks, grade, asked), text: joined([...mistakes, tail], words) };
}

/** What is asked, in a question where it is one thing. */
function freshText(asks: readonly ScoreAsk[], { words, asked: { fresh } }: AskedTexts): StatusText {
  const [only] = asks;
  const title =
    asks.length === 1 && only !== undefined
      ? fresh[only]
      : say(fresh.several, { count: capitalized(countWord(asks.length, words)) });
  const isAboutMoney = asks.includes('points') || asks.includes('payments');
  return { title: say(title), text: joined([say(fresh.text), isAboutMoney ? say(fresh.unpaid) : ''], words) };
}

function howMany(asks: readonly ScoreAsk[], { right }: AskedGrade, { checked }: AskWords): string {
  if (right.length === 0) return say(checked.none);
  return say(right.length === 1 ? checked.some : checked.someMore, { right: right.length, of: asks.length });
}

/** What is wrong with each answer that is not right, in the order of the questions. */
function mistakesOf(asks: readonly ScoreAsk[], grade: AskedGrade, texts: AskedTexts): readonly string[] {
  const { checked } = texts.asked;
  const { count, points, payments } = grade;
  const isFanWrong = count.fan === 'more' || count.fan === 'fewer';
  const areRowsWrong = count.struck + count.forgotten > 0 && (asks.includes('rows') || asks.includes('fan'));
  return [
    asks.includes('fan') && isFanWrong ? say(checked.fan[count.fan]) : '',
    areRowsWrong && !(grade.missing.includes('rows') && count.struck === 0) ? rowsText(count, texts.words) : '',
    ...pointsText(points, texts),
    ...paymentsText(payments, texts),
  ].filter((text) => text !== '');
}

function pointsText(grade: PointsGrade | undefined, { asked }: AskedTexts): readonly string[] {
  if (grade?.kind !== 'more' && grade?.kind !== 'fewer') return [];
  return [say(asked.checked.points[grade.kind]), sourceText(grade.source, asked)];
}

function sourceText(source: PointsSource | undefined, { sources, curves }: AskWords): string {
  if (source === undefined) return '';
  if (source.kind === 'curve') return say(sources.curve, { curve: say(curves[source.curve]) });
  if (source.kind === 'uncapped') return say(sources.uncapped, { n: source.cap });
  if (source.kind === 'other-fan') return say(sources['other-fan'], { n: source.fan });
  return say(sources[source.kind]);
}

function paymentsText(grade: PaymentGrade | undefined, { words, asked }: AskedTexts): readonly string[] {
  if (grade?.kind !== 'wrong') return [];
  const { checked, mistakes, schemes } = asked;
  const { mistake } = grade;
  const right = Object.values(grade.seats).filter((mark) => mark === 'right').length;
  const seats =
    right === 0 ? say(checked.noSeat) : say(checked.seats, { n: right, count: capitalized(countWord(right, words)) });
  if (mistake.kind === 'scheme')
    return [seats, say(schemes[mistake.scheme]), mistake.isShareRight ? '' : say(mistakes.shareToo)];
  if (mistake.kind === 'share')
    return [seats, say(mistakes.share, { given: mistake.given }), sourceText(mistake.source, asked)];
  return [seats, say(mistakes[mistake.kind])];
}

function askedHintText(puzzle: ScorePuzzle, hint: AskedHint | undefined, { words, asked }: AskedTexts): string {
  const { hints } = asked;
  if (hint === undefined) return say(words.hints.none);
  switch (hint.kind) {
    case 'count':
      return hintText(hint.hint, words);
    case 'fan':
    case 'share':
      return say(hints[hint.kind], { n: hint.n });
    case 'curve':
      return say(hints.curve[puzzle.rules.options.curve]);
    case 'who':
      return say(words.pay[schemeOf(puzzle)]);
    case 'legal':
      return say(hints.legal);
  }
}
