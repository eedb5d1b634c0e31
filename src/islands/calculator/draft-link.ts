import { WINDS } from '../../engine/tile.ts';
import type { RulesText } from '../../fan/rule-sets/rules-text.ts';
import { decodeCalculatorLink, encodeCalculatorLink } from '../../links/calculator-link.ts';
import type { LinkNote } from '../../links/query.ts';
import { EMPTY_DRAFT, sizeOf, type Draft } from './draft.ts';

/** The address of a draft: what is as it is at first stays out. `undefined` rules leave those of the reader who opens it. */
export function writeDraft(draft: Draft, rules: RulesText | undefined): string {
  const { hand, seat, round, bonus, by, discarder, flags, liable } = draft;
  return encodeCalculatorLink({
    h: sizeOf(hand) === 0 ? undefined : hand,
    r: rules,
    s: seat,
    w: round,
    b: bonus.length === 0 ? undefined : bonus,
    y: by,
    d: by === 'self-draw' ? undefined : discarder,
    f: flags.length === 0 ? undefined : flags,
    x: liable,
  });
}

/** The draft in an address. A link that says nothing of who threw the tile means the player before the winner. */
export function readDraft(search: string): { readonly draft: Draft; readonly notes: readonly LinkNote[] } {
  const { state, notes } = decodeCalculatorLink(search);
  const { h, s, w, b, y, d, f, x } = state;
  const seat = s ?? EMPTY_DRAFT.seat;
  const draft: Draft = {
    hand: h ?? EMPTY_DRAFT.hand,
    seat,
    round: w ?? EMPTY_DRAFT.round,
    bonus: b ?? [],
    by: y ?? EMPTY_DRAFT.by,
    discarder: d === undefined || d === seat ? (WINDS[(WINDS.indexOf(seat) + 3) % 4] ?? 'E') : d,
    flags: f ?? [],
    liable: x?.seat === seat ? undefined : x,
  };
  return { draft, notes };
}
