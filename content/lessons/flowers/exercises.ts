/** Score puzzles of this lesson, the same in every language. Ids never change: progress is kept under them. */
export const exercises = {
  firstHands: {
    id: 'flowers/first-hands',
    hands: [
      { id: 'own-and-foreign', hand: '345m 678p 33p 56s [234s] +7s', seat: 'N', bonus: 'f4 g1' },
      { id: 'both-own', hand: '123m 456m 99s 45p [678p] +6p', bonus: 'f2 g2' },
      { id: 'no-flowers', hand: '234m 567m 345p 67s 99p +8s', by: 'self-draw', seat: 'W' },
    ],
  },
  sets: {
    id: 'flowers/sets',
    hands: [
      { id: 'all-flowers', hand: '222m 456p 5p 789s [123m] +5p', seat: 'E', round: 'S', bonus: 'f1 f2 f3 f4' },
      { id: 'set-and-season', hand: '456p 678s 99p 23s [123m] +4s', seat: 'E', bonus: 'f1 f2 f3 f4 g1' },
      {
        id: 'seven-flowers',
        hand: '234m 567m 345p 67s 99p +8s',
        by: 'self-draw',
        seat: 'W',
        bonus: 'f1 f2 f3 f4 g1 g2 g3',
        flags: ['seven-flowers'],
      },
      {
        id: 'eight-flowers',
        hand: '234m 567m 345p 67s 99p +8s',
        by: 'self-draw',
        seat: 'W',
        bonus: 'f1 f2 f3 f4 g1 g2 g3 g4',
        flags: ['eight-flowers'],
      },
    ],
  },
  minimum: {
    id: 'flowers/minimum',
    hands: [
      { id: 'just-enough', hand: '222p 678s 99m 45p [CCC] +6p', seat: 'W', bonus: 'f3 g3' },
      { id: 'foreign-flower', hand: '222p 678s 99m 45p [CCC] +6p', seat: 'W', bonus: 'f1' },
    ],
  },
} as const;
