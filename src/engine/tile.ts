/** 門: the three suits, in canonical order: characters 萬, dots 筒, bamboo 索. */
export const SUITS = ['m', 'p', 's'] as const;
export type Suit = (typeof SUITS)[number];

/** 風: the four winds 東南西北, in turn order. */
export const WINDS = ['E', 'S', 'W', 'N'] as const;
export type Wind = (typeof WINDS)[number];

/** 三元: the three dragons 中發白, in canonical order. */
export const DRAGONS = ['C', 'F', 'B'] as const;
export type Dragon = (typeof DRAGONS)[number];

/** 數: the number on a suit tile. */
export type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

declare const tileBrand: unique symbol;

/**
 * 牌: one of the 34 kinds a hand is made of, as its place in canonical order: 0–8 = 1m–9m, 9–17 = 1p–9p, 18–26 = 1s–9s,
 * 27–30 = E S W N, 31–33 = C F B. A number, so that counts are arrays and hot loops stay tight.
 */
export type Tile = number & { readonly [tileBrand]: true };

export const TILE_KINDS = 34;
export const COPIES_PER_TILE = 4;

/** All 34 kinds in canonical order. */
export const TILES: readonly Tile[] = Array.from({ length: TILE_KINDS }, (_, index) => index as Tile);

/** The tile of a suit and rank. */
export const suitTile = (suit: Suit, rank: Rank): Tile => (SUITS.indexOf(suit) * 9 + rank - 1) as Tile;

export const windTile = (wind: Wind): Tile => (27 + WINDS.indexOf(wind)) as Tile;

export const dragonTile = (dragon: Dragon): Tile => (31 + DRAGONS.indexOf(dragon)) as Tile;

export const isHonor = (tile: Tile): boolean => tile >= 27;
export const isWind = (tile: Tile): boolean => tile >= 27 && tile < 31;
export const isDragon = (tile: Tile): boolean => tile >= 31;
export const isSuited = (tile: Tile): boolean => tile < 27;

/** 么九: 1 or 9 of a suit; honours are not terminals. */
export const isTerminal = (tile: Tile): boolean => tile < 27 && (tile % 9 === 0 || tile % 9 === 8);

/** 么九 in the wider sense: the thirteen kinds of which thirteen orphans are made. */
export const isOrphan = (tile: Tile): boolean => isHonor(tile) || isTerminal(tile);

/** The thirteen kinds of thirteen orphans (十三么), in canonical order. */
export const ORPHANS: readonly Tile[] = TILES.filter(isOrphan);

/** 中張: 2 to 8 of a suit. */
export const isSimple = (tile: Tile): boolean => tile < 27 && !isTerminal(tile);

/** The suit of a suit tile, `undefined` for an honour. */
export const suitOf = (tile: Tile): Suit | undefined => SUITS[Math.floor(tile / 9)];

/** The rank of a suit tile, `undefined` for an honour. */
export const rankOf = (tile: Tile): Rank | undefined => (isSuited(tile) ? (((tile % 9) + 1) as Rank) : undefined);

/** The wind of a wind tile, `undefined` for any other. */
export const windOf = (tile: Tile): Wind | undefined => (isWind(tile) ? WINDS[tile - 27] : undefined);

/** The dragon of a dragon tile, `undefined` for any other. */
export const dragonOf = (tile: Tile): Dragon | undefined => DRAGONS[tile - 31];

/** A tile as it is written: `1m`, `9s`, `E`, `C`. */
export const formatTile = (tile: Tile): string =>
  windOf(tile) ?? dragonOf(tile) ?? `${rankOf(tile) ?? ''}${suitOf(tile) ?? ''}`;

/** The tile written exactly so (`1m`, `E`), `undefined` for anything else. Free input goes through the notation. */
export const tileFrom = (name: string): Tile | undefined => TILES.find((tile) => formatTile(tile) === name);
