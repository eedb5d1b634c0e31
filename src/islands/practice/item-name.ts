interface WithId {
  readonly id: string;
}

/** The name of an item of a lesson's exercise in the memory of answers. */
export const itemName = (exercise: WithId | undefined, item: WithId | undefined): string | undefined =>
  exercise && item ? `${exercise.id}/${item.id}` : undefined;
