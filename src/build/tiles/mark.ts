/** The inks of a tile and the color each has where the page says nothing else; `face` is the ivory itself. */
const INKS = {
  red: '#c62a17',
  green: '#07604a',
  blue: '#1a2b80',
  face: '#fbf6e7',
  plate: '#0d6049',
  ornament: '#8cc4ac',
  index: '#1b1e1a',
} as const;
export type Ink = keyof typeof INKS;

/** One shape of a face: an area, or a line with a width, round at its ends unless it is dashed. */
export type Mark =
  | { readonly kind: 'area'; readonly ink: Ink; readonly d: string }
  | {
      readonly kind: 'line';
      readonly ink: Ink;
      readonly d: string;
      readonly width: number;
      /** A closed line cut into `count` pieces, each `part` of its share long. */
      readonly dashes?: { readonly count: number; readonly part: number };
    };

export const area = (ink: Ink, ...parts: readonly string[]): Mark => ({ kind: 'area', ink, d: parts.join('') });

export const line = (ink: Ink, width: number, ...parts: readonly string[]): Mark => ({
  kind: 'line',
  ink,
  width,
  d: parts.join(''),
});

export const dashed = (ink: Ink, width: number, d: string, count: number, part: number): Mark => ({
  kind: 'line',
  ink,
  width,
  d,
  dashes: { count, part },
});

/** How an ink is written into the picture: a custom property for pages, a plain color for pictures that stand alone. */
export type Paint = (ink: Ink) => string;
export const paintByProperty: Paint = (ink) => `var(--tile-${ink},${INKS[ink]})`;
export const paintPlain: Paint = (ink) => INKS[ink];

export function markText(mark: Mark, paint: Paint): string {
  if (mark.kind === 'area') return `<path fill="${paint(mark.ink)}" d="${mark.d}"/>`;
  const ends = mark.dashes === undefined ? ' stroke-linecap="round" stroke-linejoin="round"' : dashText(mark.dashes);
  return `<path fill="none" stroke="${paint(mark.ink)}" stroke-width="${mark.width}"${ends} d="${mark.d}"/>`;
}

/** Every piece lies in the middle of its share, so that the line's own seams fall into gaps. */
const dashText = ({ count, part }: { readonly count: number; readonly part: number }): string =>
  ` pathLength="${count}" stroke-dasharray="0 ${shortNumber((1 - part) / 2)} ${shortNumber(part)} ${shortNumber((1 - part) / 2)}"`;

/** A number with at most one digit after the point (two below one), written without needless zeros. */
export function shortNumber(value: number): string {
  const rounded = Math.abs(value) < 1 ? Math.round(value * 100) / 100 : Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}
