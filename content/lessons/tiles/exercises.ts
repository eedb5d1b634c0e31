/** Tile names puzzles of this lesson, the same in every language. Ids never change: progress is kept under them. */
export const exercises = {
  firstNames: {
    id: 'tiles/first-names',
    items: [
      { id: 'three-dots', ask: 'name', tile: '3p', choices: '3s 3p 3m 4p' },
      { id: 'seven-characters', ask: 'name', tile: '7m', choices: '7p 9m 7m 6m' },
      { id: 'bird', ask: 'name', tile: '1s', choices: 'f4 F 1p 1s' },
      { id: 'white-dragon', ask: 'tile', tile: 'B', choices: 'C B 1p N' },
      { id: 'five-characters', ask: 'name', tile: '5m', choices: '5m 4m 5p 6m' },
    ],
  },
  honors: {
    id: 'tiles/honors',
    items: [
      { id: 'south', ask: 'name', tile: 'S', choices: 'W N E S' },
      { id: 'green-dragon', ask: 'name', tile: 'F', choices: 'B F 8m C' },
      { id: 'west', ask: 'tile', tile: 'W', choices: 'N W S E' },
      { id: 'north', ask: 'tile', tile: 'N', choices: 'S E F N' },
    ],
  },
  sounds: {
    id: 'tiles/sounds',
    items: [
      { id: 'east', ask: 'sound', tile: 'E', choices: 'S E N W' },
      { id: 'five-dots', ask: 'sound', tile: '5p', choices: '5s 5m 5p 6p' },
      { id: 'nine-bamboo', ask: 'sound', tile: '9s', choices: '9s 9p 6s 1s' },
      { id: 'white-dragon', ask: 'sound', tile: 'B', choices: 'C F B N' },
      { id: 'eight-characters', ask: 'sound', tile: '8m', choices: '7m 8s 8p 8m' },
    ],
  },
  bonus: {
    id: 'tiles/bonus',
    items: [
      { id: 'chrysanthemum', ask: 'name', tile: 'f3', choices: 'g3 f1 f3 g1' },
      { id: 'summer', ask: 'tile', tile: 'g2', choices: 'f2 g4 g3 g2' },
      { id: 'bamboo', ask: 'name', tile: 'f4', choices: '4s f4 g4 1s' },
    ],
  },
} as const;
