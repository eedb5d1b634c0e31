/** An exercise of a lesson: its id, and how many items it has. */
export interface LessonExercise {
  readonly id: string;
  readonly items: number;
}

type ExerciseFile = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Listed {
  readonly id: string;
  readonly hands?: readonly unknown[];
  readonly items?: readonly unknown[];
}

const FILES = import.meta.glob<ExerciseFile>('../../content/lessons/*/exercises.ts', { eager: true });

/**
 * What has to be answered before a lesson is done: all exercises of its `exercises.ts`. A lesson without any is done at its
 * end, which counts as one exercise.
 */
export function exercisesOf(slug: string): readonly LessonExercise[] {
  const file = FILES[`../../content/lessons/${slug}/exercises.ts`] ?? {};
  const exercises = Object.values(file).flatMap((group) => Object.values(group).filter(isListed));
  if (exercises.length === 0) return [{ id: endOf(slug), items: 1 }];
  return exercises.map(({ id, hands, items }) => ({ id, items: (hands ?? items)?.length ?? 1 }));
}

/** The exercises of a lesson as its page and its link hold them for the browser: `tiles/honors:4 tiles/sounds:5`. */
export const exerciseList = (slug: string): string =>
  exercisesOf(slug)
    .map(({ id, items }) => `${id}:${items}`)
    .join(' ');

/** The item under which the end of a lesson is remembered. */
export const endOf = (slug: string): string => `${slug}/end`;

const isListed = (value: unknown): value is Listed => typeof value === 'object' && value !== null && 'id' in value;
