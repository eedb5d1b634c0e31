import { definePattern, type PatternExamples } from '../pattern.ts';

/** 坎坎糊: four pungs none of which a claimed tile completed; a discard that completes a pung opens it. */
export const fourConcealedPungs = definePattern({
  id: 'four-concealed-pungs',
  group: 'shape',
  needs: 'four-pungs',
  occurs: (win, options) => {
    const { pungs, concealedPungs, concealedKongs, completes, circumstances } = win;
    const kongs = options.concealedKongCountsAsConcealedPung === false ? concealedKongs : 0;
    const drawn = circumstances.by === 'self-draw';
    if (pungs !== 4) return false;
    if (options.fourConcealedWin === 'any')
      return concealedPungs - kongs + (completes === 'pung' && !drawn ? 1 : 0) === 4;
    const allowed = drawn || (completes === 'pair' && options.fourConcealedWin !== 'selfDrawOnly');
    return allowed && concealedPungs - kongs === 4;
  },
});

export const fourConcealedPungsExamples: PatternExamples = {
  contains: ['all-pungs'],
  has: [
    { hand: '222m 444p 666s 88s EE +8s', by: 'self-draw' },
    { hand: '222m 444p 666s 888s E +E' },
    { hand: '222m 444p (6666s) 88s EE +8s', by: 'self-draw' },
  ],
  lacks: [{ hand: '222m 444p 666s 88s EE +8s' }, { hand: '222m 444p [6666s] 88s EE +8s', by: 'self-draw' }],
};
