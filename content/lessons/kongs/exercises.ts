const EAST = '2479m 13568p 39s EE';
const SOUTH = '1368m 2479p 158s SF';
const WEST = '159m 1467p 268s WBC';
const NORTH = '258m 367p 479s NNBF';

/** Scenes and puzzles of this lesson, the same in every language. Ids never change: progress is kept under them. */
export const scenes = {
  exposedKong: {
    id: 'kongs/exposed-kong',
    you: 'W',
    turn: 'E',
    hands: { E: '2479m 1356p 389s EE', S: SOUTH, W: '345m 888p 5567s WBC', N: NORTH },
    draws: '8p 1m',
    tail: '6s 1m',
    palette: ['draw', 'discard', 'pung', 'kong', 'pass'],
    steps: [
      { by: 'E', do: 'draw' },
      { by: 'E', do: 'discard', tile: '8p' },
      { by: 'W', do: 'kong' },
      { by: 'W', do: 'discard', tile: 'C' },
      { by: 'N', do: 'draw' },
      { by: 'N', do: 'discard', tile: '1m' },
    ],
  },
  addedKong: {
    id: 'kongs/added-kong',
    you: 'S',
    turn: 'S',
    hands: { E: EAST, S: '23m 456p 99p 67m F [777s]', W: WEST, N: '258m 367p 49s NNBBF' },
    draws: '7s',
    tail: '4m 1p',
    palette: ['draw', 'discard', 'kong', 'win'],
    steps: [
      { by: 'S', do: 'draw' },
      { by: 'S', do: 'kong', tile: '7s' },
      { by: 'S', do: 'discard', tile: 'F' },
    ],
  },
  concealedKong: {
    id: 'kongs/concealed-kong',
    you: 'N',
    turn: 'N',
    hands: { E: '479m 13568p 39s EEW', S: '1368m 2479p 158s SF', W: WEST, N: '222m 45m 678p 55s 68s B' },
    draws: '2m',
    tail: '7s 1p',
    palette: ['draw', 'discard', 'kong', 'win'],
    steps: [
      { by: 'N', do: 'draw' },
      { by: 'N', do: 'kong', tile: '2m' },
      { by: 'N', do: 'discard', tile: 'B' },
    ],
  },
  flowerAfterKong: {
    id: 'kongs/flower-after-kong',
    you: 'S',
    turn: 'S',
    hands: {
      E: '247m 13568p 348s EE',
      S: '999s 234p 55p 78m 13m B',
      W: '159m 1467p 268s WWC',
      N: '258m 367p 47s NNBFF',
    },
    draws: '9s',
    tail: 'f4 2m',
    options: { flowersInPlay: true },
    palette: ['draw', 'flowers', 'discard', 'kong', 'win'],
    steps: [
      { by: 'S', do: 'draw' },
      { by: 'S', do: 'kong', tile: '9s' },
      { by: 'S', do: 'flowers' },
      { by: 'S', do: 'discard', tile: 'B' },
    ],
  },
  keptKong: {
    id: 'kongs/kept-kong',
    you: 'E',
    turn: 'E',
    hands: { E: '3333s 45s 678s 9s CCC', S: '1368m 2479p 15s SFB', W: '159m 1467p 28s WWBN', N: '258m 367p 49s NBBFE' },
    draws: 'N 1p 5m 9s',
    palette: ['draw', 'discard', 'kong', 'win'],
    steps: [
      { by: 'E', do: 'draw' },
      { by: 'E', do: 'discard', tile: 'N' },
      { by: 'S', do: 'draw' },
      { by: 'S', do: 'discard', tile: '1p' },
      { by: 'W', do: 'draw' },
      { by: 'W', do: 'discard', tile: '5m' },
      { by: 'N', do: 'draw' },
      { by: 'N', do: 'discard', tile: '9s' },
      { by: 'E', do: 'win' },
    ],
  },
  robbedKong: {
    id: 'kongs/robbed-kong',
    you: 'N',
    turn: 'E',
    hands: { E: '479m 158p 9s EEW [333s]', S: SOUTH, W: '159m 1467p 268s WBN', N: '24s 567s 99s CCC [NNN]' },
    draws: '3s 2p 5m 1m',
    tail: '8m 1p',
    palette: ['draw', 'discard', 'pung', 'win', 'pass'],
    steps: [
      { by: 'E', do: 'draw' },
      { by: 'E', do: 'kong', tile: '3s' },
      { by: 'N', do: 'win' },
    ],
    otherwise: {
      option: 'robAddedKong',
      is: false,
      steps: [
        { by: 'E', do: 'draw' },
        { by: 'E', do: 'kong', tile: '3s' },
        { by: 'E', do: 'discard', tile: '8m' },
        { by: 'S', do: 'draw' },
        { by: 'S', do: 'discard', tile: '2p' },
        { by: 'W', do: 'draw' },
        { by: 'W', do: 'discard', tile: '5m' },
        { by: 'N', do: 'draw' },
        { by: 'N', do: 'discard', tile: '1m' },
      ],
    },
  },
  robbedConcealedKong: {
    id: 'kongs/robbed-concealed-kong',
    you: 'S',
    turn: 'E',
    hands: { E: '111m 479m 158p 49s NN', S: '99m 19p 19s ESWNCFB', W: '258m 1467p 268s WBC', N: '258m 367p 479s NEBF' },
    draws: '1m 7p',
    tail: '8m 2p',
    palette: ['draw', 'discard', 'pung', 'win', 'pass'],
    steps: [
      { by: 'E', do: 'draw' },
      { by: 'E', do: 'kong', tile: '1m' },
      { by: 'S', do: 'win' },
    ],
    otherwise: {
      option: 'robConcealedKong',
      is: 'never',
      steps: [
        { by: 'E', do: 'draw' },
        { by: 'E', do: 'kong', tile: '1m' },
        { by: 'E', do: 'discard', tile: '8m' },
        { by: 'S', do: 'draw' },
        { by: 'S', do: 'discard', tile: '7p' },
      ],
    },
  },
  kongWin: {
    id: 'kongs/kong-win',
    you: 'W',
    turn: 'W',
    hands: {
      E: '2479m 13568p 39s EE',
      S: '1368m 2479p 158s SF',
      W: '666s 234m 99p 34p [CCC]',
      N: '258m 367p 479s NNBF',
    },
    draws: '6s',
    tail: '5p 1p',
    palette: ['draw', 'discard', 'kong', 'win'],
    steps: [
      { by: 'W', do: 'draw' },
      { by: 'W', do: 'kong', tile: '6s' },
      { by: 'W', do: 'win' },
    ],
  },
} as const;

export const exercises = {
  whoMay: {
    id: 'kongs/who-may',
    items: [
      {
        id: 'three-in-hand',
        tile: '4s',
        from: 'E',
        hands: { S: '23s 567m 2289p 1479m', W: '444s 678p 22m 13p WWB', N: '1189m 3456p 78s SCF' },
      },
      {
        id: 'pung-on-the-table',
        tile: '5p',
        from: 'N',
        hands: { E: '46p 234m 88s 5679m BF', S: '123m 789s 66p EE [555p]', W: '1347m 2289s 13s SSC' },
      },
    ],
  },
  robbing: {
    id: 'kongs/robbing',
    items: [
      {
        id: 'added',
        tile: '3s',
        from: 'E',
        source: 'added-kong',
        hands: { S: '1368m 2479p 45s SSF', W: '159m 1467p 268s WBF', N: '24s 567s 99s CCC [NNN]' },
      },
      {
        id: 'concealed',
        tile: '1m',
        from: 'E',
        source: 'concealed-kong',
        hands: { S: '99m 19p 19s ESWNCFB', W: '4678m 1467p 268s BB', N: '23m 55m CCC FFF [WWW]' },
      },
      {
        id: 'two-rob',
        tile: '6p',
        from: 'E',
        source: 'added-kong',
        hands: { S: '45p 123p 88p CCC [FFF]', W: '1379m 2478s 15s WNN', N: '57p 234p 99p BBB [EEE]' },
      },
    ],
  },
} as const;
