/** Score puzzles of this lesson, the same in every language. Ids never change: progress is kept under them. */
export const exercises = {
  firstHands: {
    id: 'points/first-hands',
    hands: [
      { id: 'discard', hand: '123456s 78s EE [CCC] +9s', seat: 'W', bonus: 'f1', from: 'S' },
      { id: 'self-draw', hand: '123m 456p 678s 234s 9p +9p', by: 'self-draw', seat: 'E' },
    ],
  },
  tables: {
    id: 'points/tables',
    hands: [
      { id: 'row-not-printed', hand: '456s 789s 23s EE [123s] +4s', round: 'W', bonus: 'f1', from: 'N' },
      { id: 'odd-step', hand: '123456s 78s EE [CCC] +9s', seat: 'W', bonus: 'f3', from: 'N' },
      { id: 'over-the-top', hand: '888p 9p [111p] [333p] [555p] +9p', bonus: 'f2' },
    ],
  },
  robbed: {
    id: 'points/robbed',
    hands: [{ id: 'robbed-kong', hand: '456p 67s 234s 99p [123m] +8s', by: 'rob-kong', seat: 'E', from: 'N' }],
  },
} as const;
