import { useEffect } from 'preact/hooks';
import type { PuzzleKind } from '../../puzzles/kinds.ts';
import { useFirstAnswer } from '../practice/first-answer.ts';
import { useTry } from '../practice/use-try.ts';
import type { ChooseGame, ChooseTry } from './choose-game.ts';

const FRESH: ChooseTry = { phase: 'open' };

interface Seeded {
  readonly kind: PuzzleKind;
  /** The puzzle's name in memory. */
  readonly name: string;
  /** Another puzzle begins afresh. */
  readonly puzzle: unknown;
  readonly topics: readonly string[];
  readonly hasTip: boolean;
  readonly onNext: () => void;
}

/** A question made from a seed: choose, check, go on without end. Every check is remembered. */
export function useSeededChoose({ kind, name, puzzle, topics, hasTip, onNext }: Seeded): ChooseGame {
  const { now, setNow, alive, title, main, begin } = useTry<ChooseTry>(FRESH, puzzle);
  const memory = useFirstAnswer(kind, name);
  useEffect(() => {
    if (now.phase === 'solved' && document.activeElement?.matches(':disabled')) main.current?.focus();
  }, [now.phase]);
  return {
    at: 0,
    now,
    isLast: false,
    choose: (chosen) => {
      setNow({ chosen, phase: 'open' });
    },
    check: (right) => {
      const isRight = now.chosen === right;
      if (now.chosen !== undefined) memory.tell({ right: isRight, topics });
      setNow({ chosen: now.chosen, phase: isRight ? 'solved' : 'checked' });
    },
    solve: () => {
      memory.tell({ right: false, topics });
      setNow({ ...now, phase: 'solved' });
    },
    again: () => {
      setNow(FRESH);
    },
    next: () => {
      onNext();
      begin();
    },
    tip: hasTip
      ? () => {
          memory.hint();
          setNow({ ...now, hinted: true });
        }
      : undefined,
    title,
    main,
    alive,
  };
}
