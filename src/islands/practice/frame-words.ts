import type { runs as german } from '../../i18n/de/runs.ts';
import type { Translation } from '../../i18n/message.ts';

/** The words around a puzzle on its practice page. */
export type FrameWords = Omit<Translation<typeof german>, 'keys' | 'embedTitle' | 'open'>;
