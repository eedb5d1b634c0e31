import { rememberAnswer, type AnswerKind } from '../progress/answers.ts';
import { itemName } from './practice/item-name.ts';

interface WithId {
  readonly id: string;
}

/** Remembers a check of one item of a lesson's exercise; asking for a hint or the solution is no right answer. */
export function rememberItem(
  kind: AnswerKind,
  exercise: WithId | undefined,
  item: WithId | undefined,
  right: boolean,
  topics: readonly string[] = [],
): void {
  const name = itemName(exercise, item);
  if (name !== undefined) rememberAnswer({ kind, item: name, right, topics, at: new Date() });
}
