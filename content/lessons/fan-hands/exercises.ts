/** Score puzzles of this lesson, the same in every language. Ids never change: progress is kept under them. */
export const exercises = {
  firstHands: {
    id: 'fan-hands/first-hands',
    hands: [
      { id: 'half-flush', hand: '123p 678p 99p SS [FFF] +9p', seat: 'W', bonus: 'f1' },
      { id: 'small-three-dragons', hand: '12m 456p BB [CCC] [FFF] +3m' },
      { id: 'full-flush', hand: '234m 567m 88m 34m [678m] +5m', seat: 'N', bonus: 'f1' },
    ],
  },
  oneSuit: {
    id: 'fan-hands/one-suit',
    hands: [
      { id: 'half-flush-chows', hand: '456s 789s 23s EE [123s] +4s', round: 'W', bonus: 'f1' },
      { id: 'two-suits', hand: '345s 789s 55s 99m [EEE] +5s', seat: 'E', round: 'S', bonus: 'g1' },
      { id: 'full-flush-pungs', hand: '888p 9p [111p] [333p] [555p] +9p', bonus: 'f2' },
    ],
  },
  dragonsAndWinds: {
    id: 'fan-hands/dragons-and-winds',
    hands: [
      { id: 'two-dragons', hand: '234m 66p 78s [CCC] [FFF] +9s', bonus: 'g2' },
      { id: 'small-four-winds', hand: '12m NN [EEE] [SSS] [WWW] +3m', seat: 'W', bonus: 'f1' },
      { id: 'big-three-dragons', hand: '5s BBB [CCC] [FFF] [123p] +5s', seat: 'E', bonus: 'g4' },
      { id: 'everything-adds', hand: '77p BB [CCC] [FFF] [222p] +7p', round: 'W', bonus: 'f1' },
    ],
  },
  terminals: {
    id: 'fan-hands/terminals',
    hands: [
      { id: 'mixed-terminals', hand: '9s [111m] [999p] [EEE] [CCC] +9s', round: 'W', bonus: 'f4' },
      { id: 'one-simple', hand: '9s [222m] [999p] [EEE] [CCC] +9s', round: 'W', bonus: 'f4' },
    ],
  },
} as const;
