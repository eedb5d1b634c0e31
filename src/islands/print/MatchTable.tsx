import { Tile } from '../../components/Tile.tsx';
import { WINDS, windTile } from '../../engine/tile.ts';
import { say } from '../../i18n/message.ts';
import type { PrintSpeech } from './print-words.ts';

export interface MatchTableProps {
  readonly rounds: number;
  readonly speech: PrintSpeech;
}

/** Room to write a match down: a line for each player, a box for each hand of every round. */
export const MatchTable = ({ rounds, speech: { words, tiles } }: MatchTableProps) => (
  <section class="print-match">
    <header>
      <h3>{say(words.match.title)}</h3>
      <p>{say(words.match.note)}</p>
    </header>
    <table>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {say(words.match.names)}
          </th>
          {WINDS.slice(0, rounds).map((round) => (
            <th key={round} scope="colgroup" colSpan={WINDS.length}>
              {say(words.match.rounds[round])}
            </th>
          ))}
          <th scope="col" rowSpan={2}>
            {say(words.match.sum)}
          </th>
        </tr>
        <tr>
          {WINDS.slice(0, rounds).map((round) =>
            WINDS.map((_, hand) => (
              <th key={`${round}${String(hand)}`} scope="col">
                {hand + 1}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {WINDS.map((wind) => (
          <tr key={wind}>
            <th scope="row">
              <Tile tile={windTile(wind)} words={tiles} size="print" />
            </th>
            {WINDS.slice(0, rounds).map((round) =>
              WINDS.map((_, hand) => <td key={`${round}${String(hand)}`} data-first={hand === 0 ? '' : undefined} />),
            )}
            <td data-first="" />
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
