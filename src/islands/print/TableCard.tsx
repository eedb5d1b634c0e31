import type { ComponentChildren } from 'preact';
import { groupOf, TileGroups } from '../../components/TileGroups.tsx';
import { Tile } from '../../components/Tile.tsx';
import { parseTiles } from '../../engine/notation.ts';
import { WINDS, windTile, type Tile as TileKind } from '../../engine/tile.ts';
import { say, type Translation } from '../../i18n/message.ts';
import type { tableCard as german } from '../../i18n/de/table-card.ts';
import { wallPuzzleOf } from '../../puzzles/wall/puzzle.ts';
import { breakerOf } from '../../table/break.ts';
import { TAKINGS } from '../../table/deal.ts';
import { DIE_FACES } from '../../table/dice.ts';
import { BreakPicture } from '../table/BreakPicture.tsx';
import { breakScene, breakSteps } from '../table/break-steps.ts';
import { sumText, type WallWords } from '../table/break-text.ts';
import type { TableWords } from '../table/table-words.ts';
import { FlowerSeats } from './SheetSide.tsx';
import { SheetHead } from './SheetHead.tsx';
import type { PrintSpeech } from './print-words.ts';
import './print.css';

type CardWords = Translation<typeof german>;

export interface TableCardProps {
  readonly card: CardWords;
  readonly table: TableWords;
  readonly wall: WallWords;
  readonly speech: Pick<PrintSpeech, 'seal' | 'chinese' | 'tiles' | 'seats'>;
  /** The Chinese term beside the title, where the title is not it. */
  readonly term?: string | undefined;
}

/** The dice of source 004_a6f187e40c6225ec.txt: eight, North's wall. */
const EXAMPLE = wallPuzzleOf('singleRoll2', [[5, 3]], 18);

/** One page for the middle of the table: opening the wall, the deal, a turn, who gets a discard, seats. */
export function TableCard({ card, table, wall, speech, term }: TableCardProps) {
  return (
    <div class="print-sheet">
      <section class="print-page print-card" aria-label={card.title}>
        <SheetHead title={say(card.head)} name={say(card.title)} term={term} speech={speech}>
          {card.lead.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </SheetHead>
        <div class="print-body">
          <div class="print-column">
            <Opening card={card} table={table} wall={wall} speech={speech} />
            <Part title={card.seats.title}>
              <FlowerSeats speech={speech} />
            </Part>
          </div>
          <div class="print-column">
            <Deal card={card} speech={speech} />
            <Part title={card.turn.title}>
              <Steps steps={card.turn.steps} />
            </Part>
            <Claims card={card} speech={speech} />
            <Part title={card.next.title}>
              <Steps steps={card.next.steps} />
            </Part>
          </div>
        </div>
        <p class="print-foot">
          <span>Sik Wu · {card.title}</span>
          <span>{card.foot}</span>
        </p>
      </section>
    </div>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);

const Steps = ({ steps }: { readonly steps: readonly string[] }) => (
  <ol>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);

/** The picture of an opened wall, how it is found, and whose wall each sum opens. */
function Opening({ card, table, wall, speech }: Omit<TableCardProps, 'term'>) {
  if (EXAMPLE === undefined) throw new Error('the dice of the card fit their plan');
  const steps = breakSteps(EXAMPLE);
  const { rolls, opening, first } = EXAMPLE;
  const dice = rolls[0] ?? [];
  /** What two or three dice can show. */
  const [fewest, most] = [2, 3 * DIE_FACES];
  /** As many columns for each seat; those that no dice show are empty. */
  const sums = Array.from({ length: Math.ceil(most / WINDS.length) * WINDS.length }, (_, at) => at + 1);
  return (
    <>
      <Part title={card.open.title}>
        <BreakPicture
          puzzle={EXAMPLE}
          scene={breakScene(EXAMPLE, steps, steps.length - 1)}
          wallWords={wall}
          words={table}
        />
        <p class="print-small">
          {say(card.open.example, {
            sum: sumText(dice, table),
            seat: say(table.seats[opening.breaker]),
            stack: first.stack,
          })}
        </p>
        <Steps steps={card.open.steps} />
      </Part>
      <Part title={card.open.sums}>
        <table class="print-sums">
          <tbody>
            {WINDS.map((seat) => (
              <tr key={seat}>
                <th scope="row">
                  <span class="print-seat-tiles">
                    <Tile tile={windTile(seat)} words={speech.tiles} size="print" decorative />
                    <span class="serif">{say(speech.seats[seat])}</span>
                  </span>
                </th>
                {sums
                  .filter((sum) => breakerOf(sum) === seat)
                  .map((sum) => (
                    <td key={sum} class="number">
                      {sum >= fewest && sum <= most ? sum : ''}
                    </td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
    </>
  );
}

/** What everybody takes from the wall, in order. */
function Deal({ card, speech }: Pick<TableCardProps, 'card' | 'speech'>) {
  const blocks = TAKINGS.filter(({ round }) => round === 1);
  const last = TAKINGS.filter(({ round }) => round === 4);
  const total = (seat: (typeof WINDS)[number]): number =>
    TAKINGS.filter((taking) => taking.seat === seat).flatMap(({ positions }) => positions).length;
  return (
    <Part title={card.deal.title}>
      <div class="print-takings">
        <span />
        {WINDS.map((seat) => (
          <span key={seat} class="print-seat-tiles">
            <Tile tile={windTile(seat)} words={speech.tiles} size="print" />
          </span>
        ))}
        <span class="number">1</span>
        {blocks.map(({ seat, positions }) => (
          <span key={seat}>{say(card.deal.times, { n: positions.length })}</span>
        ))}
        <span class="number">2</span>
        {last.map(({ seat, positions }) => (
          <span key={seat}>{positions.length}</span>
        ))}
        <span />
        {WINDS.map((seat) => (
          <b key={seat}>{say(card.deal.total, { n: total(seat) })}</b>
        ))}
      </div>
      <p>{card.deal.first}</p>
      <p>
        {card.deal.jump} {card.deal.last}
      </p>
    </Part>
  );
}

const tilesOf = (text: string): readonly TileKind[] => {
  const tiles = parseTiles(text);
  return tiles.ok ? tiles.value : [];
};

const CLAIMS = [
  { key: 'win', tiles: [] },
  { key: 'set', tiles: ['666p', '7777s'] },
  { key: 'chow', tiles: ['345m'] },
] as const;

/** Who gets a discard, the strongest call first. */
const Claims = ({ card, speech }: Pick<TableCardProps, 'card' | 'speech'>) => (
  <Part title={card.claims.title}>
    <ul class="print-claims">
      {CLAIMS.map(({ key, tiles }, at) => (
        <li key={key}>
          <span class="print-value">{at + 1}</span>
          <span class="serif">{card.claims[key]}</span>
          {key === 'win' ? (
            <span />
          ) : (
            <TileGroups
              groups={tiles.map((text) => groupOf(...tilesOf(text)))}
              words={speech.tiles}
              size="print"
              label={card.claims[key]}
            />
          )}
          <span class="print-text">{card.claims[`${key}Text`]}</span>
        </li>
      ))}
    </ul>
    <p class="print-small">{card.claims.after}</p>
  </Part>
);
