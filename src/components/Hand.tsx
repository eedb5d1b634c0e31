import type { ComponentChildren } from 'preact';
import type { BonusTile } from '../engine/bonus-tile.ts';
import type { Hand as HandTiles } from '../engine/hand.ts';
import type { Tile as TileKind } from '../engine/tile.ts';
import { say } from '../i18n/message.ts';
import { handName, type TileWords } from '../i18n/tile-words.ts';
import { laidTiles, type Claim, type ConcealedKongDisplay } from './meld-tiles.ts';
import { Tile, type TileSize } from './Tile.tsx';

export interface HandProps {
  readonly hand: HandTiles;
  readonly words: TileWords;
  readonly size?: TileSize | undefined;
  /** What the whole is called: „Deine Hand“. */
  readonly label?: string | undefined;
  /** Flowers and seasons, laid out after the sets. */
  readonly bonus?: readonly BonusTile[] | undefined;
  /** The held tiles in groups with gaps, instead of one row; together they are the hand's `tiles`. */
  readonly groups?: readonly (readonly TileKind[])[] | undefined;
  /** Where each set on the table was claimed from, in the order of the sets. */
  readonly claims?: readonly (Claim | undefined)[] | undefined;
  readonly concealedKong?: ConcealedKongDisplay | undefined;
  /** Small words above the parts of the hand. */
  readonly captions?: boolean | undefined;
  /** On wide screens the last tile meets the right edge. */
  readonly spread?: boolean | undefined;
}

/** A player's hand: held tiles, the winning tile apart, sets on the table, flowers. Read out and copied as words. */
export function Hand(props: HandProps) {
  const { hand, words, size, label, bonus = [], groups, captions = false, spread = false } = props;
  const { concealedKong = 'twoUpTwoDown', claims = [] } = props;
  const caption = (part: keyof TileWords['captions']) => (captions ? say(words.captions[part]) : undefined);
  return (
    <div
      class="hand"
      role="group"
      aria-label={label ?? say(words.captions.hand)}
      data-size={size}
      data-spread={spread ? '' : undefined}
    >
      <span class="visually-hidden">{handName(hand, words, groups === undefined ? { bonus } : { bonus, groups })}</span>
      {hand.tiles.length > 0 && (
        <Part name="held" caption={caption('hand')}>
          {groups === undefined
            ? hand.tiles.map((tile, index) => <Tile key={index} tile={tile} words={words} decorative />)
            : groups.map((group, index) => (
                <div key={index} class="hand-group">
                  {group.map((tile, place) => (
                    <Tile key={place} tile={tile} words={words} decorative />
                  ))}
                </div>
              ))}
        </Part>
      )}
      {hand.winningTile !== undefined && (
        <Part name="winning" caption={caption('winning')}>
          <Tile tile={hand.winningTile} words={words} state="winning" decorative />
        </Part>
      )}
      {hand.melds.length > 0 && (
        <Part name="sets" caption={caption('exposed')}>
          {hand.melds.map((meld, index) => (
            <div key={index} class="hand-group">
              {laidTiles(meld, claims[index], concealedKong).map(({ face, sideways }, place) => (
                <Tile key={place} tile={face} words={words} sideways={sideways} decorative />
              ))}
            </div>
          ))}
        </Part>
      )}
      {bonus.length > 0 && (
        <Part name="flowers" caption={caption('flowers')}>
          {bonus.map((tile) => (
            <Tile key={tile} tile={tile} words={words} decorative />
          ))}
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  readonly name: 'held' | 'winning' | 'sets' | 'flowers';
  readonly caption: string | undefined;
  readonly children: ComponentChildren;
}

function Part({ name, caption, children }: PartProps) {
  return (
    <div class="hand-part" data-part={name} aria-hidden="true">
      {caption !== undefined && <span class="hand-caption">{caption}</span>}
      <div class="hand-tiles">{children}</div>
    </div>
  );
}
