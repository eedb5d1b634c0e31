import type { ComponentChildren } from 'preact';
import './fan-table.css';

/** How a row stands: it counts, it was found, it was claimed in vain, it was left out. */
export type FanMark = 'counted' | 'right' | 'struck' | 'forgotten';

export interface FanTableRow {
  readonly id: string;
  readonly mark?: FanMark | undefined;
  readonly name: string;
  /** The Chinese term, where the name is not it. */
  readonly zh?: string | undefined;
  /** Why it counts or does not. */
  readonly reason: ComponentChildren;
  /** The failed condition, in a few words before the reason. */
  readonly failed?: string | undefined;
  /** Fan as a number, or a word where fan are not counted. */
  readonly value: string;
}

export interface FanTableProps {
  readonly label: string;
  readonly rows: readonly FanTableRow[];
  readonly total: { readonly name: string; readonly value: string; readonly note?: string | undefined };
  /** What the marks mean, for those who do not see them. */
  readonly marks: Readonly<Record<FanMark, string>>;
  /** Instead of rows where none counts. */
  readonly none?: string | undefined;
}

/** The count of a hand as a list of rows with their fan and the sum under a heavy line. */
export const FanTable = ({ label, rows, total, marks, none }: FanTableProps) => (
  <div class="fan-table">
    <ul class="fan-rows" aria-label={label}>
      {rows.map((row) => (
        <FanRow key={row.id} row={row} marks={marks} />
      ))}
    </ul>
    {rows.every(({ mark }) => mark === 'struck') && none !== undefined && <p class="fan-none">{none}</p>}
    <div class="fan-total">
      <p class="fan-name">{total.name}</p>
      <p class="number">{total.value}</p>
    </div>
    {total.note !== undefined && <p class="fan-note">{total.note}</p>}
  </div>
);

interface FanRowProps {
  readonly row: FanTableRow;
  readonly marks: FanTableProps['marks'];
}

function FanRow({ row: { mark, name, zh, reason, failed, value }, marks }: FanRowProps) {
  const isStruck = mark === 'struck';
  return (
    <li class="fan-row" data-mark={mark}>
      {mark !== undefined && (
        <span class="fan-mark">
          <span class="visually-hidden">{marks[mark]} </span>
        </span>
      )}
      <div>
        <p class="fan-name">{isStruck ? <s>{name}</s> : name}</p>
        {zh !== undefined && (
          <p class="fan-zh" lang="zh-Hant-HK">
            {zh}
          </p>
        )}
      </div>
      <div class="fan-reason">
        {failed !== undefined && <b>{failed} </b>}
        {reason}
      </div>
      <p class="number">{isStruck ? <s>{value}</s> : value}</p>
    </li>
  );
}
