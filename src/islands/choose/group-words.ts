import type { GroupVerdict } from '../../engine/group.ts';
import type { groups as german } from '../../i18n/de/groups.ts';
import { say, type Translation } from '../../i18n/message.ts';
import { tilesName, type TileWords } from '../../i18n/tile-words.ts';
import type { ChooseOneOption, ChooseOnePuzzle } from '../../puzzles/choose-one/puzzle.ts';

export type GroupWords = Translation<typeof german>;

/** What some tiles are, or why they are nothing, in a sentence. */
export const verdictText = (verdict: GroupVerdict, { verdicts }: GroupWords): string =>
  say(verdicts[verdict.kind === 'none' ? verdict.why : verdict.kind]);

/** Why the chosen option is wrong, without naming the right one. Empty for a right one. */
export function whyWrong(
  option: ChooseOneOption | undefined,
  { hand }: ChooseOnePuzzle,
  words: GroupWords,
  tileWords: TileWords,
): string {
  if (option === undefined || option.right) return '';
  if (option.kind === 'group') return verdictText(option.verdict, words);
  if (option.kind === 'ways') return say(option.ways > (hand?.readings.length ?? 0) ? words.fewer : words.more);
  return say(words.leftover, { tiles: tilesName(option.nearest?.rest ?? [], tileWords) });
}
