import { TILE_JYUTPING } from '../tile-jyutping.ts';

/** Names of tiles, sets and parts of a hand. Suit names follow the numbers: „3 Kreis“, „3 4 5 Kreise“. */
export const tiles = {
  ranks: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  betweenRanks: ' ',
  one: { m: '{rank} Zeichen', p: '{rank} Kreis', s: '{rank} Bambus' },
  several: { m: '{ranks} Zeichen', p: '{ranks} Kreise', s: '{ranks} Bambus' },
  winds: { E: 'Ostwind', S: 'Südwind', W: 'Westwind', N: 'Nordwind' },
  dragons: { C: 'Roter Drache', F: 'Grüner Drache', B: 'Weißer Drache' },
  bonus: {
    f1: 'Blume 1, Pflaume',
    f2: 'Blume 2, Orchidee',
    f3: 'Blume 3, Chrysantheme',
    f4: 'Blume 4, Bambus',
    g1: 'Jahreszeit 1, Frühling',
    g2: 'Jahreszeit 2, Sommer',
    g3: 'Jahreszeit 3, Herbst',
    g4: 'Jahreszeit 4, Winter',
  },
  back: 'verdeckter Stein',
  gap: 'fehlender Stein',
  times: '{n} × {tile}',
  pair: 'Paar {tile}',
  chow: 'Chow {tiles}',
  pung: 'Pong {tile}',
  kong: 'Kong {tile}',
  concealedKong: 'verdeckter Kong {tile}',
  /** Parts of a hand in one sentence, and the mark between two of them. */
  exposed: 'offen: {sets}',
  winning: 'Siegstein: {tile}',
  flowers: 'Blumen: {tiles}',
  between: ', ',
  betweenParts: ', ',
  betweenFlowers: '; ',
  captions: { hand: 'Hand', winning: 'Siegstein', exposed: 'Offen', flowers: 'Blumen' },
  /** The mark in a tile's corner: the letter that readers of this language type. */
  corner: { E: 'O', S: 'S', W: 'W', N: 'N', C: 'C', F: 'F', B: 'B' },
  jyutping: TILE_JYUTPING,
};
