/** Throws of this lesson, the same in every language. Ids never change: progress is kept under them. */
export const exercises = {
  whereItOpens: {
    id: 'wall/where-it-opens',
    items: [
      { id: 'first-throw', seed: 13 },
      { id: 'second-throw', seed: 57 },
      { id: 'third-throw', seed: 40 },
    ],
  },
} as const;
