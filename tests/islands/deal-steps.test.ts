import { describe, expect, test } from 'vitest';
import { WINDS, type Wind } from '../../src/engine/tile.ts';
import { dealSteps, sortedTiles, type Deal } from '../../src/islands/table/deal-steps.ts';
import { PROCEDURES, type Procedure } from '../../src/table/procedure.ts';
import { isBonusTile } from '../../src/table/tile-set.ts';
import { breakPhysically } from '../table/physical-wall.ts';

const ROLLS = [[1, 3, 4]];
const dealOf = (seed: number, changes: Partial<Procedure> = {}): Deal =>
  dealSteps({ seed: String(seed), procedure: { ...PROCEDURES.hk33, ...changes }, rolls: ROLLS });
const SEEDS = Array.from({ length: 40 }, (_, index) => index);

const heldBy = (deal: Deal, seat: Wind) => deal.steps.at(-1)?.hands[seat] ?? [];
const flowersOf = (deal: Deal): readonly string[] =>
  deal.steps.flatMap(({ event }) => (event.kind === 'flowers' ? [`${event.seat} ${event.laidOut}`] : []));

describe('the demonstration of the deal', () => {
  test('keeps every tile at every step', () => {
    for (const seed of SEEDS)
      for (const { hands, laidOut, standing } of dealOf(seed).steps) {
        const places = new Set(standing.map(({ wall, stack, layer }) => `${wall}${stack}${layer}`));
        const held = WINDS.reduce((sum, seat) => sum + hands[seat].length + laidOut[seat].length, 0);
        expect(places.size + held).toBe(144);
      }
  });

  test('takes from the wall what hands would take', () => {
    const { deal } = breakPhysically(ROLLS, 18);
    const shown = dealOf(1).steps.slice(1, 17);
    expect(
      shown.map(({ event, taken }) => ({
        seat: 'seat' in event ? event.seat : '',
        tiles: taken.map(({ wall, stack, layer }) => `${wall}-${stack} ${layer}`),
      })),
    ).toEqual(deal);
  });

  test('ends with no flower in a hand, fourteen tiles for East and thirteen for the others', () => {
    for (const seed of SEEDS) {
      const deal = dealOf(seed);
      expect(WINDS.map((seat) => heldBy(deal, seat).length)).toEqual([14, 13, 13, 13]);
      expect(WINDS.flatMap((seat) => heldBy(deal, seat)).some(isBonusTile)).toBe(false);
      expect(deal.steps.at(-1)?.event.kind).toBe('ready');
    }
  });

  test('has no flower step without flowers', () => {
    for (const seed of SEEDS) expect(flowersOf(dealOf(seed, { flowersInPlay: false }))).toEqual([]);
  });

  test('replaces flowers in either order', () => {
    const inTurn = SEEDS.map((seed) => flowersOf(dealOf(seed)));
    // Seat by seat: nobody comes again after another seat.
    for (const steps of inTurn) {
      const seats = steps.map((step) => WINDS.indexOf(step[0] as Wind));
      expect(seats).toEqual([...seats].sort((a, b) => a - b));
    }
    // One round each: in the first round every seat comes at most once, East before South before West before North.
    const rounds = SEEDS.map((seed) => flowersOf(dealOf(seed, { initialFlowerOrder: 'oneReplacementRoundEach' })));
    const differing = rounds.filter((steps, index) => steps.join() !== inTurn[index]?.join());
    expect(differing.length).toBeGreaterThan(0);
    for (const steps of differing) {
      const seats = steps.map((step) => WINDS.indexOf(step[0] as Wind));
      expect(seats).not.toEqual([...seats].sort((a, b) => a - b));
    }
  });

  test('shows the deal of the lesson differently under each order', () => {
    expect(flowersOf(dealOf(156))).not.toEqual(
      flowersOf(dealOf(156, { initialFlowerOrder: 'oneReplacementRoundEach' })),
    );
  });

  test('sorts a hand with its flowers last', () => {
    const sorted = sortedTiles(dealOf(156).steps[17]?.hands.E ?? []);
    const firstFlower = sorted.findIndex(isBonusTile);
    expect(sorted.slice(firstFlower).every(isBonusTile)).toBe(true);
  });
});
