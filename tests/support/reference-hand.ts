/**
 * The second method's own tiles and its own reader of canonical hand text, so that a fault in the notation cannot hide
 * behind itself. A tile is its place in the order 1m–9m 1p–9p 1s–9s E S W N C F B.
 */
const HONORS = 'ESWNCFB';
const SUITS = 'mps';

export const KINDS = 34;

export interface ReferenceSet {
  readonly kind: 'chow' | 'pung' | 'kong';
  readonly first: number;
  readonly claimed: boolean;
}

export interface ReferenceHand {
  /** Copies of each kind that are not laid out, the winning tile among them. */
  readonly held: readonly number[];
  readonly table: readonly ReferenceSet[];
  readonly last: number | undefined;
}

/** Tiles of a text such as `1123m EEC`. */
function readTiles(text: string): number[] {
  const tiles: number[] = [];
  let digits: number[] = [];
  for (const letter of text) {
    if (letter === ' ') continue;
    if (letter >= '1' && letter <= '9') {
      digits.push(Number(letter));
    } else if (SUITS.includes(letter)) {
      const suit = SUITS.indexOf(letter);
      tiles.push(...digits.map((digit) => suit * 9 + digit - 1));
      digits = [];
    } else if (HONORS.includes(letter)) {
      tiles.push(27 + HONORS.indexOf(letter));
    } else {
      throw new Error(`unreadable ${letter} in ${text}`);
    }
  }
  return tiles;
}

/** The name of one tile: `3m`, `E`. */
export const nameOf = (tile: number): string =>
  tile < 27 ? `${(tile % 9) + 1}${SUITS.charAt(Math.floor(tile / 9))}` : HONORS.charAt(tile - 27);

function readSet(text: string, claimed: boolean): ReferenceSet {
  const tiles = readTiles(text).sort((a, b) => a - b);
  const first = tiles[0] ?? -1;
  if (tiles.length === 4) return { kind: 'kong', first, claimed };
  return { kind: tiles[1] === first ? 'pung' : 'chow', first, claimed };
}

/** Reads canonical hand text: held tiles, `[claimed]` and `(concealed)` sets, `+winning tile`. */
export function readHand(text: string): ReferenceHand {
  const held = new Array<number>(KINDS).fill(0);
  const table: ReferenceSet[] = [];
  const [body = '', winning] = text.split('+');
  const loose = body.replace(/\[([^\]]*)\]|\(([^)]*)\)/g, (_, claimed: string | undefined, own: string | undefined) => {
    table.push(readSet(claimed ?? own ?? '', claimed !== undefined));
    return ' ';
  });
  const last = winning === undefined ? undefined : readTiles(winning)[0];
  for (const tile of [...readTiles(loose), ...(last === undefined ? [] : [last])]) held[tile] = (held[tile] ?? 0) + 1;
  return { held, table, last };
}
