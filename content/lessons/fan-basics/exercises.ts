/** Score puzzles of this lesson, the same in every language. Ids never change: progress is kept under them. */
export const exercises = {
  firstHands: {
    id: 'fan-basics/first-hands',
    hands: [
      { id: 'pungs', hand: '777p 88m WW [999s] [CCC] +8m', from: 'W' },
      { id: 'one-suit', hand: '2399s EE 9s [789s] [CCC] +4s', bonus: 'f2 g3', from: 'E' },
      { id: 'chows', hand: '234m 567m 345p 67s 99p +8s', by: 'self-draw', seat: 'W', bonus: 'g1' },
    ],
  },
  addingUp: {
    id: 'fan-basics/adding-up',
    hands: [
      { id: 'double-wind', hand: '222p 555p 99s 77m [EEE] +7m', seat: 'E', bonus: 'f3', from: 'N' },
      { id: 'own-flowers', hand: '345m 678p 33p 56s [234s] +7s', seat: 'N', bonus: 'f1 f4 g4' },
      { id: 'too-little', hand: '456p 789s 55s 67m [123m] +8m', seat: 'W' },
      {
        id: 'replacement',
        hand: '123s 678s NN 99s (5555s) +9s',
        by: 'self-draw',
        bonus: 'g1',
        flags: ['kong-replacement'],
      },
    ],
  },
  twoReadings: {
    id: 'fan-basics/two-readings',
    hands: [
      { id: 'chows-win', hand: '111222333p 78m 55s +9m' },
      { id: 'pungs-win', hand: '111222333s E [CCC] +E', seat: 'W', bonus: 'f1' },
      { id: 'one-row-takes-another', hand: '444m 777p 222s 888s N +N', bonus: 'g4' },
    ],
  },
} as const;
