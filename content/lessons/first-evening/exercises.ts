/** Scene and puzzles of this lesson, the same in every language. Ids never change: progress is kept under them. */
export const scenes = {
  firstHand: {
    id: 'first-evening/first-hand',
    you: 'S',
    turn: 'E',
    hands: {
      E: '2479m 1356p 39s EEC',
      S: '234s 678s 99s 45s CCF',
      W: '159m 1467p 268s WWB',
      N: '258m 367p 46s NNBBF',
    },
    draws: '8p 9m 1p 2m f2 1m 3m',
    tail: '7p 3p',
    options: { flowersInPlay: true },
    palette: ['draw', 'flowers', 'discard', 'chow', 'pung', 'kong', 'win', 'pass'],
    steps: [
      { by: 'E', do: 'draw' },
      { by: 'E', do: 'discard', tile: 'C' },
      { by: 'S', do: 'pung' },
      { by: 'S', do: 'discard', tile: 'F' },
      { by: 'W', do: 'draw' },
      { by: 'W', do: 'discard', tile: '9m' },
      { by: 'N', do: 'draw' },
      { by: 'N', do: 'discard', tile: '1p' },
      { by: 'E', do: 'draw' },
      { by: 'E', do: 'discard', tile: '2m' },
      { by: 'S', do: 'draw' },
      { by: 'S', do: 'flowers' },
      { by: 'S', do: 'discard', tile: '7p' },
      { by: 'W', do: 'draw' },
      { by: 'W', do: 'discard', tile: '1m' },
      { by: 'N', do: 'draw' },
      { by: 'N', do: 'discard', tile: '6s' },
      { by: 'S', do: 'win' },
    ],
  },
} as const;

export const exercises = {
  calls: {
    id: 'first-evening/calls',
    items: [
      {
        id: 'two-voices',
        tile: '8m',
        from: 'E',
        hands: { S: '67m 234p 1199s CFBN', W: '88m 456s 123p 77s WWN', N: '1359p 2478s 33m SFB' },
      },
      {
        id: 'win-first',
        tile: '2s',
        from: 'S',
        hands: { W: '34s 1467m 2289p BNN', N: '22s 1379m 567p SSFB', E: '13s 456s 77s CCC [EEE]' },
      },
      {
        id: 'complete-but-too-cheap',
        tile: '9s',
        from: 'W',
        hands: { N: '99s 456m 1378p FBSS', E: '78s 123m 555p 66m [234p]', S: '1467m 2289p 135s CC' },
      },
    ],
  },
} as const;
