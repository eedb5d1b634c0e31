import { suitOf, type Tile } from '../../engine/tile.ts';

/**
 * What can be ticked for a seat. A chow is told apart by the place the offered tile takes in it: lowest, in the middle,
 * highest; `chow` alone where the puzzle does not ask which.
 */
export const CHOICES = ['chow', 'chow-low', 'chow-middle', 'chow-high', 'pung', 'kong', 'win'] as const;
export type Choice = (typeof CHOICES)[number];

/** All choices that make sense for the tile: no 7-8-9 chow for a one. Only the tile is looked at, never the hands. */
export function offeredChoices(tile: Tile, whichChow: boolean): readonly Choice[] {
  const chows = whichChow ? CHOW_PLACES.filter((place) => isChow(tile, place)).map(({ choice }) => choice) : ['chow'];
  return [...(chows as Choice[]), 'pung', 'kong', 'win'];
}

interface ChowPlace {
  readonly choice: Choice;
  readonly steps: readonly [number, number];
}

const CHOW_PLACES: readonly ChowPlace[] = [
  { choice: 'chow-low', steps: [1, 2] },
  { choice: 'chow-middle', steps: [-1, 1] },
  { choice: 'chow-high', steps: [-2, -1] },
];

const isChow = (tile: Tile, { steps }: ChowPlace): boolean =>
  suitOf(tile) !== undefined && steps.every((step) => suitOf((tile + step) as Tile) === suitOf(tile));

/** The two tiles that go with the offered one in a chow of this kind. */
export function partnersOf(choice: Choice, tile: Tile): readonly Tile[] {
  const place = CHOW_PLACES.find((known) => known.choice === choice);
  return place ? place.steps.map((step) => (tile + step) as Tile) : [];
}

/** Which chow of the tile one's own two tiles make; `undefined` if none. */
export const chowChoice = (tile: Tile, partners: readonly Tile[]): Choice | undefined =>
  CHOW_PLACES.find(({ steps }) => steps.map((step) => tile + step).join() === partners.join())?.choice;
