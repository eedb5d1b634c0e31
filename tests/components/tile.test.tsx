import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { Tile } from '../../src/components/Tile.tsx';
import { cornerOf, faceId } from '../../src/components/tile-sprite.ts';
import { BONUS_TILES } from '../../src/engine/bonus-tile.ts';
import { tileFrom, TILES, type Tile as TileKind } from '../../src/engine/tile.ts';
import { tiles as german } from '../../src/i18n/de/tiles.ts';
import { tiles as chinese } from '../../src/i18n/zh-hant/tiles.ts';

const read = (path: string): string => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');
const [sprite, corners, styles] = ['components/tiles.svg', 'components/corners.svg', 'styles/tiles.css'].map(read);
const tile = (name: string): TileKind => tileFrom(name) ?? (0 as TileKind);
const faceOf = (html: string): string | undefined => /data-face="([^"]*)"/.exec(html)?.[1];

/** The number that the stylesheet gives a property for the first selector that matches, in the order of the file. */
const rulesFor = (property: string): readonly (readonly [selector: string, value: number])[] =>
  [...(styles ?? '').matchAll(new RegExp(`((?:\\s*\\[data-[^{]+)+){\\s+--${property}: (\\d+);`, 'g'))].flatMap(
    ([, selectors = '', value]) => selectors.split(',').map((each) => [each.trim(), Number(value)] as const),
  );

/** Where the stylesheet expects a face in the picture, by the attribute selectors that match its id. */
function placeOf(id: string): readonly (number | undefined)[] {
  const matches = (selector: string): boolean => {
    const [, how = '', text = ''] = /^\[data-face(.?)='(.+)'\]$/.exec(selector) ?? [];
    return { '^': id.startsWith(text), $: id.endsWith(text), '=': id === text, '': id === text }[how] ?? false;
  };
  return ['column', 'row'].map((property) => rulesFor(property).find(([selector]) => matches(selector))?.[1]);
}
const markOf = (html: string): string | undefined => /data-corner="([^"]*)"/.exec(html)?.[1];

describe('Tile', () => {
  it('shows only what the sprite holds, each kind its own face', () => {
    const faces = [...TILES, ...BONUS_TILES, 'back' as const].map(faceId);
    expect(new Set(faces).size).toBe(43);
    for (const id of faces) {
      const [column, row] = placeOf(id);
      expect(sprite, id).toContain(
        `<g transform="translate(${String(210 * (column ?? NaN))} ${String(280 * (row ?? NaN))})"><g id="${id}">`,
      );
    }
  });

  it('shows corner marks that are drawn, each from the row where it stands', () => {
    const marks = new Set([german, chinese].flatMap((words) => TILES.map((kind) => String(cornerOf(kind, words)))));
    expect(marks.size).toBe(17);
    const letters = rulesFor('mark').map(
      ([selector, row]) => [selector.slice("[data-corner='".length, -2), row] as const,
    );
    const digits = Array.from('123456789', (rank) => [rank, placeOf(`m${rank}`)[1]] as const);
    const rowOf = new Map([...digits, ...letters]);
    for (const mark of marks)
      expect(corners, mark).toContain(
        `<g id="i${mark}" transform="translate(0 ${String(300 * (rowOf.get(mark) ?? NaN))})">`,
      );
    expect(rowOf.size).toBe(marks.size);
    expect(corners).toContain(`viewBox="0 0 150 ${String(300 * marks.size)}"`);
  });

  it.each([
    ['5m', 'm5', '5 Zeichen', '五萬'],
    ['3p', 'p3', '3 Kreis', '三筒'],
    ['1s', 's1', '1 Bambus', '一索'],
    ['E', 'we', 'Ostwind', '東'],
    ['C', 'dr', 'Roter Drache', '紅中'],
    ['F', 'dg', 'Grüner Drache', '發財'],
    ['B', 'dw', 'Weißer Drache', '白板'],
  ])('%s is the picture %s, named %s and %s', (name, id, inGerman, inChinese) => {
    const html = renderToString(<Tile tile={tile(name)} words={german} />);
    expect(faceOf(html)).toBe(id);
    expect(html).toContain(`role="img" aria-label="${inGerman}"`);
    expect(renderToString(<Tile tile={tile(name)} words={chinese} />)).toContain(`aria-label="${inChinese}"`);
  });

  it('marks the east wind with the letter that readers type: O in German, E in Chinese', () => {
    expect(markOf(renderToString(<Tile tile={tile('E')} words={german} />))).toBe('O');
    expect(markOf(renderToString(<Tile tile={tile('E')} words={chinese} />))).toBe('E');
    expect(markOf(renderToString(<Tile tile={tile('7s')} words={german} />))).toBe('7');
  });

  it('gives bonus tiles and the back no corner mark', () => {
    for (const face of ['g3', 'back'] as const) {
      const html = renderToString(<Tile tile={face} words={german} />);
      expect(faceOf(html)).toBe(face);
      expect(markOf(html)).toBeUndefined();
    }
  });

  it('is silent when it only decorates', () => {
    const html = renderToString(<Tile tile={tile('3p')} words={german} decorative />);
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toContain('aria-label');
  });

  it('bears no corner mark where that would give its name away', () => {
    expect(markOf(renderToString(<Tile tile={tile('7s')} words={german} corner={false} />))).toBeUndefined();
  });

  it.each(['winning', 'missing', 'dimmed'] as const)('carries no inline style when %s', (state) => {
    expect(renderToString(<Tile tile={tile('3p')} words={german} state={state} size="hand" />)).not.toContain('style=');
  });
});
