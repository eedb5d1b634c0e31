import type { Circumstance } from './win.ts';

/** What a scorer calls the circumstances of a win; the first go-round's have their names from the rule set. */
export type WinFlag =
  Exclude<Circumstance, 'first-discard' | 'first-own-draw' | 'first-go-round'> | 'earthly' | 'human';

/** What a house means by an earthly hand (地糊), and whether it knows a human one (人糊). */
export interface OpeningHands {
  readonly earthlyHandDefinition: 'dealersFirstDiscard' | 'ownFirstDraw' | null;
  readonly humanlyHand: unknown;
}

/** The circumstances as flags of a scorer. */
export const winFlags = (circumstances: readonly Circumstance[], opening: OpeningHands): readonly WinFlag[] =>
  circumstances.flatMap((circumstance) => flagOf(circumstance, opening) ?? []);

function flagOf(circumstance: Circumstance, opening: OpeningHands): WinFlag | undefined {
  switch (circumstance) {
    case 'first-discard':
      return opening.earthlyHandDefinition === 'dealersFirstDiscard' ? 'earthly' : undefined;
    case 'first-own-draw':
      return opening.earthlyHandDefinition === 'ownFirstDraw' ? 'earthly' : undefined;
    case 'first-go-round':
      return opening.humanlyHand === 'off' ? undefined : 'human';
    default:
      return circumstance;
  }
}
