import { unpackRules } from '../../src/fan/rule-sets/pack.ts';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { houseNameOf } from '../../src/fan/rule-sets/house-name.ts';
import { baseOfRules } from '../../src/fan/rule-sets/rules-text.ts';
import { appraise } from '../../src/islands/calculator/appraise.ts';
import { readDraft, writeDraft } from '../../src/islands/calculator/draft-link.ts';
import { decodeCalculatorLink } from '../../src/links/calculator-link.ts';
import { decodeDailyLink } from '../../src/links/daily-link.ts';
import type { LinkNote } from '../../src/links/query.ts';
import { runLengthIn } from '../../src/links/run-link.ts';
import { decodeScoreLink } from '../../src/links/score-link.ts';
import { decodeSeededLink } from '../../src/links/seeded-link.ts';
import { decodeWaitsLink } from '../../src/links/waits-link.ts';

/** What a link comes to: faults that no link may lead to, whatever is in it. Empty when there are none. */
export function faultsOfLink(link: string): readonly string[] {
  try {
    runLengthIn(link);
    const notes = [
      decodeWaitsLink(link),
      decodeScoreLink(link),
      decodeDailyLink(link),
      decodeSeededLink(link, [1, 2, 3]),
      decodeCalculatorLink(link),
    ].flatMap((decoded) => decoded.notes);
    return [...noteFaults(notes), ...draftFaults(link)];
  } catch (error) {
    return [`${link}: ${String(error)}`];
  }
}

const noteFaults = (notes: readonly LinkNote[]): readonly string[] =>
  notes.filter(({ value }) => value.length > 40).map(({ parameter }) => `a long note on ${parameter}`);

/** Opens the link as the calculator does, counts what is in it, and writes it anew: that must come back as it is. */
function draftFaults(link: string): readonly string[] {
  const { draft } = readDraft(link);
  const text = decodeCalculatorLink(link).state.r ?? 'hk33';
  const custom = unpackRules(text);
  houseNameOf(text);
  appraise(draft, custom.ok ? custom.value : presetRules(baseOfRules(text) ?? 'hk33'));
  const again = writeDraft(draft, undefined);
  return writeDraft(readDraft(again).draft, undefined) === again ? [] : [`does not come back: ${again}`];
}
