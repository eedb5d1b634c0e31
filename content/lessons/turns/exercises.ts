const EAST = '2479m 13568p 39s EE';
const SOUTH = '1368m 2479p 158s SF';
const NORTH = '258m 367p 479s NNBF';

/** Scenes of this lesson, the same in every language. Ids never change: progress is kept under them. */
export const scenes = {
  turn: {
    id: 'turns/turn',
    you: 'S',
    turn: 'E',
    hands: { E: EAST, S: '234m 5578p 345s 78s W', W: '159m 1467p 268s BBC', N: NORTH },
    draws: 'C 9s 9m',
    palette: ['draw', 'discard', 'chow', 'pung', 'win'],
    steps: [
      { by: 'E', do: 'draw' },
      { by: 'E', do: 'discard', tile: 'C' },
      { by: 'S', do: 'draw' },
      { by: 'S', do: 'discard', tile: 'W' },
      { by: 'W', do: 'draw' },
      { by: 'W', do: 'discard', tile: '9m' },
    ],
  },
  flower: {
    id: 'turns/flower',
    you: 'S',
    turn: 'S',
    hands: { E: EAST, S: '234m 5578p 345s 78s W', W: '159m 1467p 268s BBC', N: NORTH },
    bonus: { W: 'f1' },
    draws: 'f3',
    tail: 'g2 6p',
    options: { flowersInPlay: true },
    palette: ['draw', 'flowers', 'discard', 'kong'],
    steps: [
      { by: 'S', do: 'draw' },
      { by: 'S', do: 'flowers' },
      { by: 'S', do: 'flowers' },
      { by: 'S', do: 'discard', tile: 'W' },
    ],
  },
  lastTile: {
    id: 'turns/last-tile',
    you: 'N',
    turn: 'W',
    hands: { E: '2459m 13568p 39s EE', S: SOUTH, W: '159m 1467p 268s WBC', N: '777m 345p 567p 22s 89s' },
    draws: '9m 7m',
    left: 2,
    palette: ['draw', 'discard', 'kong', 'win'],
    steps: [
      { by: 'W', do: 'draw' },
      { by: 'W', do: 'discard', tile: '9m' },
      { by: 'N', do: 'draw' },
      { by: 'N', do: 'discard', tile: '7m' },
    ],
  },
} as const;
