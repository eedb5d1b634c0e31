import { useEffect, useRef, useState } from 'preact/hooks';
import { StatusLine } from '../components/StatusLine.tsx';
import { say } from '../i18n/message.ts';
import type { TileWords } from '../i18n/tile-words.ts';
import { rememberAnswer } from '../progress/answers.ts';
import { isOver, startScene, tryMove, type Blocked, type ScenePlay } from '../puzzles/scenes/play.ts';
import type { MoveKind, Scene } from '../puzzles/scenes/scene.ts';
import type { TableWords } from './table/table-words.ts';
import { SceneHand, shownTiles } from './turns/SceneHand.tsx';
import { SceneTable } from './turns/SceneTable.tsx';
import { blockedText, sceneText, type SceneWords, type TurnWords } from './turns/scene-text.ts';
import { usePageRules } from './rules/use-rule-set.ts';
import './turns/turns.css';

export interface TurnSceneProps {
  /** Tells several scenes on one page apart. */
  readonly id: string;
  readonly scenes: readonly Scene[];
  /** The words of each scene, in the same order. */
  readonly sceneWords: readonly SceneWords[];
  readonly words: TurnWords;
  readonly tileWords: TileWords;
  readonly tableWords: TableWords;
}

/** Short scenes at the table: one thing is taught, everything else is answered with its reason. */
export default function TurnScene({ id, scenes, sceneWords, words, tileWords, tableWords }: TurnSceneProps) {
  const { rules } = usePageRules();
  const [at, setAt] = useState(0);
  const scene = scenes[at] ?? scenes[0];
  const story = sceneWords[at] ?? sceneWords[0];
  if (!scene || !story) throw new Error('a turn scene needs a scene');
  const [play, setPlay] = useState<ScenePlay>(() => startScene(scene, rules));
  const [chosen, setChosen] = useState<number>();
  const [blocked, setBlocked] = useState<Blocked>();
  const [alive, setAlive] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLButtonElement>(null);

  const begin = (place: number): void => {
    const next = scenes[place] ?? scene;
    setAt(place);
    setPlay(startScene(next, rules));
    setChosen(undefined);
    setBlocked(undefined);
  };
  useEffect(() => {
    if (alive) begin(at);
    setAlive(true);
  }, [rules]);
  const over = isOver(play);
  useEffect(() => {
    if (over) main.current?.focus();
  }, [over]);

  const player = play.game.players[scene.you];
  const make = (kind: MoveKind): void => {
    const tile = chosen === undefined ? undefined : shownTiles(player)[chosen];
    const attempt = tryMove(play, { do: kind, tile });
    if (attempt.kind !== 'done') {
      setBlocked(attempt);
      return;
    }
    setPlay(attempt.play);
    if (isOver(attempt.play))
      rememberAnswer({ kind: 'scenes', item: scene.id, right: true, topics: [], at: new Date() });
    setChosen(undefined);
    setBlocked(undefined);
  };
  const { title: sentence, text } = blocked
    ? blockedText(blocked, play, story, words)
    : sceneText(play, story, words, tileWords, tableWords);
  const isLast = at + 1 >= scenes.length;

  return (
    <section role="group" class="felt turns" aria-labelledby={`${id}-title`} data-alive={alive ? '' : undefined}>
      <div class="felt-head">
        <h2 class="felt-title" id={`${id}-title`} tabIndex={-1} ref={title}>
          {say(story.title)}
        </h2>
        {scenes.length > 1 && <p class="felt-note">{say(words.place, { at: at + 1, total: scenes.length })}</p>}
      </div>
      <div class="turns-scene">
        <SceneTable play={play} words={words} tileWords={tileWords} tableWords={tableWords} />
        <div class="turns-side needs-script">
          <StatusLine title={sentence}>{text}</StatusLine>
        </div>
      </div>
      <hr class="felt-rule" />
      <SceneHand
        id={`${id}-hand`}
        player={player}
        chosen={chosen}
        onChoose={(place) => {
          setChosen(place);
          setBlocked(undefined);
        }}
        words={words}
        tileWords={tileWords}
      />
      <div class="buttons needs-script">
        {over ? (
          <>
            <button
              class="button"
              type="button"
              ref={main}
              onClick={() => {
                begin(isLast ? 0 : at + 1);
                title.current?.focus();
              }}
            >
              {say(isLast ? words.again : words.next)}
            </button>
            {!isLast && (
              <button
                class="button"
                data-kind="second"
                type="button"
                onClick={() => {
                  begin(at);
                  title.current?.focus();
                }}
              >
                {say(words.again)}
              </button>
            )}
          </>
        ) : (
          scene.palette.map((kind) => (
            <button
              key={kind}
              class="button"
              data-kind="second"
              type="button"
              onClick={() => {
                make(kind);
              }}
            >
              {say(words.moves[kind])}
            </button>
          ))
        )}
      </div>
    </section>
  );
}
