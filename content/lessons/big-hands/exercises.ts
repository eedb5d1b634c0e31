/** Score puzzles of this lesson, the same in every language. Ids never change: progress is kept under them. */
export const exercises = {
  firstHands: {
    id: 'big-hands/first-hands',
    hands: [
      { id: 'all-honours', hand: 'CCC FFF B [EEE] [SSS] +B', seat: 'W', round: 'N', bonus: 'f1' },
      { id: 'thirteen-orphans', hand: '19m 19p 19s E S W N C F B +1m', round: 'W' },
      { id: 'big-four-winds', hand: '5p [EEE] [SSS] [WWW] [NNN] +5p', seat: 'N', round: 'N', bonus: 'f1' },
    ],
  },
  concealed: {
    id: 'big-hands/concealed',
    hands: [
      { id: 'self-drawn', hand: '222m 444p 666s 88s EE +8s', by: 'self-draw', round: 'W' },
      { id: 'pung-by-discard', hand: '222m 444p 666s 88s EE +8s', round: 'W' },
      { id: 'pair-by-discard', hand: '222m 444p 666s 888s E +E', round: 'W', bonus: 'f1' },
    ],
  },
  gates: {
    id: 'big-hands/gates',
    hands: [
      { id: 'nine-sided', hand: '1112345678999m +5m', by: 'self-draw', round: 'W', bonus: 'f4' },
      { id: 'only-the-shape', hand: '1123455678999m +1m', round: 'W' },
    ],
  },
  german: {
    id: 'big-hands/german',
    hands: [
      { id: 'jade', hand: '444s 888s 6s [FFF] [222s] +6s', round: 'W', bonus: 'f1' },
      { id: 'ruby-with-a-chow', hand: '234m 77m 55m [CCC] [999m] +5m', round: 'W', bonus: 'f1' },
      { id: 'pearl', hand: '77p 55p [BBB] [222p] [333p] +7p', round: 'W', bonus: 'f1' },
      { id: 'winds-with-pungs', hand: '22m NN [EEE] [SSS] [WWW] +2m', seat: 'N', round: 'N', bonus: 'f1' },
    ],
  },
} as const;
