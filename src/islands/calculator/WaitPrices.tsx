import { Tile } from '../../components/Tile.tsx';
import type { PricedWait } from '../../fan/price-waits.ts';
import { say } from '../../i18n/message.ts';
import { tileName } from '../../i18n/tile-words.ts';
import { worthText } from '../score/worth-text.ts';
import type { Speech } from './words.ts';

export interface WaitPricesProps {
  readonly waits: readonly PricedWait[];
  readonly speech: Speech;
}

/** Every wait with the copies left and what it is worth, thrown by somebody and drawn oneself. */
export function WaitPrices({ waits, speech }: WaitPricesProps) {
  const { words, score, tiles: tileWords } = speech;
  const { title, tile: head, left, discard, selfDraw, gone } = words.waits;
  return (
    <section class="calc-part">
      <h2 class="calc-title">{say(title)}</h2>
      <table class="calc-waits">
        <thead>
          <tr>
            <th scope="col">{say(head)}</th>
            <th scope="col">{say(left)}</th>
            <th scope="col">{say(discard)}</th>
            <th scope="col">{say(selfDraw)}</th>
          </tr>
        </thead>
        <tbody>
          {waits.map((wait) => (
            <tr key={wait.tile}>
              <th scope="row">
                <Tile tile={wait.tile} words={tileWords} size="found" decorative />
                <span>{tileName(wait.tile, tileWords)}</span>
              </th>
              <td class="number">{wait.left === 0 ? <span class="caption">{say(gone)}</span> : wait.left}</td>
              <td data-legal={wait.discard.legal ? '' : undefined}>{worthText(wait.discard, score)}</td>
              <td data-legal={wait.selfDraw.legal ? '' : undefined}>{worthText(wait.selfDraw, score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
