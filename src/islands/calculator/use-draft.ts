import { useEffect, useRef, useState } from 'preact/hooks';
import type { RulesText } from '../../fan/rule-sets/rules-text.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import type { LinkNote } from '../../links/query.ts';
import { EMPTY_DRAFT, type Draft } from './draft.ts';
import { readDraft, writeDraft } from './draft-link.ts';
import { withoutImpossibleLiability } from './liabilities.ts';
import { withoutImpossible } from './offers.ts';

export interface DraftState {
  readonly draft: Draft;
  /** The draft as the last change left it, also before the page shows it: several may come with one key. */
  readonly latest: () => Draft;
  readonly change: (next: Draft) => void;
  readonly undo: () => void;
  readonly canUndo: boolean;
  /** What of the link was changed or ignored; `flags` where a circumstance did not fit the hand. */
  readonly notes: readonly (LinkNote | 'flags')[];
}

/** The farthest that one can go back. */
const MOST_STEPS = 100;

/**
 * The draft with its steps back, kept in the page's address from the first change on. Before the page is alive it is empty.
 * Circumstances that the hand or the rules rule out are left out of it.
 */
export function useDraft(text: RulesText, rules: RuleSet): DraftState {
  const [steps, setSteps] = useState<readonly Draft[]>([EMPTY_DRAFT]);
  const [notes, setNotes] = useState<DraftState['notes']>([]);
  const [moved, setMoved] = useState(false);
  const entered = steps.at(-1) ?? EMPTY_DRAFT;
  const draft = possible(entered, rules);

  useEffect(() => {
    const { draft: linked, notes: found } = readDraft(location.search);
    setSteps([linked]);
    const kept = possible(linked, rules);
    const fits = kept.flags.length === linked.flags.length && kept.liable === linked.liable;
    setNotes([...found.filter(({ parameter }) => parameter !== 'r'), ...(fits ? [] : ['flags' as const])]);
  }, []);
  useEffect(() => {
    if (!moved) return;
    history.replaceState(history.state, '', `${location.pathname}${writeDraft(draft, text)}${location.hash}`);
  }, [moved, JSON.stringify(draft), text]);

  const latest = useRef(draft);
  latest.current = draft;
  const go = (next: (steps: readonly Draft[]) => readonly Draft[]): void => {
    setSteps(next);
    setMoved(true);
    setNotes([]);
  };
  return {
    draft,
    latest: () => latest.current,
    change: (next) => {
      latest.current = next;
      go((before) => [...before, next].slice(-MOST_STEPS));
    },
    undo: () => {
      go((before) => (before.length > 1 ? before.slice(0, -1) : before));
    },
    canUndo: steps.length > 1,
    notes,
  };
}

const possible = (draft: Draft, rules: RuleSet): Draft =>
  withoutImpossibleLiability(withoutImpossible(draft, rules.options.earthlyHandDefinition), rules);
