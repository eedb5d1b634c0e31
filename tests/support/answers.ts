import fc from 'fast-check';
import { answerLine, EPOCH, type Answer } from '../../src/progress/answers.ts';

const word = fc.stringMatching(/^[a-z]{1,6}(-[a-z]{1,6})?$/);

/** Any few answers to a handful of items over a week. */
export const anyAnswers: fc.Arbitrary<readonly Answer[]> = fc.array(
  fc.record({
    item: fc.constantFrom('tiles/honors/south', 'a/b/c', 'waits?h=123m456p7s&l=2', 'score?p=7&l=1&v=1', 'turns/turn'),
    kind: fc.constantFrom('waits', 'score', 'choose-one', 'scenes'),
    right: fc.boolean(),
    helped: fc.boolean(),
    topics: fc.array(word, { maxLength: 3 }),
    at: fc.integer({ min: 0, max: 7 * 86_400 }).map((seconds) => new Date(EPOCH + seconds * 1000)),
  }),
  { maxLength: 30 },
);

/** What the browser stores after these answers. */
export const textOf = (answers: readonly Answer[]): string => answers.map(answerLine).join('');
