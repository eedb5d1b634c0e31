import type { Tile as TileKind } from '../engine/tile.ts';
import { say } from '../i18n/message.ts';
import { groupName, type TileWords } from '../i18n/tile-words.ts';
import { faceName, Tile, type TileSize, type TileState } from './Tile.tsx';
import type { Face } from './tile-sprite.ts';

/** One tile of a group, and how it stands out from the others. */
export interface GroupTile {
  readonly face: Face;
  readonly state?: TileState | undefined;
  readonly sideways?: boolean | undefined;
}

/** Tiles that stand close together, and the words for them (else found from the tiles). */
export interface TileGroup {
  readonly tiles: readonly GroupTile[];
  readonly name?: string | undefined;
}

export interface TileGroupsProps {
  readonly groups: readonly TileGroup[];
  readonly words: TileWords;
  readonly size?: TileSize | undefined;
  /** What the whole is called: „Deine Hand“. */
  readonly label?: string | undefined;
  /** On wide screens the last tile meets the right edge. */
  readonly spread?: boolean | undefined;
}

/** A group from bare tiles: most groups need no more. */
export const groupOf = (...faces: readonly Face[]): TileGroup => ({ tiles: faces.map((face) => ({ face })) });

/** Groups of tiles with gaps between them; a screen reader hears the groups in words, and the words can be copied. */
export function TileGroups({ groups, words, size, label, spread = false }: TileGroupsProps) {
  return (
    <div
      class="hand"
      role="group"
      aria-label={label ?? say(words.captions.hand)}
      data-size={size}
      data-spread={spread ? '' : undefined}
    >
      {groups.map((group, index) => (
        <TileGroupView
          key={index}
          group={group}
          words={words}
          end={index + 1 < groups.length ? say(words.between) : ''}
        />
      ))}
    </div>
  );
}

function TileGroupView({
  group,
  words,
  end,
}: {
  readonly group: TileGroup;
  readonly words: TileWords;
  readonly end: string;
}) {
  return (
    <div class="hand-group">
      <span class="visually-hidden">{`${group.name ?? nameOf(group, words)}${end}`}</span>
      {group.tiles.map(({ face, state, sideways }, index) => (
        <Tile key={index} tile={face} words={words} state={state} sideways={sideways} decorative />
      ))}
    </div>
  );
}

function nameOf({ tiles }: TileGroup, words: TileWords): string {
  const faces = tiles.map(({ face }) => face);
  const kinds = faces.filter((face): face is TileKind => typeof face === 'number');
  if (kinds.length === faces.length) return groupName(kinds, words);
  return faces.map((face) => faceName(face, words)).join(say(words.between));
}
