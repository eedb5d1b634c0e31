/** What is asked: which is a set, which is none, which can be the pair, in how many ways, which hand wins. */
export const CHOOSE_ONE_ASKS = ['set', 'no-set', 'pair', 'ways', 'win'] as const;
export type ChooseOneAsk = (typeof CHOOSE_ONE_ASKS)[number];

/**
 * One question of an author's, exactly one option of which is right under every preset. Hands have 14 tiles, written with the
 * last one apart: `123m 456p 789s EEE C +C`. Groups keep the order of their parts: `89m 1m`.
 */
export type ChooseOneItem =
  | { readonly id: string; readonly ask: 'set' | 'no-set'; readonly groups: readonly string[] }
  | { readonly id: string; readonly ask: 'pair'; readonly hand: string; readonly pairs: readonly string[] }
  | { readonly id: string; readonly ask: 'ways'; readonly hand: string; readonly ways: readonly number[] }
  | { readonly id: string; readonly ask: 'win'; readonly hands: readonly string[] };

/** Questions in a fixed order. Ids never change: progress is kept under them. */
export interface ChooseOneExercise {
  readonly id: string;
  readonly items: readonly ChooseOneItem[];
}
