import { existsSync } from 'node:fs';
import type { Hand } from '../../src/engine/hand.ts';
import { SUITS, suitOf, rankOf, type Tile, type Wind } from '../../src/engine/tile.ts';
import type { Circumstances, WinFlag, WinWay } from '../../src/fan/circumstances.ts';
import type { RuleSet } from '../../src/fan/rule-sets/rule-set.ts';
import { scoreHand } from '../../src/fan/score.ts';
import { goldenRows } from '../support/golden.ts';
import { readHand } from '../support/read-hand.ts';
import { circumstancesOf, rulesOf } from '../support/score-request.ts';
import { measure, type Subject } from './measure.ts';

/**
 * How many wins a second of one core we explain — readings, items, what is suppressed — under presets and under a house's
 * own rules, and beside it the one peer that scores Hong Kong hands, which gives a number alone.
 */
interface Won {
  readonly hand: Hand;
  readonly circumstances: Circumstances;
}
type Row = readonly [string, string, WinWay, Wind, Wind, string, readonly WinFlag[], ...unknown[]];

const won = (goldenRows('scored-random') as readonly Row[]).map(([, hand, by, seat, round, bonus, flags]): Won => ({
  hand: readHand(hand),
  circumstances: circumstancesOf({ hand, by, seat, round, bonus, flags }),
}));
const house = rulesOf({
  base: 'hk33',
  minFan: 1,
  capFan: 13,
  rows: { 'full-flush': 8, 'nine-gates': 'limit', 'small-three-dragons': { fan: 5, replaces: ['dragon-pung-red'] } },
  options: { sevenPairsFan: 4, kongFan: 'each1', lastDiscardFan: 1 },
});

const GOALS = { concealed: 1e6, 'with exposed sets': 0.5e6 };
const KINDS = {
  concealed: won.filter(({ hand }) => hand.melds.length === 0),
  'with exposed sets': won.filter(({ hand }) => hand.melds.length > 0),
};

const subject = (name: string, rules: RuleSet, items: readonly Won[]): Subject<Won> => ({
  name,
  items,
  run: ({ hand, circumstances }) => {
    const score = scoreHand(hand, circumstances, rules);
    return score.ok ? score.value.points + score.value.items.length : 0;
  },
});

for (const kind of ['concealed', 'with exposed sets'] as const) {
  const subjects = [
    ...(['hk33', 'hk22', 'gd06', 'de64'] as const).map((id) => subject(id, rulesOf(id), KINDS[kind])),
    subject('a custom set', house, KINDS[kind]),
    ...(kind === 'concealed' ? await peerSubjects(KINDS[kind]) : []),
  ];
  const speeds = measure(subjects);
  const ours = kind === 'concealed' ? (speeds.get('hk33') ?? 0) : (speeds.get('a custom set') ?? 0);
  console.log(`scores, ${kind}: ${ours >= GOALS[kind] ? 'holds' : 'MISSES'} the goal of ${GOALS[kind] / 1e6} M/s`);
  const best = speeds.get('hk33') ?? 0;
  for (const [name, speed] of speeds) {
    const ratio = `hk33 is ${(best / speed).toFixed(best / speed < 10 ? 1 : 0).padStart(6)} x`;
    console.log(`  ${name.padEnd(28)}${(speed / 1000).toFixed(1).padStart(9)} k/s   ${ratio}`);
  }
}

interface HkMahjong {
  readonly Tile: new (config: { suit: string; value: number }) => object;
  readonly Hand: new (config: { tiles: readonly object[] }) => object;
  readonly ExplorerOfWinningPermutations: new (hand: object) => { getWinningPermutations(): readonly object[] };
  readonly FaanCalculator: { calculate(hand: object, config: object): number };
}

/** The peer gives no number for some of its limit hands. */
function faanOf(fan: number): number {
  return Number.isFinite(fan) ? fan : 13;
}

/** The peer scores each of its readings; the tiles are made ready beforehand. */
async function peerSubjects(items: readonly Won[]): Promise<readonly Subject<Won>[]> {
  const path = new URL('./peers/node_modules/hk-mahjong/lib/index.js', import.meta.url);
  if (!existsSync(path)) return [];
  const { default: peer } = (await import(path.href)) as { readonly default: HkMahjong };
  const suits = { m: 'character', p: 'dot', s: 'bamboo' } as const;
  const toTile = (tile: Tile): object => {
    const suit = SUITS.find((known) => known === suitOf(tile));
    return new peer.Tile(
      suit === undefined ? { suit: 'honor', value: tile - 26 } : { suit: suits[suit], value: rankOf(tile) ?? 1 },
    );
  };
  const ready = new Map(items.map(({ hand }) => [hand, [...hand.tiles, hand.winningTile ?? (0 as Tile)].map(toTile)]));
  const run = ({ hand, circumstances }: Won): number => {
    const explorer = new peer.ExplorerOfWinningPermutations(new peer.Hand({ tiles: ready.get(hand) ?? [] }));
    const config = { selfPick: circumstances.by === 'self-draw', fullyConcealedHand: true };
    const fans = explorer
      .getWinningPermutations()
      .map((winning) => faanOf(peer.FaanCalculator.calculate(winning, config)));
    return Math.min(Math.max(0, ...fans), 13);
  };
  return [{ name: 'hk-mahjong', items, run }];
}
