import { useEffect, useMemo, useState } from 'preact/hooks';
import { StatusLine, type StatusText } from '../components/StatusLine.tsx';
import { TilePad } from '../components/TilePad.tsx';
import type { NotationError } from '../engine/notation.ts';
import type { Tile } from '../engine/tile.ts';
import { say, type Message } from '../i18n/message.ts';
import { appraise } from './calculator/appraise.ts';
import {
  EMPTY_DRAFT,
  isSorted,
  sizeOf,
  sorted,
  TARGETS,
  withTile,
  type Draft,
  type Target,
} from './calculator/draft.ts';
import { EnteredHand } from './calculator/EnteredHand.tsx';
import { HowWon } from './calculator/HowWon.tsx';
import { noteText } from './calculator/note-text.ts';
import { Share } from './calculator/Share.tsx';
import { misfitText, notationStatus, statusOf } from './calculator/status.ts';
import { TypedHandField } from './calculator/TypedHand.tsx';
import { useDraft } from './calculator/use-draft.ts';
import { useLater } from './calculator/use-later.ts';
import { WaitPrices } from './calculator/WaitPrices.tsx';
import type { Speech } from './calculator/words.ts';
import { LinkNotes } from './practice/LinkNotes.tsx';
import { usePageRules } from './rules/use-rule-set.ts';
import { Choice } from './table/Choice.tsx';
import { useRarePart } from './use-part.ts';
import './table/table-islands.css';
import './score/score.css';
import './calculator/calculator.css';

export interface CalculatorProps {
  readonly speech: Speech;
}

/** The calculator: a hand by pad, text or link; what it waits for and what it is worth, live, with every reason. */
export default function Calculator({ speech }: CalculatorProps) {
  const { text: rulesText, rules } = usePageRules();
  const { draft, latest, change, undo, canUndo, notes } = useDraft(rulesText, rules);
  const [target, setTarget] = useState<Target>('held');
  const [unreadable, setUnreadable] = useState<NotationError>();
  const [misfit, setMisfit] = useState<string>();
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    setAlive(true);
  }, []);

  const { words, tiles: tileWords } = speech;
  const draftName = JSON.stringify(draft);
  const settled = useLater(draft, draftName);
  const appraisal = useMemo(() => appraise(settled, rules), [settled, rules]);
  const enter = (next: Draft): void => {
    setMisfit(undefined);
    change(next);
  };
  const put = (tile: Tile): void => {
    const before = latest();
    const hand = withTile(before.hand, tile, target);
    if (typeof hand === 'string') {
      setMisfit(misfitText(hand, tile, speech));
      return;
    }
    enter({ ...before, hand });
    if (target !== 'held' && target !== 'winning') setTarget('held');
  };
  const { concealedKongDisplay } = rules.options;
  const entered = useMemo(
    () => (
      <EnteredHand
        hand={draft.hand}
        bonus={draft.bonus}
        speech={speech}
        concealedKong={concealedKongDisplay}
        onChange={(part) => {
          enter({ ...latest(), ...part });
        }}
      />
    ),
    [JSON.stringify([draft.hand, draft.bonus]), concealedKongDisplay],
  );
  const pad = useMemo(
    () => (
      <TilePad label={say(words.enter.pad)} words={tileWords} chosen={[]} onToggle={put} adds markNames={NO_MARKS} />
    ),
    [target],
  );
  const won = useRarePart(() => import('./calculator/WonResult.tsx'), sizeOf(draft.hand) >= SOON_WON);
  const results = useMemo(
    () => (
      <>
        {appraisal.kind === 'ready' && <WaitPrices waits={appraisal.waits} speech={speech} />}
        {appraisal.kind === 'won' && won !== undefined && (
          <won.WonResult count={appraisal.count} draft={settled} own={rulesText} speech={speech} />
        )}
      </>
    ),
    [appraisal, won],
  );
  const status = shownStatus(statusOf(appraisal, settled, rulesText, speech), misfit, unreadable, speech);

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- undo, for whatever inside has the focus
    <section
      role="group"
      class="calc score needs-script"
      aria-label={say(words.hand)}
      data-alive={alive ? '' : undefined}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key !== 'z' || event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        undo();
      }}
    >
      <LinkNotes notes={notes.map((note) => noteText(note, words))} />
      <div class="felt">
        {entered}
        <div class="calc-actions">
          <ActionButton word={words.actions.undo} off={!canUndo} onPress={undo} />
          <ActionButton
            word={words.actions.sort}
            off={isSorted(draft.hand)}
            onPress={() => {
              enter({ ...draft, hand: sorted(draft.hand) });
            }}
          />
          <ActionButton
            word={words.actions.clear}
            off={sizeOf(draft.hand) === 0 && draft.bonus.length === 0}
            onPress={() => {
              enter({ ...draft, hand: EMPTY_DRAFT.hand, bonus: [], flags: [], liable: undefined });
            }}
          />
        </div>
        <hr />
        <Choice
          id="calc-target"
          label={words.enter.target}
          values={TARGETS}
          value={target}
          names={words.enter.targets}
          onChoose={setTarget}
        />
        <div class="felt-columns">
          <div>{pad}</div>
          <div class="calc-side">
            <StatusLine title={status.title}>{status.text}</StatusLine>
            <TypedHandField draft={draft} speech={speech} onChange={enter} onError={setUnreadable} />
          </div>
        </div>
      </div>
      <HowWon draft={draft} rules={rules} speech={speech} onChange={enter} />
      {results}
      <Share draft={settled} appraisal={appraisal} rules={rulesText} speech={speech} />
    </section>
  );
}

/** From so many tiles on, what shows a won hand is fetched: it is there before the last tile. */
const SOON_WON = 10;

/** The pad adds tiles and is never a result. */
const NO_MARKS = { found: '', missed: '', wrong: '' };

/** What was just tried and did not work goes before what stands there. */
function shownStatus(
  standing: StatusText,
  misfit: string | undefined,
  unreadable: NotationError | undefined,
  { words }: Speech,
): StatusText {
  if (misfit !== undefined) return { title: standing.title, text: misfit };
  return unreadable === undefined ? standing : notationStatus(unreadable, words);
}

interface ActionButtonProps {
  readonly word: Message;
  readonly off: boolean;
  readonly onPress: () => void;
}

const ActionButton = ({ word, off, onPress }: ActionButtonProps) => (
  <button
    type="button"
    class="text-button"
    aria-disabled={off ? true : undefined}
    onClick={() => {
      if (!off) onPress();
    }}
  >
    {say(word)}
  </button>
);
