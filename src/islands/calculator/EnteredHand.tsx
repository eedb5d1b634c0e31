import { useRef } from 'preact/hooks';
import type { BonusTile } from '../../engine/bonus-tile.ts';
import type { Hand } from '../../engine/hand.ts';
import { laidTiles, type ConcealedKongDisplay, type LaidTile } from '../../components/meld-tiles.ts';
import { Tile } from '../../components/Tile.tsx';
import type { Face } from '../../components/tile-sprite.ts';
import { say, type Message } from '../../i18n/message.ts';
import { meldName, tileName } from '../../i18n/tile-words.ts';
import { without, type Draft } from './draft.ts';
import type { Speech } from './words.ts';

export interface EnteredHandProps {
  readonly hand: Hand;
  readonly bonus: readonly BonusTile[];
  readonly speech: Speech;
  readonly concealedKong: ConcealedKongDisplay;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** What has been entered: every part a button that takes it out again; the focus then goes to its neighbor. */
export function EnteredHand(props: EnteredHandProps) {
  const { speech, onChange } = props;
  const { words, tiles: tileWords } = speech;
  const place = useRef<HTMLDivElement>(null);
  const buttons = (): readonly HTMLElement[] => [...(place.current?.querySelectorAll('button') ?? [])];
  const take = (rest: Partial<Draft>, pressed: HTMLElement): void => {
    const at = buttons().indexOf(pressed);
    onChange(rest);
    requestAnimationFrame(() => {
      const left = buttons();
      (left[Math.min(at, left.length - 1)] ?? place.current)?.focus();
    });
  };
  const rows = rowsOf(props);
  return (
    <div class="calc-hand hand" role="group" aria-label={say(words.hand)} data-size="hand" tabIndex={-1} ref={place}>
      {rows.length === 0 && <p class="felt-note">{say(words.enter.place)}</p>}
      {rows.map(({ name, caption, entries }) => (
        <div class="hand-part" data-part={name} key={name}>
          <span class="hand-caption">{say(caption)}</span>
          <div class="hand-tiles">
            {entries.map(({ part, tiles, rest }, at) => (
              <button
                key={at}
                type="button"
                class={tiles.length > 1 ? 'calc-tile hand-group' : 'calc-tile'}
                aria-label={say(words.enter.remove, { part })}
                onClick={({ currentTarget }) => {
                  take(rest, currentTarget);
                }}
              >
                {tiles.map(({ face, sideways }, index) => (
                  <Tile
                    key={index}
                    tile={face}
                    words={tileWords}
                    sideways={sideways}
                    state={name === 'winning' ? name : undefined}
                    decorative
                  />
                ))}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** One part of the hand: its name, its tiles, and what is left without it. */
interface Entry {
  readonly part: string;
  readonly tiles: readonly LaidTile[];
  readonly rest: Partial<Draft>;
}

interface Row {
  readonly name: 'held' | 'sets' | 'winning' | 'flowers';
  readonly caption: Message;
  readonly entries: readonly Entry[];
}

/** What there is of held tiles, sets, the winning tile and flowers. */
function rowsOf({ hand, bonus, speech, concealedKong }: EnteredHandProps): readonly Row[] {
  const words = speech.tiles;
  const { captions } = words;
  const { tiles, melds, winningTile } = hand;
  const single = (face: Exclude<Face, 'back' | 'gap'>, rest: Partial<Draft>): Entry => ({
    part: tileName(face, words),
    tiles: [{ face, sideways: false }],
    rest,
  });
  const rows: readonly Row[] = [
    {
      name: 'held',
      caption: captions.hand,
      entries: tiles.map((tile, at) => single(tile, { hand: without(hand, { kind: 'held', at }) })),
    },
    {
      name: 'sets',
      caption: captions.exposed,
      entries: melds.map((meld, at) => ({
        part: meldName(meld, words),
        tiles: laidTiles(meld, undefined, concealedKong),
        rest: { hand: without(hand, { kind: 'set', at }) },
      })),
    },
    {
      name: 'winning',
      caption: captions.winning,
      entries: winningTile === undefined ? [] : [single(winningTile, { hand: without(hand, { kind: 'winning' }) })],
    },
    {
      name: 'flowers',
      caption: captions.flowers,
      entries: bonus.map((tile) => single(tile, { bonus: bonus.filter((each) => each !== tile) })),
    },
  ];
  return rows.filter(({ entries }) => entries.length > 0);
}
