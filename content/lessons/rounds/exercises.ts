/** Puzzles of this lesson, the same in every language. Ids never change: progress is kept under them. */
export const exercises = {
  whoDeals: {
    id: 'rounds/who-deals',
    items: [
      { id: 'other-won', position: { round: 'E', hand: 1, repeats: 0 }, result: { winner: 'W' }, you: 'S' },
      { id: 'dealer-won', position: { round: 'E', hand: 2, repeats: 0 }, result: { winner: 'S' }, you: 'E' },
      { id: 'drawn', position: { round: 'S', hand: 3, repeats: 1 }, result: 'draw', you: 'N' },
      { id: 'next-round', position: { round: 'E', hand: 4, repeats: 0 }, result: { winner: 'S' }, you: 'W' },
      { id: 'last', position: { round: 'N', hand: 4, repeats: 0 }, result: { winner: 'E' }, you: 'S' },
    ],
  },
} as const;
