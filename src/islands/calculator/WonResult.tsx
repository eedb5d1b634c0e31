import type { RulesText } from '../../fan/rule-sets/rules-text.ts';
import { say } from '../../i18n/message.ts';
import { countRows, type ScorePuzzle } from '../../puzzles/score/puzzle.ts';
import { settlementOf } from '../../puzzles/score/settlement.ts';
import { ScoreReading } from '../score/ScoreMore.tsx';
import { ScorePayment } from '../score/ScorePayment.tsx';
import { ScoreTable } from '../score/ScoreSolution.tsx';
import { Compared } from './Compared.tsx';
import type { Draft } from './draft.ts';
import { liableUnder } from './liabilities.ts';
import type { Speech } from './words.ts';

export interface WonResultProps {
  readonly count: ScorePuzzle;
  readonly draft: Draft;
  /** The reader's own table. */
  readonly own: RulesText;
  readonly speech: Speech;
}

/** A won hand: its rows with their tiles and what they push out, who pays whom, how else it could be read, and every other table. */
export function WonResult({ count, draft, own, speech }: WonResultProps) {
  const parts = { puzzle: count, words: speech.score, tileWords: speech.tiles, patterns: speech.patterns };
  return (
    <>
      <div class="score-columns" data-phase="solved">
        <ScoreTable
          {...parts}
          grade={{ rows: countRows(count).map((row) => ({ ...row, mark: 'counted' as const })) }}
          plain
        />
        <ScorePayment {...parts} scheme={liabilityText(count, draft, speech)} />
      </div>
      <ScoreReading {...parts} />
      <Compared count={count} own={own} speech={speech} />
    </>
  );
}

/** The sentence of a liability that changed who pays. */
function liabilityText(count: ScorePuzzle, draft: Draft, speech: Speech): string | undefined {
  const { rules, discarder } = count;
  const liable = liableUnder(draft.liable, rules);
  if (liable === undefined || settlementOf(count).liability !== liable.rule) return undefined;
  const { pay } = speech.words;
  const isShared = discarder !== undefined && discarder !== liable.seat;
  return say(isShared ? pay.shared : pay.liability, {
    seat: say(speech.score.seats[liable.seat]),
    rule: speech.liabilities[liable.rule] ?? liable.rule,
  });
}
