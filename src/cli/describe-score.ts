import { tilesOfMeld, type Meld } from '../engine/meld.ts';
import type { Reading } from '../engine/reading.ts';
import { formatTiles } from '../engine/notation.ts';
import { formatTile } from '../engine/tile.ts';
import type { Score } from '../fan/score.ts';
import type { Fields } from './refusal.ts';

/** A score as the door answers it. */
export function describeScore(score: Score): Fields {
  const { result, legal, fan, rawFan, points, items, special, suppressed, missed, win, others } = score;
  return {
    win: true,
    result,
    legal,
    fan,
    rawFan,
    points,
    items,
    special,
    reading: win.reading === undefined ? null : { ...describeReading(win.reading), completes: win.completes },
    suppressed,
    missed,
    others: others.map(({ reading, ...worth }) => ({ reading: describeReading(reading), ...worth })),
  };
}

/** A reading in words of the notation, its sets in canonical order, whatever the order they were laid out in. */
function describeReading(reading: Reading): Fields {
  if (reading.kind === 'seven-pairs') return { kind: reading.kind, pairs: reading.pairs.map(formatTile) };
  if (reading.kind === 'thirteen-orphans') return { kind: reading.kind, pair: formatTile(reading.pair) };
  const melds = [...reading.melds].sort((a, b) => a.tile - b.tile || a.kind.localeCompare(b.kind));
  return { kind: reading.kind, melds: melds.map(describeMeld), pair: formatTile(reading.pair) };
}

function describeMeld(meld: Meld): string {
  const text = formatTiles(tilesOfMeld(meld));
  if (!meld.concealed) return `[${text}]`;
  return meld.kind === 'kong' ? `(${text})` : text;
}
