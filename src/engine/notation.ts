import { BONUS_TILES, type BonusTile } from './bonus-tile.ts';
import type { Hand } from './hand.ts';
import { tilesOfMeld, type Meld } from './meld.ts';
import type { NotationError, NotationErrorCode } from './notation-error.ts';
import { scan, unicodeBonus, type TileToken, type Token, type Written } from './notation-tokens.ts';
import { failure, ok, type Result } from './result.ts';
import { COPIES_PER_TILE, SUITS, formatTile, isSuited, rankOf, suitOf, type Tile } from './tile.ts';

export { NOTATION_ERROR_CODES, type NotationError, type NotationErrorCode } from './notation-error.ts';

/**
 * Reads a hand: `123m 55p E [CCC] (5555p) +9p`. White space is free; winds and dragons are letters, in any case; `[…]` is
 * a claimed set, `(…)` a concealed kong, `+` the winning tile. `1z`–`7z`, `P`, `O` and Unicode tiles are read too. The
 * hand is legal (see {@link Hand}) and its held tiles are sorted; everything else is refused with its place.
 */
export function parseHand(text: string): Result<Hand, NotationError> {
  const tokens = scan(text);
  if (!tokens.ok) return tokens;
  const parts = readParts(text, tokens.value);
  return parts.ok ? checkParts(text, tokens.value, parts.value) : parts;
}

/**
 * Reads a hand that is still being put together: fewer tiles are let through, nothing else is. A fourteenth tile without a
 * plus sign before it is the winning tile.
 */
export function parsePartialHand(text: string): Result<Hand, NotationError> {
  const tokens = scan(text);
  if (!tokens.ok) return tokens;
  const parts = readParts(text, tokens.value);
  if (!parts.ok) return parts;
  const { held, sets, winning = held[13 - 3 * sets.length] } = parts.value;
  const whole = { held: held.filter((tile) => tile !== winning), sets, winning };
  const hand = checkParts(text, tokens.value, whole);
  return hand.ok || hand.error.token !== undefined || hand.error.code !== 'wrong-tile-count' ? hand : ok(handOf(whole));
}

/** Writes a hand canonically: held tiles in order, sets in the order given, then the winning tile. */
export function formatHand({ tiles, melds, winningTile }: Hand): string {
  const parts = [formatTiles(tiles), ...melds.map(formatMeld)];
  if (winningTile !== undefined) parts.push(`+${formatTile(winningTile)}`);
  return parts.filter((part) => part !== '').join(' ');
}

/** Reads a bare list of tiles (`147m E`), sorted; brackets and plus signs are refused, and a fifth copy of a tile. */
export function parseTiles(text: string): Result<readonly Tile[], NotationError> {
  const tokens = scan(text);
  if (!tokens.ok) return tokens;
  const other = tokens.value.find(({ kind }) => kind !== 't');
  if (other !== undefined) return refuse(other.kind === 'b' ? 'bonus-tile-in-hand' : 'unknown-token', other);
  const tiles = tokens.value.filter(isTile);
  const fifth = findFifthCopy(tiles);
  return fifth === undefined ? ok(sorted(tiles)) : refuse('too-many-copies', fifth);
}

/** Writes tiles canonically: runs of digits by suit, then the honours in one word: `147m 5p EEC`. */
export function formatTiles(tiles: readonly Tile[]): string {
  const ordered = [...tiles].sort((a, b) => a - b);
  const runs = SUITS.map((suit) => {
    const digits = ordered.filter((tile) => suitOf(tile) === suit).map(rankOf);
    return digits.length === 0 ? '' : digits.join('') + suit;
  });
  const honors = ordered.filter((tile) => !isSuited(tile)).map(formatTile);
  return [...runs, honors.join('')].filter((run) => run !== '').join(' ');
}

/** Reads flowers and seasons (`f1 g3`, or their Unicode tiles), sorted; one given twice is refused. */
export function parseBonus(text: string): Result<readonly BonusTile[], NotationError> {
  const found = new Set<BonusTile>();
  for (const { 0: written, 1: letter, 2: number, index: at } of text.matchAll(BONUS_PIECES)) {
    if (written.trim() === '') continue;
    const name = `${letter ?? ''}${number ?? ''}`.toLowerCase();
    const bonus = BONUS_TILES.find((tile) => tile === name) ?? unicodeBonus(written);
    if (bonus === undefined) return refuse('unknown-token', { written, at });
    if (found.has(bonus)) return refuse('repeated-bonus-tile', { written, at });
    found.add(bonus);
  }
  return ok(BONUS_TILES.filter((tile) => found.has(tile)));
}

/** A bonus tile by its letters, white space, or any one character with its variation selector. */
const BONUS_PIECES = /([fgFG])\s*([1-4])|\s+|\P{ASCII}[\uFE0E\uFE0F]?|./gsu;

/** What was read, not yet checked as a whole. */
interface Parts {
  readonly held: readonly TileToken[];
  readonly sets: readonly WrittenSet[];
  readonly winning: TileToken | undefined;
}

interface WrittenSet extends Written {
  readonly meld: Meld;
}

/** What a hand is made of, by the kinds of its tokens: held tiles, sets in their brackets, the winning tile at the end. */
const PART = /t|\[t*\]|\(t*\)|\+t$/y;

function readParts(text: string, tokens: readonly Token[]): Result<Parts, NotationError> {
  const kinds = tokens.map(({ kind }) => kind).join('');
  const held: TileToken[] = [];
  const sets: WrittenSet[] = [];
  let winning: TileToken | undefined;
  for (let place = 0; ; place = PART.lastIndex) {
    const open = tokens[place];
    if (open === undefined) return ok({ held, sets, winning });
    PART.lastIndex = place;
    if (!PART.test(kinds)) return refuseMisfit(open, tokens.slice(place + 1));
    const part = tokens.slice(place, PART.lastIndex);
    const tiles = part.filter(isTile);
    if (open.kind === 't') held.push(open);
    else if (open.kind === '+') [winning] = tiles;
    else {
      const written = text.slice(open.at, (part.at(-1)?.at ?? 0) + 1);
      const meld = meldOf(sorted(tiles), open.kind === '(');
      if (meld === undefined) return refuse('not-a-set', { written, at: open.at });
      sets.push({ meld, written, at: open.at });
    }
  }
}

/** Why no part of a hand begins with a token: it or what it runs into is a bonus tile, or the mark's own reason. */
function refuseMisfit(mark: Token, after: readonly Token[]): Result<never, NotationError> {
  if (mark.kind === 'b') return refuse('bonus-tile-in-hand', mark);
  if (mark.kind === ']' || mark.kind === ')') return refuse('unknown-token', mark);
  const stop = mark.kind === '+' ? after[0] : after.find((token) => !isTile(token));
  if (stop?.kind === 'b') return refuse('bonus-tile-in-hand', stop);
  return refuse(mark.kind === '+' ? 'misplaced-winning-tile' : 'unclosed-set', mark);
}

/** The set that sorted tiles make; a concealed one is a kong. */
function meldOf(tiles: readonly Tile[], concealed: boolean): Meld | undefined {
  const [tile] = tiles;
  if (tile === undefined) return undefined;
  const kinds = concealed ? (['kong'] as const) : (['chow', 'pung', 'kong'] as const);
  return kinds
    .map((kind): Meld => ({ kind, tile, concealed }))
    .find((meld) => (meld.kind !== 'chow' || startsChow(tile)) && String(tilesOfMeld(meld)) === String(tiles));
}

const startsChow = (tile: Tile): boolean => isSuited(tile) && tile % 9 <= 6;

function checkParts(
  text: string,
  tokens: readonly Token[],
  { held, sets, winning }: Parts,
): Result<Hand, NotationError> {
  const wanted = 13 - 3 * sets.length;
  const fifthCopy = findFifthCopy(tokens.filter(isTile));
  if (fifthCopy !== undefined) return refuse('too-many-copies', fifthCopy);
  if (sets[4] !== undefined) return refuse('too-many-sets', sets[4]);
  if (held[wanted] !== undefined) return refuse('wrong-tile-count', held[wanted]);
  if (held.length < wanted) return failure({ code: 'wrong-tile-count', at: text.length });
  return ok(handOf({ held, sets, winning }));
}

function handOf({ held, sets, winning }: Parts): Hand {
  const hand = { tiles: sorted(held), melds: sets.map(({ meld }) => meld) };
  return winning === undefined ? hand : { ...hand, winningTile: winning.tile };
}

const isTile = (token: Token): token is TileToken => token.kind === 't';

const findFifthCopy = (tokens: readonly TileToken[]): TileToken | undefined =>
  tokens.find(
    ({ tile }, place) => tokens.slice(0, place).filter((other) => other.tile === tile).length === COPIES_PER_TILE,
  );

const sorted = (tokens: readonly TileToken[]): readonly Tile[] => tokens.map(({ tile }) => tile).sort((a, b) => a - b);

const refuse = (code: NotationErrorCode, { written, at }: Written): Result<never, NotationError> =>
  failure({ code, token: written, at });

function formatMeld(meld: Meld): string {
  const tiles = formatTiles(tilesOfMeld(meld));
  return meld.concealed && meld.kind === 'kong' ? `(${tiles})` : `[${tiles}]`;
}
