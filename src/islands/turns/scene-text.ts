import type { StatusText } from '../../components/StatusLine.tsx';
import type { Wind } from '../../engine/tile.ts';
import { say, type Message, type Translation } from '../../i18n/message.ts';
import type { turns as german } from '../../i18n/de/turns.ts';
import { tileName, type TileWords } from '../../i18n/tile-words.ts';
import { ownMovesDone, type Blocked, type ScenePlay, type Told } from '../../puzzles/scenes/play.ts';
import type { TableWords } from '../table/table-words.ts';

type AllWords = Translation<typeof german>;

/** The words around every scene. */
export type TurnWords = Omit<AllWords, 'scenes' | 'plain'>;

interface Story {
  readonly asks: readonly string[];
  readonly hints: readonly string[];
  readonly done: Message;
  readonly doneText: Message;
}

/** The words of one scene; `otherwise` where the table's rules lead to another end. */
export type SceneWords = Story & { readonly title: Message; readonly otherwise?: Story };

/** The words of a scene by the last part of its id. */
export function sceneWordsOf({ scenes }: Pick<AllWords, 'scenes'>, id: string): SceneWords {
  const name = id.split('/').at(-1) ?? '';
  const found = (scenes as Readonly<Record<string, SceneWords>>)[name];
  if (!found) throw new Error(`no words for the scene ${id}`);
  return found;
}

/** The story that the scene tells under these rules. */
export const storyOf = ({ steps, scene }: ScenePlay, words: SceneWords): Story =>
  steps === scene.otherwise?.steps ? (words.otherwise ?? words) : words;

/** What is to be done now, and what has just happened. */
export function sceneText(
  play: ScenePlay,
  scene: SceneWords,
  words: TurnWords,
  tiles: TileWords,
  table: TableWords,
): StatusText {
  const story = storyOf(play, scene);
  const at = ownMovesDone(play);
  const happened = play.told.map((told) => toldText(told, play.scene.you, words, tiles, table));
  const ask = story.asks[at];
  const rest = ask === undefined ? say(story.doneText) : (story.hints[at] ?? '');
  const text = [...happened, rest].filter((sentence) => sentence !== '').join(say(table.betweenSentences));
  return { title: ask ?? say(story.done), text };
}

/** One thing that has happened, as a sentence. */
export function toldText(
  { by, move, tile, from, drew }: Told,
  you: Wind,
  { told, toldYou }: TurnWords,
  tiles: TileWords,
  { seats }: TableWords,
): string {
  return say((by === you ? toldYou : told)[move], {
    by: say(seats[by]),
    from: from === undefined ? '' : say(seats[from]),
    tile: tile === undefined ? '' : tileName(tile, tiles),
    drew: drew === undefined ? '' : tileName(drew, tiles),
  });
}

/** Why the reader's move does not happen. */
export function blockedText(blocked: Blocked, play: ScenePlay, scene: SceneWords, words: TurnWords): StatusText {
  if (blocked.kind === 'not-now') {
    const ask = storyOf(play, scene).asks[ownMovesDone(play)] ?? '';
    return { title: say(words.other), text: say(words.notNow, { ask }) };
  }
  if (blocked.kind === 'refused') return { title: say(words.blocked), text: say(words.refused[blocked.code]) };
  const { rules } = words;
  const worded = blocked.rule in rules ? rules[blocked.rule as keyof typeof rules] : rules.other;
  return { title: say(words.blocked), text: say(worded) };
}
