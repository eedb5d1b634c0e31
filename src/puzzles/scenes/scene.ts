import type { Wind } from '../../engine/tile.ts';
import type { Procedure, ProcedureOption } from '../../table/procedure.ts';

/** What somebody does in a scene. `kong` is the one the moment allows: on a discard, added, or concealed. */
export const MOVES = ['draw', 'flowers', 'discard', 'chow', 'pung', 'kong', 'win', 'pass'] as const;
export type MoveKind = (typeof MOVES)[number];

/** One move. `tile` is needed to discard and to declare an own kong; `with` are the own tiles of a chow. */
export interface Move {
  readonly by: Wind;
  readonly do: MoveKind;
  readonly tile?: string;
  readonly with?: string;
}

/**
 * A short scene at the table (牌局) as data: what lies there, what everybody does, and which moves are the reader's. It is
 * played by the table engine; the steps only say what is taught. Ids never change: progress is kept under them.
 */
export interface Scene {
  readonly id: string;
  /** The reader's seat. */
  readonly you: Wind;
  readonly round?: Wind;
  /** Who has to draw when the scene begins. */
  readonly turn: Wind;
  /** Hands of 13 tiles in the notation, sets on the table in brackets. */
  readonly hands: Readonly<Record<Wind, string>>;
  /** Flowers that lie on the table already, as `f1 g3`. */
  readonly bonus?: Readonly<Partial<Record<Wind, string>>>;
  /** The next tiles of the wall and the next replacements, flowers among them: `f3 5p`. */
  readonly draws: string;
  readonly tail?: string;
  /** How many tiles may still be drawn; without it all that nobody has. */
  readonly left?: number;
  /** What the scene needs of the procedure, whatever the table's rules say. */
  readonly options?: Partial<Procedure>;
  /** The buttons the reader sees. */
  readonly palette: readonly MoveKind[];
  readonly steps: readonly Move[];
  /** The steps at tables where an option says otherwise. */
  readonly otherwise?: {
    readonly option: ProcedureOption;
    readonly is: Procedure[ProcedureOption];
    readonly steps: readonly Move[];
  };
}

/** The steps under a procedure. */
export function stepsOf({ steps, otherwise }: Scene, procedure: Procedure): readonly Move[] {
  if (!otherwise) return steps;
  return procedure[otherwise.option] === otherwise.is ? otherwise.steps : steps;
}
