import { TileGroups, type TileGroup } from '../../components/TileGroups.tsx';
import { presetRules } from '../../fan/rule-sets/index.ts';
import type { RulesText } from '../../fan/rule-sets/rules-text.ts';
import { COMPARED_IDS } from '../../fan/rule-sets/rule-set.ts';
import { say } from '../../i18n/message.ts';
import type { TileWords } from '../../i18n/tile-words.ts';
import { encodeCalculatorLink } from '../../links/calculator-link.ts';
import { secondReading } from '../../puzzles/score/other-reading.ts';
import { otherTables, type OtherTable, type RowChange } from '../../puzzles/score/tables.ts';
import type { LaidOut } from '../../puzzles/waits/laid-out.ts';
import type { SolutionProps } from './ScoreSolution.tsx';
import { listOf, patternName, rulesName, type PatternTexts, type RulesNames, type ScoreWords } from './words.ts';
import { worthText } from './worth-text.ts';

/** What an answered hand needs besides: fetched once the reader has begun. */
export { feedbackOf } from './feedback.ts';
export { ScorePayment } from './ScorePayment.tsx';
export { ScoreTable } from './ScoreSolution.tsx';

export interface ScoreMoreProps extends SolutionProps {
  /** The tables of the rules switch, the reader's own among them. */
  readonly tables: RulesNames;
  readonly rulesText: RulesText;
  /** The address of the calculator, from the root of the site. */
  readonly calculator: string;
}

/** What stands under the solution: another reading, and the same hand at other tables. */
export const ScoreMore = (props: ScoreMoreProps) => (
  <>
    <ScoreReading {...props} />
    <ScoreTables {...props} />
    <p class="score-part">
      <a href={`${props.calculator}${linkOf(props)}`}>{say(props.words.calculate)}</a>
    </p>
  </>
);

/** The hand read another way, and why that is worth less; nothing where all readings are worth the same. */
export function ScoreReading({ puzzle, words, tileWords, patterns }: SolutionProps) {
  const second = secondReading(puzzle);
  if (second === undefined) return null;
  const { other } = words;
  const names = (ids: RowChange['id'][]): string =>
    listOf(
      ids.map((id) => patternName(id, patterns)),
      words,
    );
  const why = [
    ...(second.lost.length === 0 ? [] : [say(other.lost, { rows: names([...second.lost]) })]),
    ...(second.gained.length === 0 ? [] : [say(other.gained, { rows: names([...second.gained]) })]),
  ].join(say(words.checked.comma));
  return (
    <section class="score-part score-reading">
      <h3>{say(other.title)}</h3>
      <div>
        <p>{say(other.text, { fan: second.fan ?? 0, why })}</p>
        <Layout layout={second.layout} label={say(other.layout)} tileWords={tileWords} />
        {second.best !== undefined && (
          <>
            <p class="caption">{say(other.best)}</p>
            <Layout layout={second.best} label={say(other.best)} tileWords={tileWords} />
          </>
        )}
      </div>
    </section>
  );
}

interface LayoutProps {
  readonly layout: LaidOut;
  readonly label: string;
  readonly tileWords: TileWords;
}

const Layout = ({ layout, label, tileWords }: LayoutProps) => (
  <TileGroups
    groups={layout.groups.map(({ tiles }): TileGroup => ({ tiles: tiles.map((face) => ({ face })) }))}
    words={tileWords}
    size="found"
    label={label}
  />
);

/** The hand as it was won, for the calculator. */
function linkOf({ puzzle: { hand, circumstances, discarder }, rulesText }: ScoreMoreProps): string {
  const { by, seatWind, roundWind, bonus, flags } = circumstances;
  return encodeCalculatorLink({
    h: hand,
    s: seatWind,
    w: roundWind,
    b: bonus,
    y: by,
    d: discarder,
    f: flags,
    r: rulesText,
  });
}

/** The same hand at every table: the reader's own first and large, then the others with the rows that differ. */
function ScoreTables({ puzzle, words, patterns, tables, rulesText }: Omit<ScoreMoreProps, 'calculator'>) {
  const others = COMPARED_IDS.filter((id) => id !== rulesText).map((id) => ({ id, rules: presetRules(id) }));
  const compared = otherTables(
    puzzle,
    others.map(({ rules }) => rules),
  );
  const { tables: labels } = words;
  return (
    <section class="score-part">
      <h3>{say(labels.title)}</h3>
      <ul class="score-tables">
        <li class="score-table" data-own="">
          <span class="serif">
            {rulesName(rulesText, tables)} <span class="caption">{say(labels.yours)}</span>
          </span>
          <span class="number">{worthText(puzzle.score, words)}</span>
        </li>
        {compared.map((table, index) => (
          <li class="score-table" key={others[index]?.id}>
            <span class="serif">{tables[others[index]?.id ?? 'hk33']}</span>
            <span class="small">{changesText(table, words, patterns)}</span>
            <span class="number">{worthText(table.score, words)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function changesText({ changes }: OtherTable, words: ScoreWords, patterns: PatternTexts): string {
  const { tables } = words;
  if (changes.length === 0) return say(tables.same);
  const decided = changes.find(({ there }) => there === null);
  if (decided !== undefined)
    return `${say(tables.limit, { name: patternName(decided.id, patterns) })}${say(words.checked.end)}`;
  const said = changes.map(({ id, here, there }) => {
    const message = there === 0 ? tables.gone : here === 0 || here === null ? tables.added : tables.change;
    return say(message, { name: patternName(id, patterns), here: here ?? 0, there: there ?? 0 });
  });
  return `${said.join(say(words.checked.comma))}${say(words.checked.end)}`;
}
