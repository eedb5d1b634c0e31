import { BONUS_TILES, type BonusTile } from './bonus-tile.ts';
import type { Hand } from './hand.ts';
import { tilesOfMeld, type Meld } from './meld.ts';
import type { NotationError } from './notation-error.ts';
import { characterAt, scan, spaceAt, unicodeBonus, type TileToken, type Token } from './notation-tokens.ts';
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
  return parts.ok ? checkParts(text, parts.value) : parts;
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
  const tiles: TileToken[] = [];
  for (const token of tokens.value) {
    if (token.kind === 'bonus') return failure(bonusInHand(token));
    if (token.kind === 'mark') return failure({ code: 'unknown-token', token: token.written, at: token.at });
    tiles.push(token);
  }
  const fifth = findFifthCopy(tiles);
  return fifth === undefined ? ok(sorted(tiles)) : failure(refuseTile('too-many-copies', fifth));
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
  let at = spaceAt(text, 0);
  while (at < text.length) {
    const { bonus, written } = bonusAt(text, at);
    if (bonus === undefined) return failure({ code: 'unknown-token', token: written, at });
    if (found.has(bonus)) return failure({ code: 'repeated-bonus-tile', token: written, at });
    found.add(bonus);
    at += written.length;
    at += spaceAt(text, at);
  }
  return ok(BONUS_TILES.filter((tile) => found.has(tile)));
}

const BONUS = /([fg])\s*([1-4])/iy;

function bonusAt(text: string, at: number): { readonly bonus: BonusTile | undefined; readonly written: string } {
  BONUS.lastIndex = at;
  const match = BONUS.exec(text);
  if (match === null) {
    const { codePoint, written } = characterAt(text, at);
    return { bonus: unicodeBonus(codePoint), written };
  }
  const name = `${match[1] ?? ''}${match[2] ?? ''}`.toLowerCase();
  return { bonus: BONUS_TILES.find((tile) => tile === name), written: match[0] };
}

/** What was read, not yet checked as a whole. */
interface Parts {
  readonly held: readonly TileToken[];
  readonly sets: readonly WrittenSet[];
  readonly winning: TileToken | undefined;
  readonly all: readonly TileToken[];
}

interface WrittenSet {
  readonly meld: Meld;
  readonly written: string;
  readonly at: number;
}

function readParts(text: string, tokens: readonly Token[]): Result<Parts, NotationError> {
  const held: TileToken[] = [];
  const sets: WrittenSet[] = [];
  let winning: TileToken | undefined;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    if (token.kind === 'bonus') return failure(bonusInHand(token));
    if (token.kind === 'tile') {
      held.push(token);
    } else if (token.written === '+') {
      const last = tokens[index + 1];
      if (last?.kind === 'bonus') return failure(bonusInHand(last));
      if (last?.kind !== 'tile' || tokens.length > index + 2) {
        return failure({ code: 'misplaced-winning-tile', token: '+', at: token.at });
      }
      winning = last;
      index += 1;
    } else {
      const set = readSet(text, tokens, index);
      if (!set.ok) return set;
      sets.push(set.value.set);
      index = set.value.last;
    }
  }
  return ok({ held, sets, winning, all: tokens.filter((token) => token.kind === 'tile') });
}

const CLOSING: Readonly<Record<string, string | undefined>> = { '[': ']', '(': ')' };

/** Reads the set whose bracket opens at a token; `last` is the token of its closing bracket. */
function readSet(
  text: string,
  tokens: readonly Token[],
  first: number,
): Result<{ readonly set: WrittenSet; readonly last: number }, NotationError> {
  const open = tokens[first];
  if (open?.kind !== 'mark') throw new Error('A set begins with a bracket.');
  const closing = CLOSING[open.written];
  if (closing === undefined) return failure({ code: 'unknown-token', token: open.written, at: open.at });
  let last = first + 1;
  while (tokens[last]?.kind === 'tile') last += 1;
  const close = tokens[last];
  if (close?.kind === 'bonus') return failure(bonusInHand(close));
  if (close?.kind !== 'mark' || close.written !== closing) {
    return failure({ code: 'unclosed-set', token: open.written, at: open.at });
  }
  const written = text.slice(open.at, close.at + 1);
  const tiles = sorted(tokens.slice(first + 1, last).filter((token) => token.kind === 'tile'));
  const meld = meldOf(tiles, open.written === '(');
  if (meld === undefined) return failure({ code: 'not-a-set', token: written, at: open.at });
  return ok({ set: { meld, written, at: open.at }, last });
}

/** The set that sorted tiles make; a concealed one is a kong. */
function meldOf(tiles: readonly Tile[], concealed: boolean): Meld | undefined {
  const [tile] = tiles;
  if (tile === undefined) return undefined;
  const kinds = concealed ? (['kong'] as const) : (['chow', 'pung', 'kong'] as const);
  return kinds
    .map((kind): Meld => ({ kind, tile, concealed }))
    .find((meld) => (meld.kind !== 'chow' || startsChow(tile)) && sameTiles(tilesOfMeld(meld), tiles));
}

const startsChow = (tile: Tile): boolean => isSuited(tile) && tile % 9 <= 6;

const sameTiles = (a: readonly Tile[], b: readonly Tile[]): boolean =>
  a.length === b.length && a.every((tile, index) => tile === b[index]);

function checkParts(text: string, { held, sets, winning, all }: Parts): Result<Hand, NotationError> {
  const fifthCopy = findFifthCopy(all);
  if (fifthCopy !== undefined) return failure(refuseTile('too-many-copies', fifthCopy));
  const fifthSet = sets[4];
  if (fifthSet !== undefined) return failure({ code: 'too-many-sets', token: fifthSet.written, at: fifthSet.at });
  const wanted = 13 - 3 * sets.length;
  const surplus = held[wanted];
  if (surplus !== undefined) return failure(refuseTile('wrong-tile-count', surplus));
  if (held.length < wanted) return failure({ code: 'wrong-tile-count', at: text.length });
  const hand = { tiles: sorted(held), melds: sets.map(({ meld }) => meld) };
  return ok(winning === undefined ? hand : { ...hand, winningTile: winning.tile });
}

function findFifthCopy(tokens: readonly TileToken[]): TileToken | undefined {
  const seen = new Map<Tile, number>();
  return tokens.find(({ tile }) => {
    const copies = (seen.get(tile) ?? 0) + 1;
    seen.set(tile, copies);
    return copies > COPIES_PER_TILE;
  });
}

const sorted = (tokens: readonly TileToken[]): readonly Tile[] => tokens.map(({ tile }) => tile).sort((a, b) => a - b);

const refuseTile = (code: 'too-many-copies' | 'wrong-tile-count', { written, at }: TileToken): NotationError => ({
  code,
  token: written,
  at,
});

const bonusInHand = ({ written, at }: { readonly written: string; readonly at: number }): NotationError => ({
  code: 'bonus-tile-in-hand',
  token: written,
  at,
});

function formatMeld(meld: Meld): string {
  const tiles = formatTiles(tilesOfMeld(meld));
  return meld.concealed && meld.kind === 'kong' ? `(${tiles})` : `[${tiles}]`;
}
