import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { SUITS, formatTile, isSuited, rankOf, suitOf, TILES, type Tile } from '../../src/engine/tile.ts';

/** Another engine: each task takes a hand in the form that engine likes best, which `prepare` makes beforehand. */
export interface Peer {
  readonly name: string;
  readonly prepare: (tiles: readonly Tile[]) => unknown;
  readonly waits?: (hand: never) => readonly Tile[];
  readonly distance?: (hand: never) => number;
}

const folder = new URL('./peers/', import.meta.url);

/** The peers, installed first where they are missing. */
export async function loadPeers(): Promise<readonly Peer[]> {
  if (!existsSync(new URL('node_modules', folder))) {
    execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' });
  }
  return [
    tileEfficiency((await load('mahjong-tile-efficiency/index.js')) as TileEfficiency),
    majiang((await load('@kobalab/majiang-core/lib/index.js')) as Majiang),
    paiForge((await load('@pai-forge/riichi-mahjong/dist/index.js')) as PaiForge),
    hkMahjong((await load('hk-mahjong/lib/index.js')) as HkMahjong),
  ];
}

/** A peer's module; those that are CommonJS have all in `default`. */
async function load(path: string): Promise<unknown> {
  const loaded = (await import(new URL(`node_modules/${path}`, folder).href)) as { readonly default?: unknown };
  return loaded.default ?? loaded;
}

/** Honours as `1z`–`7z`: E S W N, then white, green, red. */
const Z_ORDER: readonly number[] = [27, 28, 29, 30, 33, 32, 31];
const zNumber = (tile: Tile): number => Z_ORDER.indexOf(tile) + 1;
const zName = (tile: Tile): string => (isSuited(tile) ? formatTile(tile) : `${zNumber(tile)}z`);
const tileOfZ = (name: string): Tile => TILES.find((tile) => zName(tile) === name) ?? (0 as Tile);
const sorted = (tiles: readonly Tile[]): readonly Tile[] => tiles.toSorted((a, b) => a - b);

interface TileEfficiency {
  readonly RuleSet: new (name: string) => {
    calShanten(hand: number[][]): number;
    calUkeire(hand: number[][]): { shanten: number; ukeire: Record<string, number> };
  };
  readonly tilesToHand: (tiles: readonly string[]) => number[][];
}

/** Rules of Menzu with seven pairs and orphans: Riichi’s, which differ in no shape. */
function tileEfficiency({ RuleSet, tilesToHand }: TileEfficiency): Peer {
  const rules = new RuleSet('Riichi');
  return {
    name: 'mahjong-tile-efficiency',
    prepare: (tiles) => tilesToHand(tiles.map(zName)),
    waits: (hand) => sorted(Object.keys(rules.calUkeire(hand).ukeire).map(tileOfZ)),
    distance: (hand) => rules.calShanten(hand),
  };
}

interface Majiang {
  readonly Shoupai: { fromString(text: string): unknown };
  readonly Util: { xiangting(hand: unknown): number; tingpai(hand: unknown): readonly string[] | null };
}

function majiang({ Shoupai, Util }: Majiang): Peer {
  return {
    name: '@kobalab/majiang-core',
    prepare: (tiles) => {
      const runs = SUITS.map(
        (suit) =>
          [
            suit,
            tiles
              .filter((tile) => suitOf(tile) === suit)
              .map(rankOf)
              .join(''),
          ] as const,
      );
      const honors = tiles
        .filter((tile) => !isSuited(tile))
        .map(zNumber)
        .join('');
      return Shoupai.fromString(
        [...runs, ['z', honors] as const].map(([suit, digits]) => (digits === '' ? '' : suit + digits)).join(''),
      );
    },
    waits: (hand) => sorted((Util.tingpai(hand) ?? []).map((name) => tileOfZ(`${name.charAt(1)}${name.charAt(0)}`))),
    distance: (hand) => Util.xiangting(hand),
  };
}

interface PaiForge {
  readonly getUkeire: (hand: unknown) => readonly number[];
  readonly calculateShanten: (hand: unknown) => { readonly value?: number };
}

function paiForge({ getUkeire, calculateShanten }: PaiForge): Peer {
  return {
    name: '@pai-forge/riichi-mahjong',
    prepare: (tiles) => ({ closed: tiles.map((tile) => (isSuited(tile) ? tile : 26 + zNumber(tile))), exposed: [] }),
    waits: (hand) => sorted(getUkeire(hand).map((kind) => (kind < 27 ? kind : (Z_ORDER[kind - 27] ?? 0)) as Tile)),
    distance: (hand) => calculateShanten(hand).value ?? Number.NaN,
  };
}

interface HkMahjong {
  readonly Tile: new (config: { suit: string; value: number }) => object;
  readonly Hand: new (config: { tiles: readonly object[] }) => object;
  readonly ExplorerOfWinningPermutations: new (hand: object) => { getWinningPermutations(): readonly unknown[] };
}

const HK_SUITS = { m: 'character', p: 'dot', s: 'bamboo' } as const;
/** Its honours 1–7: E S W N, red, green, white. */
function hkMahjong({ Tile: HkTile, Hand, ExplorerOfWinningPermutations }: HkMahjong): Peer {
  const toTile = (tile: Tile): object => {
    const suit = suitOf(tile);
    return new HkTile(
      suit === undefined ? { suit: 'honor', value: tile - 26 } : { suit: HK_SUITS[suit], value: rankOf(tile) ?? 1 },
    );
  };
  const all = TILES.map(toTile);
  return {
    name: 'hk-mahjong',
    prepare: (tiles) => tiles,
    waits: (tiles: readonly Tile[]) =>
      TILES.filter((tile) => {
        if (tiles.filter((other) => other === tile).length === 4) return false;
        const hand = new Hand({ tiles: [...tiles, tile].map((kind) => all[kind] ?? {}) });
        return new ExplorerOfWinningPermutations(hand).getWinningPermutations().length > 0;
      }),
  };
}
