/** Score puzzles of this lesson, the same in every language. Ids never change: progress is kept under them. */
export const exercises = {
  firstHands: {
    id: 'rule-sets/first-hands',
    hands: [
      { id: 'double-wind', hand: '55p CC [EEE] [222p] [999p] +5p', seat: 'E', bonus: 'f1 g2' },
      { id: 'nothing-counts', hand: '222m 456p 5p 789s [123m] +5p', bonus: 'f3' },
    ],
  },
  differences: {
    id: 'rule-sets/differences',
    hands: [
      { id: 'small-four-winds', hand: '12m NN [EEE] [SSS] [WWW] +3m', seat: 'W', bonus: 'f1' },
      { id: 'four-pungs', hand: '222m 444p 666s 888s E +E', round: 'W', bonus: 'f1' },
      { id: 'chows-self-drawn', hand: '123m 456p 678s 234s 9p +9p', by: 'self-draw', seat: 'E' },
    ],
  },
} as const;
