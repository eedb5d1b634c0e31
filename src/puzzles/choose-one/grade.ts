import type { ChooseOneOption, ChooseOnePuzzle } from './puzzle.ts';

export type ChooseOneGrade =
  | { readonly kind: 'empty' }
  | { readonly kind: 'right'; readonly option: ChooseOneOption }
  | { readonly kind: 'wrong'; readonly option: ChooseOneOption };

/** The chosen option, by its place; the option itself says why it is right or wrong. */
export function gradeChoice({ options }: ChooseOnePuzzle, chosen: number | undefined): ChooseOneGrade {
  const option = chosen === undefined ? undefined : options[chosen];
  if (option === undefined) return { kind: 'empty' };
  return { kind: option.right ? 'right' : 'wrong', option };
}
