import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { elementsOf, parseHtml, type HtmlElement } from '../../src/build/html.ts';
import { Hand } from '../../src/components/Hand.tsx';
import { groupOf, TileGroups } from '../../src/components/TileGroups.tsx';
import type { Hand as HandTiles } from '../../src/engine/hand.ts';
import { tileFrom, type Tile } from '../../src/engine/tile.ts';
import { tiles as german } from '../../src/i18n/de/tiles.ts';
import { tiles as chinese } from '../../src/i18n/zh-hant/tiles.ts';

const tile = (name: string): Tile => tileFrom(name) ?? (0 as Tile);
const tiles = (names: string): Tile[] => names.split(' ').map(tile);

const hand: HandTiles = {
  tiles: tiles('3p 4p 5p E E'),
  melds: [
    { kind: 'pung', tile: tile('C'), concealed: false },
    { kind: 'kong', tile: tile('W'), concealed: true },
    { kind: 'chow', tile: tile('4s'), concealed: false },
  ],
};

/** The text that a screen reader is given: what is hidden from it is left out. */
const heard = (element: HtmlElement): string =>
  element.children
    .map((node) => (node.kind === 'text' ? node.text : node.attributes['aria-hidden'] === 'true' ? '' : heard(node)))
    .join('');

/** What a screen reader is given of a view: the group's name, and its text. */
function spoken(view: VNode): { label: string | undefined; text: string } {
  const group = elementsOf(parseHtml(renderToString(view))).find(({ attributes }) => attributes['role'] === 'group');
  return { label: group?.attributes['aria-label'], text: group === undefined ? '' : heard(group) };
}

/** The faces of each set, a turned one marked with a bar. */
function sets(view: VNode): string[] {
  return elementsOf(parseHtml(renderToString(view)))
    .filter(({ attributes }) => attributes['data-part'] === 'sets')
    .flatMap(elementsOf)
    .filter(({ attributes }) => attributes['class']?.split(' ').includes('hand-group'))
    .map((group) => elementsOf(group).flatMap(faceOf).join(' '));
}

function faceOf({ attributes }: HtmlElement): readonly string[] {
  const face = attributes['data-face'];
  if (face === undefined) return [];
  return [attributes['data-sideways'] === undefined ? face : `|${face}`];
}

describe('Hand', () => {
  const groups = [tiles('3p 4p 5p'), tiles('E E')];

  it('reads in German words', () => {
    const pung = { tiles: hand.tiles, melds: hand.melds.slice(0, 1) };
    expect(spoken(<Hand hand={pung} words={german} groups={groups} label="Deine Hand" />)).toEqual({
      label: 'Deine Hand',
      text: '3 4 5 Kreise, Paar Ostwind, offen: Pong Roter Drache',
    });
  });

  it('reads in Chinese words', () => {
    expect(spoken(<Hand hand={hand} words={chinese} groups={groups} />).text).toBe(
      '三四五筒、一對東，暗槓西，已亮出：碰紅中、上四五六索',
    );
  });

  it('names the winning tile and the flowers with their numbers', () => {
    const won = { tiles: tiles('2s 3s'), melds: [], winningTile: tile('4s') };
    expect(spoken(<Hand hand={won} words={german} bonus={['f2', 'g3']} captions />).text).toBe(
      '2 3 Bambus, Siegstein: 4 Bambus, Blumen: Blume 2, Orchidee; Jahreszeit 3, Herbst',
    );
  });

  it('turns the claimed tile towards the player it came from', () => {
    const turned = (from: 'left' | 'across' | 'right') =>
      sets(<Hand hand={hand} words={german} claims={[{ from }]} />)[0];
    expect(turned('left')).toBe('|dr dr dr');
    expect(turned('across')).toBe('dr |dr dr');
    expect(turned('right')).toBe('dr dr |dr');
  });

  it('lays the claimed tile of a chow on the left, whichever it was', () => {
    const chow = (claimed: string) =>
      sets(
        <Hand hand={hand} words={german} claims={[undefined, undefined, { from: 'left', tile: tile(claimed) }]} />,
      )[2];
    expect(chow('4s')).toBe('|s4 s5 s6');
    expect(chow('5s')).toBe('|s5 s4 s6');
    expect(chow('6s')).toBe('|s6 s4 s5');
  });

  it('shows a concealed kong open or with its ends face down, never turned', () => {
    expect(sets(<Hand hand={hand} words={german} concealedKong="faceUp" />)[1]).toBe('ww ww ww ww');
    expect(sets(<Hand hand={hand} words={german} concealedKong="twoUpTwoDown" />)[1]).toBe('back ww ww back');
  });

  it('keeps every tile picture silent and every style in the stylesheet', () => {
    const html = renderToString(<Hand hand={hand} words={german} size="hand" bonus={['f1']} captions spread />);
    expect(html.match(/<span class="tile"[^>]*>/g)?.every((tile) => tile.includes('aria-hidden="true"'))).toBe(true);
    expect(html).not.toContain('style=');
  });
});

describe('TileGroups', () => {
  it('reads group by group, a gap included', () => {
    const view = (
      <TileGroups
        words={german}
        groups={[groupOf(...tiles('7p 7p 7p')), groupOf(tile('6s'), 'gap', tile('8s')), groupOf(...tiles('9p 9p'))]}
      />
    );
    expect(spoken(view).text).toBe('Pong 7 Kreis, 6 Bambus, fehlender Stein, 8 Bambus, Paar 9 Kreis');
  });
});
