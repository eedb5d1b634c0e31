import { brushPaths } from './brush-word.ts';

const [character = ''] = brushPaths('食');

/** A square picture of the seal 食糊: its first character alone, since two would be unreadable in a tab. */
export interface AppIcon {
  /** Radius of the corners, in 240ths of the side. */
  readonly corner: number;
  /** Width of the character, in 240ths of the side. Systems that cut icons to a circle keep the inner 192. */
  readonly character: number;
}

/** The icon as the text of an svg file. */
export function drawAppIcon({ corner, character: width }: AppIcon): string {
  const scale = width / 200;
  const start = (240 - width) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><rect width="240" height="240" rx="${corner}" fill="#c62a17"/><path transform="translate(${start} ${start})${scale === 1 ? '' : ` scale(${scale})`}" fill="#fbf6e7" d="${character}"/></svg>\n`;
}
