import { formatAsks, parseAsks, type ScoreAsk } from '../puzzles/score/asks.ts';
import { readText, writeText, type KeepOutcome } from './settings-store.ts';

const ASKS_KEY = 'sik-wu:asks:score';

/** What the reader last chose to be asked about won hands; `undefined` for a new reader, or where nothing readable is kept. */
export const keptAsks = (): readonly ScoreAsk[] | undefined => parseAsks(readText(ASKS_KEY) ?? '');

export const keepAsks = (asks: readonly ScoreAsk[]): KeepOutcome => writeText(ASKS_KEY, formatAsks(asks));
