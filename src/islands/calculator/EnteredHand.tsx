import { useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { BonusTile } from '../../engine/bonus-tile.ts';
import type { Hand } from '../../engine/hand.ts';
import { laidTiles, type ConcealedKongDisplay } from '../../components/meld-tiles.ts';
import { Tile } from '../../components/Tile.tsx';
import { say } from '../../i18n/message.ts';
import { meldName, tileName } from '../../i18n/tile-words.ts';
import { without, type Draft, type Part } from './draft.ts';
import type { Speech } from './words.ts';

export interface EnteredHandProps {
  readonly hand: Hand;
  readonly bonus: readonly BonusTile[];
  readonly speech: Speech;
  readonly concealedKong: ConcealedKongDisplay;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** What has been entered: every part a button that takes it out again; the focus then goes to its neighbor. */
export function EnteredHand({ hand, bonus, speech, concealedKong, onChange }: EnteredHandProps) {
  const place = useRef<HTMLDivElement>(null);
  const { words, tiles: tileWords } = speech;
  const isEmpty = hand.tiles.length + hand.melds.length + bonus.length === 0 && hand.winningTile === undefined;
  const take = (part: Part, at: number): void => {
    onChange({ hand: without(hand, part) });
    requestAnimationFrame(() => {
      const buttons = place.current?.querySelectorAll('button') ?? [];
      (buttons[Math.min(at, buttons.length - 1)] ?? place.current)?.focus();
    });
  };
  const removing = (part: string): string => say(words.enter.remove, { part });
  const held = hand.tiles.length;
  const sets = hand.melds.length;
  return (
    <div class="calc-hand hand" role="group" aria-label={say(words.hand)} data-size="hand" tabIndex={-1} ref={place}>
      {isEmpty && <p class="felt-note">{say(words.enter.place)}</p>}
      {hand.tiles.length > 0 && (
        <Row name="held" caption={say(tileWords.captions.hand)}>
          {hand.tiles.map((tile, at) => (
            <TakeButton
              key={at}
              label={removing(tileName(tile, tileWords))}
              onTake={() => {
                take({ kind: 'held', at }, at);
              }}
            >
              <Tile tile={tile} words={tileWords} decorative />
            </TakeButton>
          ))}
        </Row>
      )}
      {hand.melds.length > 0 && (
        <Row name="sets" caption={say(tileWords.captions.exposed)}>
          {hand.melds.map((meld, at) => (
            <TakeButton
              key={at}
              label={removing(meldName(meld, tileWords))}
              group
              onTake={() => {
                take({ kind: 'set', at }, held + at);
              }}
            >
              {laidTiles(meld, undefined, concealedKong).map(({ face, sideways }, index) => (
                <Tile key={index} tile={face} words={tileWords} sideways={sideways} decorative />
              ))}
            </TakeButton>
          ))}
        </Row>
      )}
      {hand.winningTile !== undefined && (
        <Row name="winning" caption={say(tileWords.captions.winning)}>
          <TakeButton
            label={removing(tileName(hand.winningTile, tileWords))}
            onTake={() => {
              take({ kind: 'winning' }, held + sets);
            }}
          >
            <Tile tile={hand.winningTile} words={tileWords} state="winning" decorative />
          </TakeButton>
        </Row>
      )}
      {bonus.length > 0 && (
        <Row name="flowers" caption={say(tileWords.captions.flowers)}>
          {bonus.map((tile: BonusTile) => (
            <TakeButton
              key={tile}
              label={removing(tileName(tile, tileWords))}
              onTake={() => {
                onChange({ bonus: bonus.filter((each) => each !== tile) });
              }}
            >
              <Tile tile={tile} words={tileWords} decorative />
            </TakeButton>
          ))}
        </Row>
      )}
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly caption: string;
  readonly children: ComponentChildren;
}

const Row = ({ name, caption, children }: RowProps) => (
  <div class="hand-part" data-part={name}>
    <span class="hand-caption">{caption}</span>
    <div class="hand-tiles">{children}</div>
  </div>
);

interface TakeButtonProps {
  readonly label: string;
  /** Several tiles that lie together. */
  readonly group?: boolean;
  readonly onTake: () => void;
  readonly children: ComponentChildren;
}

const TakeButton = ({ label, group = false, onTake, children }: TakeButtonProps) => (
  <button type="button" class={group ? 'calc-tile hand-group' : 'calc-tile'} aria-label={label} onClick={onTake}>
    {children}
  </button>
);
