import { BONUS_TILES } from '../../src/engine/bonus-tile.ts';
import { TILES, WINDS } from '../../src/engine/tile.ts';
import { WIN_FLAGS, WIN_WAYS } from '../../src/fan/circumstances.ts';
import { withAnswer, withName } from '../../src/fan/rule-sets/house-rules.ts';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { OPTION_NAMES, OPTIONS, type OptionValue } from '../../src/fan/rule-sets/options.ts';
import { packRules } from '../../src/fan/rule-sets/pack.ts';
import { PRESET_IDS, type RuleSet } from '../../src/fan/rule-sets/rule-set.ts';
import { LIABILITIES } from '../../src/fan/liabilities.ts';
import { decodeCalculatorLink, encodeCalculatorLink } from '../../src/links/calculator-link.ts';
import { decodeDailyLink, encodeDailyLink } from '../../src/links/daily-link.ts';
import type { Decoded } from '../../src/links/query.ts';
import { decodeScoreLink, encodeScoreLink } from '../../src/links/score-link.ts';
import { decodeSeededLink, encodeSeededLink } from '../../src/links/seeded-link.ts';
import { decodeTileNamesLink, encodeTileNamesLink } from '../../src/links/tile-names-link.ts';
import { decodeWaitsLink, encodeWaitsLink } from '../../src/links/waits-link.ts';
import { LAST_SEED } from '../../src/puzzles/seed.ts';
import { TILE_NAMES_LEVELS } from '../../src/puzzles/tile-names/generate.ts';
import { TILE_NAMES_ASKS } from '../../src/puzzles/tile-names/puzzle.ts';
import { below, pick, type Random } from './chance.ts';
import { randomHand } from './random-hands.ts';

/** Any texts for `r` that a table may have: presets, custom sets, names that look like markup. */
const RULES = [
  'hk33',
  'de64',
  'hk33-hkma',
  'hk22*minFan.1*full-flush.8*name.Donnerstagsrunde',
  'gd06*points.1_2_4_8_16*payment.2*small-three-dragons.5.add.dragon-pung-red*name.<b>三缺一</b>',
  'hk22*minFan.1*name.三缺一 & <Freunde>+%#?',
];

const LEVELS = [1, 2, 3, 4, 5] as const;

/** A kind of link: any legal state of it, and the two ways between state and address. */
interface LinkKind {
  /** The file of `src/links` that reads it. */
  readonly name: string;
  readonly anyState: (random: Random) => object;
  readonly encode: (state: object) => string;
  readonly decode: (search: string) => Decoded<object>;
}

/** A state with each of its parts there or not. */
const partOf = (state: object, random: Random): object =>
  Object.fromEntries(Object.entries(state).filter(() => below(random, 4) > 0));

const circumstances = (random: Random): object => ({
  s: pick(random, WINDS),
  w: pick(random, WINDS),
  b: BONUS_TILES.filter(() => below(random, 2) === 0),
  y: pick(random, WIN_WAYS),
  d: pick(random, WINDS),
  f: WIN_FLAGS.filter(() => below(random, 4) === 0),
});

const asked = (random: Random): object => ({ a: pick(random, TILE_NAMES_ASKS) });
const rules = (random: Random): object => ({ r: pick(random, RULES) });
const puzzle = (random: Random): object => ({ p: 1 + below(random, LAST_SEED), l: pick(random, LEVELS) });

function wonHand(random: Random): object {
  const hand = randomHand('dealt', random, 4);
  const held = new Set([...hand.tiles, ...hand.melds.map(({ tile }) => tile)]);
  const free = TILES.filter((tile) => !held.has(tile));
  return { ...hand, winningTile: pick(random, free) };
}

const partialHand = (random: Random): object => {
  const hand = randomHand('dealt', random, 4);
  return { tiles: hand.tiles.slice(0, below(random, hand.tiles.length + 1)), melds: hand.melds };
};

/** Every kind of link with a state of more than one parameter. */
export const LINK_KINDS: readonly LinkKind[] = [
  {
    name: 'calculator-link',
    anyState: (random) =>
      partOf(
        {
          h: below(random, 3) === 0 ? partialHand(random) : wonHand(random),
          ...circumstances(random),
          x: { seat: pick(random, WINDS), rule: pick(random, LIABILITIES) },
          ...rules(random),
        },
        random,
      ),
    encode: encodeCalculatorLink,
    decode: decodeCalculatorLink,
  },
  {
    name: 'score-link',
    anyState: (random) =>
      partOf({ h: wonHand(random), ...circumstances(random), ...puzzle(random), ...rules(random) }, random),
    encode: encodeScoreLink,
    decode: decodeScoreLink,
  },
  {
    name: 'waits-link',
    anyState: (random) => partOf({ h: randomHand('dealt', random, 4), ...puzzle(random), ...rules(random) }, random),
    encode: encodeWaitsLink,
    decode: decodeWaitsLink,
  },
  {
    name: 'daily-link',
    anyState: (random) => partOf({ n: 1 + below(random, 99_999), ...rules(random) }, random),
    encode: encodeDailyLink,
    decode: decodeDailyLink,
  },
  {
    name: 'seeded-link',
    anyState: (random) => partOf({ ...puzzle(random), ...rules(random) }, random),
    encode: (state) => encodeSeededLink(state, LEVELS),
    decode: (search) => decodeSeededLink(search, LEVELS),
  },
  {
    name: 'tile-names-link',
    anyState: (random) =>
      partOf(
        { p: 1 + below(random, LAST_SEED), l: pick(random, TILE_NAMES_LEVELS), ...rules(random), ...asked(random) },
        random,
      ),
    encode: encodeTileNamesLink,
    decode: decodeTileNamesLink,
  },
];

/** A rule set with a few answers changed by chance, as far as they hold together. */
function anyHouse(random: Random): RuleSet {
  let rules = presetRules(pick(random, PRESET_IDS));
  for (let changes = below(random, 8); changes > 0; changes -= 1) {
    const name = pick(random, OPTION_NAMES);
    const changed = withAnswer(rules, name, pick<OptionValue>(random, OPTIONS[name]));
    if (changed.ok) rules = changed.value;
  }
  return below(random, 2) === 0 ? rules : withName(rules, pick(random, NAMES));
}

const NAMES = ['Donnerstagsrunde', '三缺一', '<b>', 'a*b', 'x & y = z + 1 %#?'];

/** A link to the questionnaire or to a sheet of own rules. */
const houseLink = (random: Random): string => `?r=${encodeURIComponent(packRules(anyHouse(random)))}&v=1`;

/** A sound link of a random state of any kind. */
export function soundLink(random: Random): string {
  if (below(random, LINK_KINDS.length + 1) === 0) return houseLink(random);
  const { anyState, encode } = pick(random, LINK_KINDS);
  return encode(anyState(random));
}
