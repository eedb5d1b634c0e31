/** Scenes and puzzles of this lesson, the same in every language. Ids never change: progress is kept under them. */
export const scenes = {
  chow: {
    id: 'claims/chow',
    you: 'S',
    turn: 'E',
    hands: { E: '2479m 1356p 39s EEN', S: '46s 123m 789m 55p BCF', W: '159m 1479p 268s WWN', N: '258m 367p 479s NFBS' },
    draws: '5s 9m',
    palette: ['draw', 'discard', 'chow', 'pung', 'pass'],
    steps: [
      { by: 'E', do: 'draw' },
      { by: 'E', do: 'discard', tile: '5s' },
      { by: 'S', do: 'chow' },
      { by: 'S', do: 'discard', tile: 'F' },
      { by: 'W', do: 'draw' },
      { by: 'W', do: 'discard', tile: '9m' },
    ],
  },
  pung: {
    id: 'claims/pung',
    you: 'N',
    turn: 'E',
    hands: { E: '247m 1356p 389s EEW', S: '1368m 2479p 57s SSF', W: '159m 1467p 289s WWB', N: '345m 678p 66s 23s CCF' },
    draws: '6s 9m',
    palette: ['draw', 'discard', 'chow', 'pung', 'pass'],
    steps: [
      { by: 'E', do: 'draw' },
      { by: 'E', do: 'discard', tile: '6s' },
      { by: 'N', do: 'pung' },
      { by: 'N', do: 'discard', tile: 'F' },
      { by: 'E', do: 'draw' },
      { by: 'E', do: 'discard', tile: '9m' },
    ],
  },
} as const;

export const exercises = {
  whoMay: {
    id: 'claims/who-may',
    items: [
      {
        id: 'pung',
        tile: '9p',
        from: 'S',
        hands: { W: '345m 1279p 44678s F', N: '2267m 456p 99p 23s CC', E: '88m 1347p 3566789s' },
      },
      {
        id: 'chow-from-the-left-only',
        tile: '5s',
        from: 'E',
        hands: { S: '123m 567p 46s 99s WWF', W: '678m 2255p 34s EECC', N: '4455m 123789p 11s B' },
      },
      {
        id: 'pung-before-chow',
        tile: '3m',
        from: 'W',
        hands: { N: '45m 678m 22p 567s CCB', E: '1166p 234p 4789s NS', S: '33m 456m 789p 1199s F' },
      },
    ],
  },
  severalWinners: {
    id: 'claims/several-winners',
    items: [
      {
        id: 'closest',
        tile: '6p',
        from: 'N',
        hands: { E: '45p 123p 88p CCC [FFF]', S: '2345m 1178s 3456s S', W: '66p 55m [333s] [BBB] [WWW]' },
        house: { multipleWinners: 'closest' },
      },
      {
        id: 'all',
        tile: '6p',
        from: 'N',
        hands: { E: '45p 123p 88p CCC [FFF]', S: '2345m 1178s 3456s S', W: '66p 55m [333s] [BBB] [WWW]' },
        house: { multipleWinners: 'all' },
      },
      {
        id: 'below-minimum',
        tile: '7s',
        from: 'E',
        hands: { S: '89s 234m 567m 55p [123p]', W: '77s 345p 11m 6689p NF', N: '1345m 2478p 556s WW' },
      },
    ],
  },
} as const;
