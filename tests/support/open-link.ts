import { rulesDifferences } from '../../src/fan/rule-sets/differences.ts';
import { packRules, unpackRules } from '../../src/fan/rule-sets/pack.ts';
import { presetRules } from '../../src/fan/rule-sets/index.ts';
import { houseNameOf } from '../../src/fan/rule-sets/house-name.ts';
import { baseOfRules, MOST_RULES_TEXT } from '../../src/fan/rule-sets/rules-text.ts';
import { appraise } from '../../src/islands/calculator/appraise.ts';
import { readDraft, writeDraft } from '../../src/islands/calculator/draft-link.ts';
import { paymentRows } from '../../src/islands/print/payment-rows.ts';
import { rowGroups } from '../../src/islands/print/sheet-rows.ts';
import { decodeCalculatorLink } from '../../src/links/calculator-link.ts';
import type { LinkNote } from '../../src/links/query.ts';
import { runLengthIn } from '../../src/links/run-link.ts';
import { isValue, SETTING_CHOICES } from '../../src/progress/settings.ts';
import { LINK_KINDS } from './link-kinds.ts';

/** What a link comes to: faults that no link may lead to, whatever is in it. Empty when there are none. */
export function faultsOfLink(link: string): readonly string[] {
  try {
    runLengthIn(link);
    const notes = LINK_KINDS.flatMap(({ decode }) => decode(link).notes);
    return [...noteFaults(notes), ...draftFaults(link), ...rulesFaults(link)];
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

/**
 * Takes the rules of the link as every page does, in its head and then in its frame, and does with them what the questionnaire
 * and the sheet do: they are shown beside others, their rows set out, and packed again.
 */
function rulesFaults(link: string): readonly string[] {
  const text = new URLSearchParams(link).get('r');
  if (text === null || !isValue('rules', text, SETTING_CHOICES, MOST_RULES_TEXT)) return [];
  const read = unpackRules(text);
  if (!read.ok) return read.error.code.length > 0 ? [] : [`refused without a reason: ${text}`];
  rulesDifferences(presetRules('hk33'), read.value);
  rowGroups(read.value, new Set());
  paymentRows(read.value);
  const packed = packRules(read.value);
  const again = unpackRules(packed);
  return again.ok && packRules(again.value) === packed ? [] : [`do not come back: ${packed}`];
}
