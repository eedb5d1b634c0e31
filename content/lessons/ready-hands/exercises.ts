/** Waits puzzles of this lesson, the same in every language. Ids never change: progress is kept under them. */
export const exercises = {
  firstHands: {
    id: 'ready-hands/first-hands',
    hands: [
      { id: 'two-sided', hand: '678m 456p 99p 45s CCC' },
      { id: 'two-sided-low', hand: '34m 678p 55p 123s 999s' },
      { id: 'honor', hand: '234m 567m 777p 345s W' },
      { id: 'three-sided', hand: '678m 456p 99p 23456s' },
    ],
  },
  singleShapes: {
    id: 'ready-hands/single-shapes',
    hands: [
      { id: 'edge', hand: '12m 456p 789p 345s FF' },
      { id: 'closed', hand: '123m 789m 46p 555s NN' },
      { id: 'pair', hand: '123m 678m 777p 456s E' },
      { id: 'two-pairs', hand: '234m 678m 55p 99s CCC' },
      { id: 'two-sided', hand: '234m 567m 111p 33p 78s' },
    ],
  },
  compoundShapes: {
    id: 'ready-hands/compound-shapes',
    hands: [
      { id: 'run-of-four', hand: '123m 2345p 789s WWW' },
      { id: 'run-of-five', hand: '678m 111p NN 23456s' },
      { id: 'pung-and-neighbor', hand: '3334m 456p 789s BBB' },
      { id: 'claimed', hand: '4445s 678m 123p [CCC]' },
      { id: 'run-of-seven', hand: '555m 2345678p 123s' },
      { id: 'nine-gates', hand: '1112345678999s' },
    ],
  },
  tilesLeft: {
    id: 'ready-hands/tiles-left',
    hands: [
      { id: 'three-of-one', hand: '345m 1112p 678s EEE' },
      { id: 'own-four', hand: '789m 111123p 456s C' },
      { id: 'own-four-run', hand: '123m 44445p 789s CC' },
    ],
  },
} as const;
