/** Questions of this lesson, the same in every language. Ids never change: progress is kept under them. */
export const exercises = {
  firstSets: {
    id: 'winning-hand/first-sets',
    items: [
      { id: 'chow', ask: 'set', groups: ['456p', '4p 5p 6s', '457p'] },
      { id: 'pung', ask: 'set', groups: ['CFB', '889m', 'WWW'] },
      { id: 'chow-of-bamboo', ask: 'set', groups: ['3m 3p 3s', '123s', '55s'] },
    ],
  },
  notSets: {
    id: 'winning-hand/not-sets',
    items: [
      { id: 'wrap-around', ask: 'no-set', groups: ['789m', '89m 1m', '999m', '123m'] },
      { id: 'honors', ask: 'no-set', groups: ['EEE', 'FFFF', 'ESW', '777s'] },
      { id: 'suits', ask: 'no-set', groups: ['234p', '222p', '2222p', '2m 3p 4s'] },
      { id: 'four', ask: 'no-set', groups: ['6789s', '678s', '6666s', '666s'] },
    ],
  },
  wins: {
    id: 'winning-hand/wins',
    items: [
      {
        id: 'two-pairs',
        ask: 'win',
        hands: ['123m 456p 789s 55s EE +C', '123m 456p 789s EEE 5s +5s', '123m 456p 789s EE CC +F'],
      },
      {
        id: 'wrap-around',
        ask: 'win',
        hands: ['1289m 456p 333s NN W +W', '189m 456p 333s 777s N +N', '789m 456p 333s 777s N +N'],
      },
      {
        id: 'orphans',
        ask: 'win',
        hands: ['19m 19p 19s ESWNCFB +5m', '19m 19p 19s ESWNCFB +E', '119m 199p 119s ESW C +F'],
      },
    ],
  },
} as const;
