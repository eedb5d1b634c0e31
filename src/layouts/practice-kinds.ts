import type { Messages } from '../i18n/messages.ts';
import BuildWait from '../islands/BuildWait.astro';
import ClaimPuzzle from '../islands/ClaimPuzzle.astro';
import DiscardPuzzle from '../islands/DiscardPuzzle.astro';
import RoundsPuzzle from '../islands/RoundsPuzzle.astro';
import TileNames from '../islands/TileNames.astro';
import WaitsPuzzle from '../islands/WaitsPuzzle.astro';
import WallPractice from '../islands/WallPractice.astro';
import type { PuzzleKind } from '../puzzles/kinds.ts';
import BestReading from './BestReading.astro';
import BuildHand from './BuildHand.astro';
import ScorePuzzle from './ScorePuzzle.astro';

interface Kind {
  readonly kind: PuzzleKind;
  readonly group: PracticeGroup;
  /** The lesson to read up in after a run. */
  readonly lesson: string;
  /** The brush word, four characters at most; `src/build/tiles/brush-word-list.ts` must have it. */
  readonly term: string;
  readonly jyutping: string;
  /** The .astro wrapper of the island; used without props it takes its puzzle from the page's address. */
  readonly Puzzle: unknown;
}

type PracticeGroup = keyof Messages['practice']['groups'];

/**
 * The kinds of puzzles that have a practice page. To add one:
 * - a line here, and its `title`, `description`, `about` and `lead` under `kinds` in `src/i18n/<locale>/practice.ts`, under
 *   the same name: page, list and embed follow from it;
 * - an island of the pieces in `src/islands/practice/`: `usePlace` with `seededPlaces(LEVELS)` keeps seed, level and rules in
 *   the address, `useGame` what the reader has done, and tells memory, run and daily page of each check, `PlaceLevels` is the
 *   level row, `PuzzleButtons` the buttons. `BuildWait.tsx` is the shortest to follow;
 * - in its words `practice: { levels: […] }`, made whole by `practiceWords(puzzle, own)`.
 */
export const PRACTICE_KINDS = [
  { kind: 'tile-names', lesson: 'tiles', group: 'hand', term: '牌', jyutping: 'paai2', Puzzle: TileNames },
  { kind: 'waits', lesson: 'ready-hands', group: 'hand', term: '叫糊', jyutping: 'giu3 wu2', Puzzle: WaitsPuzzle },
  { kind: 'build-wait', lesson: 'ready-hands', group: 'hand', term: '叫糊', jyutping: 'giu3 wu2', Puzzle: BuildWait },
  {
    kind: 'discard',
    lesson: 'choosing-discards',
    group: 'hand',
    term: '打牌',
    jyutping: 'daa2 paai4',
    Puzzle: DiscardPuzzle,
  },
  { kind: 'score', lesson: 'fan-basics', group: 'count', term: '計番', jyutping: 'gai3 faan1', Puzzle: ScorePuzzle },
  { kind: 'build-hand', lesson: 'fan-hands', group: 'count', term: '起糊', jyutping: 'hei2 wu2', Puzzle: BuildHand },
  {
    kind: 'best-reading',
    lesson: 'reading-hands',
    group: 'count',
    term: '拆牌',
    jyutping: 'caak3 paai2',
    Puzzle: BestReading,
  },
  { kind: 'wall', lesson: 'wall', group: 'table', term: '開門', jyutping: 'hoi1 mun4', Puzzle: WallPractice },
  {
    kind: 'claims',
    lesson: 'claims',
    group: 'table',
    term: '上碰槓',
    jyutping: 'soeng5 pung3 gong3',
    Puzzle: ClaimPuzzle,
  },
  { kind: 'rounds', lesson: 'rounds', group: 'table', term: '圈', jyutping: 'hyun1', Puzzle: RoundsPuzzle },
] as const satisfies readonly Kind[];

export type PracticeKind = (typeof PRACTICE_KINDS)[number];

const GROUPS: readonly PracticeGroup[] = ['hand', 'count', 'table'];

/** The list of kinds as it is shown: groups in their order, those without a kind left out. */
export const groupedKinds = (): readonly {
  readonly group: PracticeGroup;
  readonly kinds: readonly PracticeKind[];
}[] =>
  GROUPS.map((group) => ({ group, kinds: PRACTICE_KINDS.filter((each) => each.group === group) })).filter(
    ({ kinds }) => kinds.length > 0,
  );
