import { Tile } from '../../components/Tile.tsx';
import { BONUS_TILES, bonusSeat } from '../../engine/bonus-tile.ts';
import { WINDS, windTile } from '../../engine/tile.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { say } from '../../i18n/message.ts';
import { BesideList, besideLines, isLong } from './BesideList.tsx';
import type { PaymentRow } from './payment-rows.ts';
import type { PrintSpeech } from './print-words.ts';

export interface SheetSideProps {
  readonly rules: RuleSet;
  readonly payments: readonly PaymentRow[];
  readonly speech: PrintSpeech;
}

/** The narrow column: fan and points, who pays, whose flowers, what does not count twice. */
export function SheetSide({ rules, payments, speech }: SheetSideProps) {
  const { words } = speech;
  const { capFan, flowersInPlay, payment } = rules.options;
  const beside = besideLines(rules, speech);
  const isOnFront = beside.length > 0 && !isLong(beside);
  return (
    <div class="print-side">
      <section>
        <h3>{say(words.table.title)}</h3>
        <PointsTable rows={payments} isHalf={payment === 'half'} speech={speech} />
      </section>
      <section>
        <h3>{say(words.pay.title)}</h3>
        {payment === 'pointsOnly' ? (
          <p>{say(words.pay.pointsOnly)}</p>
        ) : (
          <>
            <p>
              <b>{say(words.pay.discard)}</b> {say(words.pay[payment])}
            </p>
            <p>
              <b>{say(words.pay.self)}</b> {say(words.pay.each)}
            </p>
          </>
        )}
      </section>
      {flowersInPlay && (
        <section>
          <h3>{say(words.flowers.title)}</h3>
          <FlowerSeats speech={speech} />
        </section>
      )}
      {(capFan !== null || isOnFront) && (
        <section>
          <h3>{say(words.beside.title)}</h3>
          {capFan !== null && <p>{say(words.beside.cap, { n: capFan })}</p>}
          {isOnFront && <BesideList lines={beside} />}
        </section>
      )}
    </div>
  );
}

interface PointsTableProps {
  readonly rows: readonly PaymentRow[];
  readonly isHalf: boolean;
  readonly speech: PrintSpeech;
}

function PointsTable({ rows, isHalf, speech: { words } }: PointsTableProps) {
  const { table } = words;
  const number = (value: number): string => String(value).replace('.', say(words.decimal));
  const paid = rows.some(({ shares }) => shares !== undefined);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say(table.fan)}</th>
          <th scope="col">{say(paid ? table.share : table.points)}</th>
          {paid && <th scope="col">{say(table.thrower)}</th>}
          {paid && isHalf && <th scope="col">{say(table.others)}</th>}
          {paid && <th scope="col">{say(table.selfDraw)}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ fan, isLast, points, shares }) => (
          <tr key={fan}>
            <th scope="row" class="number">
              {isLast ? `${String(fan)}+` : fan}
            </th>
            <td>{number(points)}</td>
            {shares && <td>{number(shares.thrower)}</td>}
            {shares && isHalf && <td>{number(shares.others)}</td>}
            {shares && <td>{number(shares.selfDraw)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each seat with its wind, its number and the two bonus tiles that bear it. */
export const FlowerSeats = ({
  speech: { seats, tiles },
}: {
  readonly speech: Pick<PrintSpeech, 'seats' | 'tiles'>;
}) => (
  <ul class="print-seats">
    {WINDS.map((wind, at) => (
      <li key={wind}>
        <span class="serif">{say(seats[wind])}</span>
        <span class="number">{at + 1}</span>
        <span class="print-seat-tiles">
          <Tile tile={windTile(wind)} words={tiles} size="print" decorative />
          {BONUS_TILES.filter((tile) => bonusSeat(tile) === wind).map((tile) => (
            <Tile key={tile} tile={tile} words={tiles} size="print" />
          ))}
        </span>
      </li>
    ))}
  </ul>
);
