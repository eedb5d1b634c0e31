import { isDragon, isWind, rankOf, suitOf } from '../../engine/tile.ts';
import { bonusParts, type NamedTile, type TileNamesPuzzle } from './puzzle.ts';

/** In what a chosen tile differs from the right one. */
export const NAME_MISTAKES = ['rank', 'suit', 'wind', 'dragon', 'number', 'series', 'kind'] as const;
export type NameMistake = (typeof NAME_MISTAKES)[number];

export type TileNamesGrade =
  { readonly kind: 'empty' } | { readonly kind: 'right' } | { readonly kind: 'wrong'; readonly mistake: NameMistake };

export function gradeTileName({ tile }: TileNamesPuzzle, answer: NamedTile | undefined): TileNamesGrade {
  if (answer === undefined) return { kind: 'empty' };
  return answer === tile ? { kind: 'right' } : { kind: 'wrong', mistake: mistakeOf(answer, tile) };
}

function mistakeOf(answer: NamedTile, tile: NamedTile): NameMistake {
  if (typeof answer === 'string' || typeof tile === 'string') {
    if (typeof answer !== 'string' || typeof tile !== 'string') return 'kind';
    const [chosen, right] = [bonusParts(answer), bonusParts(tile)];
    if (chosen.series === right.series) return 'number';
    return chosen.number === right.number ? 'series' : 'kind';
  }
  if (isWind(answer) && isWind(tile)) return 'wind';
  if (isDragon(answer) && isDragon(tile)) return 'dragon';
  if (rankOf(answer) === undefined || rankOf(tile) === undefined) return 'kind';
  if (suitOf(answer) === suitOf(tile)) return 'rank';
  return rankOf(answer) === rankOf(tile) ? 'suit' : 'kind';
}

/** What a question is about, for the memory of answers. */
export const TILE_TOPICS = ['sound', 'characters', 'dots', 'bamboo', 'winds', 'dragons', 'bonus'] as const;
export type TileTopic = (typeof TILE_TOPICS)[number];

export const topicsOf = ({ ask, tile }: TileNamesPuzzle): readonly TileTopic[] =>
  ask === 'sound' ? ['sound', sortOf(tile)] : [sortOf(tile)];

function sortOf(tile: NamedTile): TileTopic {
  if (typeof tile === 'string') return 'bonus';
  const suit = suitOf(tile);
  if (suit === undefined) return isWind(tile) ? 'winds' : 'dragons';
  return ({ m: 'characters', p: 'dots', s: 'bamboo' } as const)[suit];
}

/** What one looks at to know a tile: its reason. The odd faces have their own. */
export const TILE_MARKS = [
  'wheel',
  'rings',
  'bird',
  'sticks',
  'five',
  'characters',
  'wind',
  'red',
  'green',
  'frame',
  'flower',
  'season',
] as const;
export type TileMark = (typeof TILE_MARKS)[number];

const ODD: Readonly<Record<number, TileMark>> = {
  4: 'five',
  9: 'wheel',
  18: 'bird',
  31: 'red',
  32: 'green',
  33: 'frame',
};

/** By what a tile is known: a bird for 一索, an empty frame for 白板. */
export function markOf(tile: NamedTile): TileMark {
  if (typeof tile === 'string') return tile.startsWith('f') ? 'flower' : 'season';
  const odd = ODD[tile];
  if (odd !== undefined) return odd;
  const suit = suitOf(tile);
  return suit === undefined ? 'wind' : ({ m: 'characters', p: 'rings', s: 'sticks' } as const)[suit];
}
