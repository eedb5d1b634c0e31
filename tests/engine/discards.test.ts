import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestChoices,
  rankDiscards,
  rankNearest,
  type DiscardChoice,
  type FullHand,
} from '../../src/engine/discards.ts';
import { countTiles } from '../../src/engine/hand.ts';
import { formatTile, type Tile } from '../../src/engine/tile.ts';
import { fullHandArbitrary, shapeOptionsArbitrary } from '../support/hand-arbitrary.ts';
import { plainDiscards, copiesIn } from '../support/plain-discards.ts';
import { readTiles } from '../support/read-hand.ts';

const PLAIN = { sevenPairs: false, quadsArePairs: false };

/** Hands of 14 with up to 30 tiles in view, never a fifth copy of one. */
const tableArbitrary = fc
  .tuple(fullHandArbitrary, fc.array(fc.nat(33), { maxLength: 30 }))
  .filter(([{ winningTile }]) => winningTile !== undefined)
  .map(([hand, drawn]) => {
    const full: FullHand = { tiles: sorted([...hand.tiles, hand.winningTile ?? (0 as Tile)]), melds: hand.melds };
    const seen: Tile[] = [];
    for (const tile of drawn as Tile[]) {
      const known = countTiles({ tiles: [...full.tiles, ...seen], melds: full.melds })[tile] ?? 0;
      if (known < 4) seen.push(tile);
    }
    return { full, seen };
  });

const sorted = (tiles: readonly Tile[]): Tile[] => [...tiles].sort((one, other) => one - other);

const plainly = ({ tile, distance, accepts }: DiscardChoice) => ({
  tile,
  distance,
  accepts: accepts.map((each) => [each.tile, each.left]),
});

const byTile = <T extends { readonly tile: Tile }>(choices: readonly T[]): T[] =>
  [...choices].sort((one, other) => one.tile - other.tile);

describe('what each discard leaves', () => {
  it('is what the second solver finds by drawing and throwing every tile', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(tableArbitrary, shapeOptionsArbitrary, ({ full, seen }, options) => {
        const ranking = rankDiscards(full, seen, options);
        expect(byTile(ranking).map(plainly)).toEqual(byTile(plainDiscards(full, seen, options, true)));
      }),
      { numRuns: 6 },
    );
  });

  it('is ranked by distance, then by copies left', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(tableArbitrary, shapeOptionsArbitrary, ({ full, seen }, options) => {
        const ranking = rankDiscards(full, seen, options);
        ranking.slice(1).forEach((choice, at) => {
          const before = ranking[at];
          if (before === undefined) return;
          expect(
            before.distance < choice.distance || (before.distance === choice.distance && before.left >= choice.left),
          ).toBe(true);
        });
        const best = bestChoices(ranking).map(({ tile }) => tile);
        const plain = plainDiscards(full, seen, options, false);
        const nearest = plain.filter(({ distance }) => distance === Math.min(...plain.map((each) => each.distance)));
        const most = Math.max(...nearest.map(copiesIn));
        expect(sorted(best)).toEqual(nearest.filter((each) => copiesIn(each) === most).map(({ tile }) => tile));
        expect(rankNearest(full, seen, options)).toEqual(
          ranking.filter(({ distance }) => distance === ranking[0]?.distance),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('with as many copies goes by kinds: 56 waits for 4 and 7, of which no 4 is left, 68 for 7 alone', () => {
    const full = { tiles: sorted([...readTiles('123m 456m 789p EE 568s')]), melds: [] };
    const [first, second] = rankDiscards(full, readTiles('4444s'), PLAIN);
    expect([first?.tile, second?.tile].map((tile) => tile !== undefined && formatTile(tile))).toEqual(['8s', '5s']);
    expect([first?.left, second?.left]).toEqual([4, 4]);
  });

  /** Small enough to be counted on the fingers: hand, tiles in view, best discards, what they wait for or accept, copies. */
  it.each([
    ['123m 456m 789p EE 45s 9s', '', '9s', '3s 6s', 8],
    ['123m 456m 789p EE 45s 9s', '336s', '9s', '3s 6s', 5],
    ['123m 456m 789p 99s 13s N', '', 'N', '2s', 4],
    ['123m 456m 45p 67s 99s EC', '', 'E C', '3p 6p 5s 8s', 16],
    ['19m 19p 19s ESWN CFF 5p', '', '5p', 'B', 4],
  ] as const)('%s, in view %s: throw %s', (hand, seen, best, accepted, left) => {
    const full = { tiles: sorted([...readTiles(hand)]), melds: [] };
    const choices = bestChoices(rankDiscards(full, seen === '' ? [] : readTiles(seen), PLAIN));
    expect(choices.map(({ tile }) => formatTile(tile)).join(' ')).toBe(best);
    for (const choice of choices) {
      expect(choice.left).toBe(left);
      expect(choice.accepts.map(({ tile }) => formatTile(tile)).join(' ')).toBe(accepted);
    }
  });
});
