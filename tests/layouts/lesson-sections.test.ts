import { expect, it } from 'vitest';
import { sectionsOf } from '../../src/layouts/lesson-sections.ts';
import { lessonSources } from '../support/lessons.ts';

it('the sections of a lesson are known by anchor, heading and place', () => {
  const body =
    'Vorab.\n\n<Section id="sums" title="Die Summe">\n\n<Beside id="note">\n\n<Section id="opening" title="開門">';
  expect(sectionsOf(body)).toEqual([
    { id: 'sums', title: 'Die Summe', place: body.indexOf('<Section id="sums"') },
    { id: 'opening', title: '開門', place: body.indexOf('<Section id="opening"') },
  ]);
});

it.each(lessonSources)('no section of $id is overlooked', ({ body }) => {
  expect(sectionsOf(body)).toHaveLength(body.split('<Section').length - 1);
});
