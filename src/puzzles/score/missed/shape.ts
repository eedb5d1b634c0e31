import type { Meld } from '../../../engine/meld.ts';
import type { PatternId } from '../../../fan/patterns/index.ts';
import type { Options } from '../../../fan/rule-sets/options.ts';
import type { Win } from '../../../fan/win.ts';
import type { MissReason } from '../explain.ts';

const claimedSet = ({ hand }: Win): Meld | undefined => hand.melds.find(({ concealed }) => !concealed);
const chowIn = ({ melds }: Win): Meld | undefined => melds.find(({ kind }) => kind === 'chow');
const about = (
  kind: 'pung-disturbs' | 'chow-disturbs' | 'claimed-set' | 'concealed-kong' | 'not-a-kong',
  meld?: Meld,
) => (meld === undefined ? undefined : ({ kind, meld } as const));

/** Why a row about the shape of the hand, or about what was claimed, does not count; `undefined` for other rows. */
export function missedShape(id: PatternId, win: Win, options: Options): MissReason | undefined {
  switch (id) {
    case 'all-chows':
      if (win.melds.length === 0) return { kind: 'other-shape' };
      return (
        about(
          'pung-disturbs',
          win.melds.find(({ kind }) => kind !== 'chow'),
        ) ?? pairDisturbs(win)
      );
    case 'all-pungs':
      return about('chow-disturbs', chowIn(win)) ?? { kind: 'other-shape' };
    case 'four-concealed-pungs':
      return about('chow-disturbs', chowIn(win)) ?? notConcealed(win, options);
    case 'all-kongs':
      return (
        about('chow-disturbs', chowIn(win)) ??
        about(
          'not-a-kong',
          win.melds.find(({ kind }) => kind === 'pung'),
        ) ?? { kind: 'other-shape' }
      );
    case 'concealed-hand':
      return (
        about('claimed-set', claimedSet(win)) ??
        about(
          'concealed-kong',
          win.hand.melds.find(({ kind, concealed }) => kind === 'kong' && concealed),
        )
      );
    case 'self-draw':
      return { kind: 'by-discard' };
    case 'seven-pairs':
    case 'thirteen-orphans':
    case 'nine-gates':
      return { kind: 'other-shape' };
    default:
      return undefined;
  }
}

const pairDisturbs = ({ pair }: Win): MissReason | undefined =>
  pair === undefined ? undefined : { kind: 'pair-disturbs', tile: pair };

function notConcealed(win: Win, { fourConcealedWin }: Options): MissReason {
  const { hand, completes, circumstances } = win;
  const tile = hand.winningTile;
  const claimed = about('claimed-set', claimedSet(win));
  if (claimed !== undefined) return claimed;
  if (tile !== undefined && circumstances.by !== 'self-draw' && completes === 'pung')
    return { kind: 'completed-by-discard', tile };
  return circumstances.by !== 'self-draw' && fourConcealedWin === 'selfDrawOnly'
    ? { kind: 'by-discard' }
    : { kind: 'other-shape' };
}
