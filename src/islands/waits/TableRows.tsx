import type { RefObject } from 'preact';
import { Tile } from '../../components/Tile.tsx';
import type { Tile as TileKind } from '../../engine/tile.ts';
import { REACHES, type Reach } from '../../fan/waits-in-reach.ts';
import { say } from '../../i18n/message.ts';
import { tileName, type TileWords } from '../../i18n/tile-words.ts';
import type { TableWait, WaitsAtTable } from '../../puzzles/waits/at-table.ts';
import type { TableClaim } from '../../puzzles/waits/grade-at-table.ts';
import type { TableTry } from './table-game.ts';
import type { AtTableWords } from './table-text.ts';

export interface TableRowsProps {
  readonly id: string;
  readonly puzzle: WaitsAtTable;
  readonly now: TableTry;
  readonly words: AtTableWords;
  readonly tileWords: TileWords;
  /** The first field, focused when the table is asked about. */
  readonly start: RefObject<HTMLSelectElement>;
  readonly onClaim: (tile: TileKind, claim: TableClaim) => void;
  readonly onEnter: () => void;
}

const COUNTS = [0, 1, 2, 3, 4] as const;

/** For each wait its copies left and how it may be called: to be chosen, and once solved the answer. */
export function TableRows({ id, puzzle, now, words, tileWords, start, onClaim, onEnter }: TableRowsProps) {
  return (
    <ul class="table-waits" aria-label={say(words.rows)}>
      {puzzle.waits.map((wait, index) => (
        <li key={wait.tile}>
          <Tile tile={wait.tile} words={tileWords} size="count" label={tileName(wait.tile, tileWords)} />
          {now.phase === 'solved' ? (
            <Result wait={wait} now={now} puzzle={puzzle} words={words} />
          ) : (
            <>
              <Field
                id={`${id}-left-${wait.tile}`}
                label={say(words.leftLabel)}
                tile={tileName(wait.tile, tileWords)}
                value={now.answer.get(wait.tile)?.left}
                options={COUNTS.map((n) => ({ value: n, text: say(words.left, { n }) }))}
                field={index === 0 ? start : undefined}
                onChoose={(left) => {
                  onClaim(wait.tile, { left });
                }}
                onEnter={onEnter}
              />
              {puzzle.ask === 'calls' && (
                <Field
                  id={`${id}-reach-${wait.tile}`}
                  label={say(words.reachLabel)}
                  tile={tileName(wait.tile, tileWords)}
                  value={now.answer.get(wait.tile)?.reach}
                  options={REACHES.map((reach: Reach) => ({ value: reach, text: say(words.reach[reach]) }))}
                  onChoose={(reach) => {
                    onClaim(wait.tile, { reach });
                  }}
                  onEnter={onEnter}
                />
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface FieldProps<Value extends string | number> {
  readonly id: string;
  readonly label: string;
  readonly tile: string;
  readonly value: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly field?: RefObject<HTMLSelectElement> | undefined;
  readonly onChoose: (value: Value | undefined) => void;
  readonly onEnter: () => void;
}

function Field<Value extends string | number>(props: FieldProps<Value>) {
  const { id, label, tile, value, options, field, onChoose, onEnter } = props;
  return (
    <select
      id={id}
      aria-label={`${tile}: ${label}`}
      value={value ?? ''}
      {...(field === undefined ? {} : { ref: field })}
      onChange={({ currentTarget }) => {
        onChoose(options.find((option) => String(option.value) === currentTarget.value)?.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onEnter();
      }}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}

interface ResultProps {
  readonly wait: TableWait;
  readonly now: TableTry;
  readonly puzzle: WaitsAtTable;
  readonly words: AtTableWords;
}

/** The right answer about one wait, and what was answered where that was something else. */
function Result({ wait, now, puzzle, words }: ResultProps) {
  const fault = now.grade?.faults.find(({ wait: { tile } }) => tile === wait.tile);
  const said = now.answer.get(wait.tile) ?? {};
  const right = [say(words.left, { n: wait.left }), ...(puzzle.ask === 'calls' ? [say(words.reach[wait.reach])] : [])];
  const wrong = [
    ...(fault?.left === undefined || said.left === undefined ? [] : [say(words.left, { n: said.left })]),
    ...(fault?.reach === undefined || said.reach === undefined ? [] : [say(words.reach[said.reach])]),
  ];
  return (
    <span class="table-result">
      <b>{right.join(say(words.list))}</b>
      {wrong.length > 0 && <span class="felt-note">{say(words.yours, { answer: wrong.join(say(words.list)) })}</span>}
    </span>
  );
}
