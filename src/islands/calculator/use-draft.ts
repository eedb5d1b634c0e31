import { useEffect, useState } from 'preact/hooks';
import type { RulesText } from '../../fan/rule-sets/rules-text.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import type { LinkNote } from '../../links/query.ts';
import { EMPTY_DRAFT, type Draft } from './draft.ts';
import { readDraft, writeDraft } from './draft-link.ts';
import { withoutImpossible } from './offers.ts';

export interface DraftState {
  readonly draft: Draft;
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
export function useDraft(text: RulesText, { options }: RuleSet): DraftState {
  const [steps, setSteps] = useState<readonly Draft[]>([EMPTY_DRAFT]);
  const [notes, setNotes] = useState<DraftState['notes']>([]);
  const [moved, setMoved] = useState(false);
  const entered = steps.at(-1) ?? EMPTY_DRAFT;
  const draft = withoutImpossible(entered, options.earthlyHandDefinition);

  useEffect(() => {
    const { draft: linked, notes: found } = readDraft(location.search);
    setSteps([linked]);
    const fits = withoutImpossible(linked, options.earthlyHandDefinition).flags.length === linked.flags.length;
    setNotes([...found.filter(({ parameter }) => parameter !== 'r'), ...(fits ? [] : ['flags' as const])]);
  }, []);
  useEffect(() => {
    if (!moved) return;
    history.replaceState(history.state, '', `${location.pathname}${writeDraft(draft, text)}${location.hash}`);
  }, [moved, JSON.stringify(draft), text]);

  const go = (next: readonly Draft[]): void => {
    setSteps(next);
    setMoved(true);
    setNotes([]);
  };
  return {
    draft,
    change: (next) => {
      go([...steps, next].slice(-MOST_STEPS));
    },
    undo: () => {
      if (steps.length > 1) go(steps.slice(0, -1));
    },
    canUndo: steps.length > 1,
    notes,
  };
}
