/** A section of a lesson: its anchor, its heading, and where in the lesson's text it begins. */
export interface LessonSection {
  readonly id: string;
  readonly title: string;
  readonly place: number;
}

/** The sections of a lesson's text, in order. */
export const sectionsOf = (body: string): readonly LessonSection[] =>
  Array.from(body.matchAll(/<Section id="([a-z-]+)" title="([^"]+)"/g), ({ 1: id = '', 2: title = '', index }) => ({
    id,
    title,
    place: index,
  }));
