import type { BonusTile } from '../../engine/bonus-tile.ts';
import type { Hand } from '../../engine/hand.ts';
import { windTile, type Tile, type Wind } from '../../engine/tile.ts';
import type { OptionName } from '../../fan/rule-sets/options.ts';
import type { house } from '../../i18n/de/house.ts';
import { readWin, type WrittenWin } from '../../puzzles/score/exercise.ts';
import { EXAMPLES, type Example } from './examples.ts';
import { bonusOf, handOf, tilesOf } from './notation.ts';
import { rowOfWinds } from './procedure-effects.ts';

/** Words above tiles, with the seats they speak of: „West hat abgeworfen“. */
export interface Caption {
  readonly word: keyof typeof house.captions;
  readonly seat?: Wind;
}

/** Tiles to be drawn beside a question: a whole hand, or some that lie apart from it. */
export interface Shown {
  readonly hand: Hand;
  readonly bonus: readonly BonusTile[];
  readonly captions: readonly Caption[];
  /** Whether an answer has an effect of its own for this hand. */
  readonly isLettered: boolean;
}

/** The tiles drawn for a question, as they lie on the table. */
export const shownOf = (name: OptionName): readonly Shown[] => picturesOf(EXAMPLES[name]);

function picturesOf(example: Example): readonly Shown[] {
  switch (example.kind) {
    case 'score':
      return example.wins.map((win) => ({
        ...wonHand(win, [{ word: countedWord(win, example.wins) }]),
        isLettered: example.wins.length > 1,
      }));
    case 'payment': {
      const liable: readonly Caption[] =
        example.liable === undefined ? [] : [{ word: 'liable', seat: example.liable.seat }];
      return example.wins.map((win) => wonHand(win, [...paidCaptions(win), ...liable]));
    }
    case 'false-win':
      return [drawn(handOf(example.hand), { word: 'falseCall', seat: 'S' })];
    case 'claim':
      return [
        drawn(handOf(example.hand), { word: 'held' }),
        ...(example.passed === undefined ? [] : [drawn(tilesOf(example.passed), { word: 'passed' })]),
        drawn(example.offered.flatMap(tilesOf), { word: example.source }),
      ];
    case 'release':
      return [drawn(handOf(example.hand), { word: 'held' }), drawn(tilesOf(example.passed), { word: 'passed' })];
    case 'last-tile':
      return [
        drawn(handOf(example.hand), { word: 'held' }),
        drawn(tilesOf(example.drawn), { word: 'lastTile', seat: 'E' }),
      ];
    case 'flower-order':
      return [
        flowers(example.east, { word: 'at', seat: 'E' }),
        flowers(example.south, { word: 'at', seat: 'S' }),
        flowers(example.replacement, { word: 'firstReplacement' }),
      ];
    case 'ready':
    case 'early-kong':
      return [drawn(handOf(example.hand), { word: 'held' })];
    case 'kong':
      return [drawn(handOf(example.hand), { word: 'example' })];
    case 'seats':
      return [drawn(rowOfWinds().map(windTile), { word: 'row' })];
    case 'break':
    case 'dead-wall':
    case 'next-hand':
    case 'match':
      return [];
  }
}

/** How a hand was won is said where it is drawn, or where another beside it is. */
function countedWord({ by }: WrittenWin, all: readonly WrittenWin[]): Caption['word'] {
  if (by === 'self-draw') return 'selfDraw';
  return all.some((other) => other.by === 'self-draw') ? 'byDiscard' : 'example';
}

function paidCaptions(win: WrittenWin): readonly Caption[] {
  const { discarder, circumstances } = readWin(win);
  const { by, seatWind } = circumstances;
  if (discarder === undefined) return [{ word: 'draws', seat: seatWind }];
  return [
    { word: 'wins', seat: seatWind },
    { word: by === 'rob-kong' ? 'robbed' : 'discarded', seat: discarder },
  ];
}

/** A written win as it is drawn. */
export function wonHand(win: WrittenWin, captions: readonly Caption[]): Shown {
  const { hand, circumstances } = readWin(win);
  return { hand, bonus: circumstances.bonus, captions, isLettered: false };
}

const drawn = (hand: Hand | readonly Tile[], caption: Caption): Shown => ({
  hand: 'melds' in hand ? hand : { tiles: hand, melds: [] },
  bonus: [],
  captions: [caption],
  isLettered: false,
});

const flowers = (text: string, caption: Caption): Shown => ({ ...drawn([], caption), bonus: bonusOf(text) });
