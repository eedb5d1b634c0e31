import { describe, expect, it } from 'vitest';
import { previewOf } from '../../../src/layouts/preview/preview-of.ts';
import { tilesIn } from '../../../src/layouts/preview/tiles-in.ts';

describe('the preview picture of a page', () => {
  const tiles = tilesIn('4s?6s CC f1 ##');

  it('is told in words: the title, and each group of tiles once', () => {
    const { alt } = previewOf('de', 'Ein Titel', { tiles: [...tiles, ...tilesIn('CC')] });
    expect(alt).toContain('Ein Titel');
    expect(alt).toContain('4 6 Bambus');
    expect(alt).toContain('Blume 1');
    expect(alt.split('Paar Roter Drache')).toHaveLength(2);
  });

  it('bears corner marks in German only', () => {
    const faces = (locale: 'de' | 'zh-hant') => previewOf(locale, 'T', { tiles }).preview.tiles[0];
    expect(faces('de')).toEqual([{ face: 's4', corner: '4' }, { face: 'gap' }, { face: 's6', corner: '6' }]);
    expect(faces('zh-hant')).toEqual([{ face: 's4' }, { face: 'gap' }, { face: 's6' }]);
  });

  it('shows the hand of the start page and the seal where a page wishes nothing', () => {
    const { preview } = previewOf('zh-hans', 'T');
    expect(preview).toMatchObject({ term: '食糊', isChinese: true });
    expect(preview.tiles.flat().filter(({ face }) => face === 'gap')).toHaveLength(1);
  });
});
