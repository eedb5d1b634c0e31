import { BONUS_TILES, type BonusTile } from '../../engine/bonus-tile.ts';
import { tileFrom, type Tile } from '../../engine/tile.ts';

/** Any of the 42 faces that have a name. */
export type NamedTile = Tile | BonusTile;

/** What is asked: the name of a tile that is shown, the tile of a name, or the tile of a name as it is called out. */
export const TILE_NAMES_ASKS = ['name', 'tile', 'sound'] as const;
export type TileNamesAsk = (typeof TILE_NAMES_ASKS)[number];

/** „Wie heißt dieser Stein?“: `tile` is among the `choices`, which are all different and in the order shown. */
export interface TileNamesPuzzle {
  readonly ask: TileNamesAsk;
  readonly tile: NamedTile;
  readonly choices: readonly NamedTile[];
}

/** Tiles whose Cantonese names sound the same (東 and 冬): never together where the sound is asked. */
export const SAME_SOUND: readonly (readonly string[])[] = [['E', 'g4']];

/** The series (`f` or `g`) and the number of a flower or season. */
export const bonusParts = (tile: BonusTile): { readonly series: string; readonly number: string } => ({
  series: tile.slice(0, 1),
  number: tile.slice(1),
});

/** Questions chosen by an author. Ids never change: progress is kept under them. Tiles as written: `1s`, `E`, `f3`. */
export interface TileNamesExercise {
  readonly id: string;
  readonly items: readonly TileNamesItem[];
}

export interface TileNamesItem {
  readonly id: string;
  readonly ask: TileNamesAsk;
  readonly tile: string;
  /** Tiles with white space between them, the right one among them. */
  readonly choices: string;
}

/** The tile written exactly so, flowers and seasons among them; `undefined` for anything else. */
export const namedTileFrom = (text: string): NamedTile | undefined =>
  tileFrom(text) ?? BONUS_TILES.find((tile) => tile === text);

/**
 * An author's question as a puzzle.
 *
 * @throws Error for a misprint: exercises are checked before they are published.
 */
export function tileNamesPuzzleOf({ id, ask, tile: text, choices: list }: TileNamesItem): TileNamesPuzzle {
  const tile = namedTileFrom(text);
  const choices = list.split(' ').map(namedTileFrom);
  const known = choices.filter((choice) => choice !== undefined);
  const isSound = known.length === choices.length && new Set(known).size === known.length;
  if (tile === undefined || !isSound || !known.includes(tile)) throw new Error(`no question about tiles: ${id}`);
  return { ask, tile, choices: known };
}
