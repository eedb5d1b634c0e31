/** Discard puzzles of this lesson, the same in every language. Ids never change: progress is kept under them. */
export const exercises = {
  firstHands: {
    id: 'choosing-discards/first-hands',
    items: [
      { id: 'lone-wind', hand: '234m 678m 55p 78p 345s +N' },
      { id: 'gap-or-run', hand: '123m 456m 789s 99s 45p +7p' },
      { id: 'two-lone-honors', hand: '345m 678p 99p 12s 67s W +B' },
    ],
  },
  shapes: {
    id: 'choosing-discards/shapes',
    items: [
      { id: 'weakest-shape', hand: '234m 67m 55p 13p 789s 6s +7s' },
      { id: 'second-pair', hand: '345m 678m 22p 88p 45s 9s +9s' },
      { id: 'one-suit', hand: '234m 23345689p 77s +7p' },
    ],
  },
  inView: {
    id: 'choosing-discards/in-view',
    items: [
      { id: 'run-gone', hand: '123m 456m 789s 44p 67p +7p', seen: '555p 888p EWNN' },
      { id: 'three-pairs', hand: '234m 678m 55p 88s 56s 1s +1s', seen: '9m 55p 2s EN' },
    ],
  },
  fanOrWidth: {
    id: 'choosing-discards/fan-or-width',
    items: [
      { id: 'all-pungs', hand: '34p 55s [CCC] [999p] [111p] +4p', ask: 'callable', seat: 'S' },
      { id: 'half-flush', hand: '2567p CCC [123p] [444p] +4m', ask: 'callable', seat: 'W' },
    ],
  },
} as const;
