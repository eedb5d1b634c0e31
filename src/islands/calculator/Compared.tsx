import type { RowOutcome } from '../../fan/compare.ts';
import type { Score } from '../../fan/score.ts';
import type { RulesText } from '../../fan/rule-sets/rules-text.ts';
import { say } from '../../i18n/message.ts';
import type { ScorePuzzle } from '../../puzzles/score/puzzle.ts';
import { patternName, rulesName } from '../score/words.ts';
import { compareTables } from './compared.ts';
import type { Speech } from './words.ts';

export interface ComparedProps {
  readonly count: ScorePuzzle;
  readonly own: RulesText;
  readonly speech: Speech;
}

/** The hand under every rule set, side by side: a line for each row that differs, then fan and points. */
export function Compared({ count, own, speech }: ComparedProps) {
  const { tables, rows } = compareTables(count, own);
  const { compare } = speech.words;
  const name = (text: RulesText): string => rulesName(text, speech.tables);
  return (
    <section class="calc-part">
      <h2 class="calc-title">{say(compare.title)}</h2>
      <p class="small calc-note">{say(rows.length === 0 ? compare.same : compare.text)}</p>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div class="calc-scroll" role="region" aria-label={say(compare.title)} tabIndex={0}>
        <table class="calc-compared">
          <thead>
            <tr>
              <th scope="col">{say(compare.row)}</th>
              {tables.map(({ text }) => (
                <th key={text} scope="col" data-own={text === own ? '' : undefined}>
                  {name(text)}
                  {text === own && <span class="caption"> {say(compare.own)}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, outcomes }) => (
              <tr key={id}>
                <th scope="row">{patternName(id, speech.patterns)}</th>
                {outcomes.map((outcome, at) => (
                  <td key={at} data-own={at === 0 ? '' : undefined}>
                    {tables[at]?.score === undefined ? '' : outcomeText(outcome, speech)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say(compare.fan)}</th>
              {tables.map(({ text, score }) => (
                <td key={text} class="number" data-own={text === own ? '' : undefined}>
                  {fanText(score, speech)}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{say(compare.points)}</th>
              {tables.map(({ text, score }) => (
                <td key={text} class="number" data-own={text === own ? '' : undefined}>
                  {pointsText(score, speech)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

function outcomeText(outcome: RowOutcome, { words: { compare }, patterns }: Speech): string {
  switch (outcome.kind) {
    case 'counted':
      return String(outcome.fan);
    case 'decided':
      return say(compare.decided);
    case 'suppressed':
      return say(compare.suppressed, { by: patternName(outcome.by, patterns) });
    case 'absent':
      return say(compare.absent);
  }
}

function fanText(score: Score | undefined, { words: { compare } }: Speech): string {
  if (score === undefined) return say(compare.absent);
  return score.fan === null ? say(compare.special) : String(score.fan);
}

function pointsText(score: Score | undefined, { words: { compare } }: Speech): string {
  if (score === undefined) return say(compare.noWin);
  if (score.result === 'win') return String(score.points);
  return say(score.result === 'draw' ? compare.draw : compare.below);
}
