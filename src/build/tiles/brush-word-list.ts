/** The Chinese terms that stand in brush at the head of a lesson, a puzzle or a pattern: at most four characters each. */
export const BRUSH_WORDS = ['食糊', '叫糊', '計番', '番種'] as const;
