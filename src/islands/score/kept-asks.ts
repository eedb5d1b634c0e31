import { asksCodec } from '../../links/score-link.ts';
import { readText } from '../../progress/storage.ts';
import type { ScoreAsk } from '../../puzzles/score/asks.ts';

/** Where the browser keeps what the reader last chose to be asked about won hands. */
export const ASKS_KEY = 'sik-wu:asks:score';

/** The choice that is kept; `undefined` for a new reader, or where nothing readable is kept. */
export const keptAsks = (): readonly ScoreAsk[] | undefined => asksCodec.read(readText(ASKS_KEY) ?? '');
