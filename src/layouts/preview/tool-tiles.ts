import type { PresetId } from '../../fan/rule-sets/rule-set.ts';
import type { PuzzleKind } from '../../puzzles/kinds.ts';

/** What lies on the felt of a puzzle's picture, as `tilesIn` reads it. */
export const KIND_TILES: Readonly<Record<PuzzleKind, string>> = {
  'tile-names': '2m 7p 1s W F g3',
  waits: '234m 3456p 88s CCC ?',
  'build-wait': '345m 678p 99s EEE ??',
  discard: '234m 45p 77s 889s CC EN',
  score: '2399s EE 789s CCC',
  'build-hand': '23m 456s 77p EEE ? 9p',
  'best-reading': '111m 222m 333m 456p 99p',
  wall: '### ### #5p ## ###',
  claims: '4s?6s 77p? CC?',
  rounds: 'E S W N #',
};

/** What lies on the felt of a rule set's picture: a hand that the set is known by. */
export const RULES_TILES: Readonly<Record<PresetId, string>> = {
  hk33: '111s 555s 999s FFF EE',
  hk22: '234s 555s 678s CCC WW',
  gd06: '123m 456p 678s 345s 22p',
  de64: 'CCC FFF BBB 123p 55p',
  'hk33-hkma': 'EEE SSS WWW NNN 11m',
  'hk33-new-territories': 'f1f2f3f4 g1g2g3g4',
};
