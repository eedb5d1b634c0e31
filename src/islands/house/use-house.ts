import { useEffect, useRef, useState } from 'preact/hooks';
import type { Result } from '../../engine/result.ts';
import type { RulesError } from '../../fan/rule-sets/custom-rules.ts';
import { presetRules } from '../../fan/rule-sets/index.ts';
import { packRules, unpackRules } from '../../fan/rule-sets/pack.ts';
import type { RulesText } from '../../fan/rule-sets/rules-text.ts';
import { PRESET_IDS, type RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { rulesCodec } from '../../links/parameters.ts';
import { encodeLink } from '../../links/query.ts';
import { takeRules } from '../../progress/take-rules.ts';
import { useRules } from '../rules/use-rules.ts';

/** What is to be said about the last change; the page words it. */
export type Saying =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly error: RulesError }
  | { readonly kind: 'undone' | 'reset' | 'taken' | 'not-kept' | 'copied' | 'not-copied' };

export interface House {
  readonly rules: RuleSet;
  /** The rules as a text for links. */
  readonly text: RulesText;
  /** Whether these rules hold on the page already. */
  readonly isInForce: boolean;
  readonly canUndo: boolean;
  readonly saying: Saying;
  /** Takes a change, or says why it cannot be. */
  readonly change: (changed: Result<RuleSet, RulesError>, saying?: Saying) => void;
  readonly undo: () => void;
  /** Makes these rules those of the reader's table. */
  readonly take: () => void;
  readonly say: (saying: Saying) => void;
}

const NOTHING: Saying = { kind: 'nothing' };
const MOST_STEPS = 100;

/**
 * The rule set that is being put together. It begins with the rules in force on the page, those of a link among them, and
 * follows them when others are chosen. Every change stands in the address, so that a reload, the other language and a
 * copied address keep it.
 */
export function useHouse(): House {
  const inForce = useRules();
  const [rules, setRules] = useState<RuleSet>(() => presetRules(PRESET_IDS[0]));
  const [past, setPast] = useState<readonly RuleSet[]>([]);
  const [saying, setSaying] = useState<Saying>(NOTHING);
  const text = packRules(rules);
  const isChanged = useRef(false);

  useEffect(() => {
    const read = unpackRules(inForce);
    if (!read.ok || packRules(read.value) === text) return;
    if (isChanged.current) setPast((before) => [...before, rules].slice(-MOST_STEPS));
    setRules(read.value);
  }, [inForce]);

  const show = (next: RuleSet): void => {
    isChanged.current = true;
    setRules(next);
    placeInAddress(packRules(next), inForce);
  };
  return {
    rules,
    text,
    isInForce: text === inForce,
    canUndo: past.length > 0,
    saying,
    say: setSaying,
    change: (changed, note = NOTHING) => {
      if (!changed.ok) {
        setSaying({ kind: 'refused', error: changed.error });
        return;
      }
      setSaying(note);
      if (packRules(changed.value) === text) return;
      setPast([...past, rules].slice(-MOST_STEPS));
      show(changed.value);
    },
    undo: () => {
      const last = past.at(-1);
      if (last === undefined) return;
      setPast(past.slice(0, -1));
      setSaying({ kind: 'undone' });
      show(last);
    },
    take: () => {
      setSaying({ kind: takeRules(text) === 'kept' ? 'taken' : 'not-kept' });
    },
  };
}

/** The link of rules on this page; nothing behind the address for those in force. */
function placeInAddress(text: RulesText, inForce: RulesText): void {
  const isLinked = document.documentElement.dataset['rulesLink'] !== undefined;
  const search = text === inForce && !isLinked ? '' : rulesQuery(text);
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
}

/** What stands behind the address of a page that shall follow these rules. */
export const rulesQuery = (text: RulesText): string => encodeLink({ r: text }, { r: rulesCodec });
