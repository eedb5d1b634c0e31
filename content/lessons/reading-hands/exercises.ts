/** Questions of this lesson, the same in every language. Ids never change: progress is kept under them. */
export const exercises = {
  firstPairs: {
    id: 'reading-hands/first-pairs',
    items: [
      { id: 'twins', ask: 'pair', hand: '223344m 55567p 88s +8s', pairs: ['2m', '5p', '8s'] },
      { id: 'honors', ask: 'pair', hand: '345m 345m 678p EEE W +W', pairs: ['3m', 'E', 'W'] },
      { id: 'chain', ask: 'pair', hand: '34555567s 123m CC +C', pairs: ['5s', 'C'] },
    ],
  },
  pairs: {
    id: 'reading-hands/pairs',
    items: [
      { id: 'long-suit', ask: 'pair', hand: '11123456s 678m CC +C', pairs: ['1s', 'C'] },
      { id: 'pung-kept', ask: 'pair', hand: '222345s 678m 111p N +N', pairs: ['2s', '1p', 'N'] },
      { id: 'two-in-one', ask: 'pair', hand: '33344567p 789s NN +N', pairs: ['3p', '4p', '7p'] },
    ],
  },
  ways: {
    id: 'reading-hands/ways',
    items: [
      { id: 'pungs-or-chows', ask: 'ways', hand: '444555666p 123s 2m +2m', ways: [1, 2, 3] },
      { id: 'moving-pair', ask: 'ways', hand: '44556677s 123p CC +C', ways: [1, 2, 3] },
      { id: 'one-suit', ask: 'ways', hand: '1112223334455s +5s', ways: [1, 2, 3] },
      { id: 'none', ask: 'ways', hand: '1233m 456p 789s EEE +4m', ways: [0, 1, 2] },
    ],
  },
} as const;
