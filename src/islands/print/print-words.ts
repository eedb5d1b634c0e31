import type { Face } from '../../components/tile-sprite.ts';
import type { Wind } from '../../engine/tile.ts';
import type { PatternId } from '../../fan/patterns/index.ts';
import type { print as german } from '../../i18n/de/print.ts';
import type { Message, Translation } from '../../i18n/message.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { TileWords } from '../../i18n/tile-words.ts';

/** The words of a sheet. */
export type PrintWords = Translation<typeof german>;

/** A pattern on a sheet: its name, its Chinese term where that is not the name, the tiles that show it. */
export interface PrintedPattern {
  readonly name: string;
  readonly zh?: string | undefined;
  readonly picture: readonly (readonly Face[])[];
}

/** Everything a sheet speaks with. */
export interface PrintSpeech {
  readonly words: PrintWords;
  readonly options: Messages['options'];
  readonly tiles: TileWords;
  readonly seats: Readonly<Record<Wind, Message>>;
  readonly patterns: Readonly<Record<PatternId, PrintedPattern>>;
  /** Patterns of flowers, which count only where flowers are in play. */
  readonly flowers: readonly PatternId[];
  readonly comma: string;
  /** The language tag of Chinese words on the page. */
  readonly chinese: string;
  /** The address of the seal's lettering. */
  readonly seal: string;
}
