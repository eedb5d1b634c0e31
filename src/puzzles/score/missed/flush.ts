import { allTiles } from '../../../engine/hand.ts';
import { isHonor, isSimple, isSuited, isTerminal, SUITS, suitOf, type Tile } from '../../../engine/tile.ts';
import type { PatternId } from '../../../fan/patterns/index.ts';
import type { Win } from '../../../fan/win.ts';
import type { MissReason } from '../explain.ts';

/** Why a row about suits, terminals or honors does not count; `undefined` for other rows. */
export function missedFlush(id: PatternId, win: Win): MissReason | undefined {
  switch (id) {
    case 'half-flush':
    case 'half-flush-pungs':
      if (win.suitCount > 1) return secondSuit(win);
      return win.suitCount === 0 ? { kind: 'no-suit' } : win.honors ? chowDisturbs(win) : { kind: 'no-honors' };
    case 'full-flush':
    case 'full-flush-pungs':
      if (win.suitCount > 1) return secondSuit(win);
      return find('honor-disturbs', win, isHonor) ?? chowDisturbs(win);
    case 'all-honours':
      return find('suit-disturbs', win, isSuited);
    case 'all-terminals':
      return find('honor-disturbs', win, isHonor) ?? find('simple-disturbs', win, isSimple);
    case 'mixed-terminals':
      return (
        chowDisturbs(win) ??
        find('simple-disturbs', win, isSimple) ??
        (allTiles(win.hand).some(isTerminal) ? { kind: 'no-honors' } : { kind: 'no-suit' })
      );
    default:
      return undefined;
  }
}

const secondSuit = ({ hand }: Win): MissReason => {
  const held = new Set(allTiles(hand).map(suitOf));
  return { kind: 'second-suit', suits: SUITS.filter((suit) => held.has(suit)) };
};

function find(
  kind: 'honor-disturbs' | 'suit-disturbs' | 'simple-disturbs',
  { hand }: Win,
  disturbs: (tile: Tile) => boolean,
): MissReason | undefined {
  const tile = allTiles(hand).find(disturbs);
  return tile === undefined ? undefined : { kind, tile };
}

function chowDisturbs({ melds }: Win): MissReason | undefined {
  const meld = melds.find(({ kind }) => kind === 'chow');
  return meld === undefined ? undefined : { kind: 'chow-disturbs', meld };
}
