import { describe, expect, it } from 'vitest';
import { breadcrumbData, courseData, structuredText } from '../../src/layouts/structured-data.ts';

const course = { name: 'Kurs', description: 'Alles', url: 'https://a.example/de/', language: 'de' };

describe('the data for search engines', () => {
  it('add up the minutes of the course', () => {
    const units = [
      { title: 'Eins', minutes: 12 },
      { title: 'Zwei', minutes: 30 },
    ];
    expect(courseData(course, units, 'Sik Wu')).toMatchObject({ hasCourseInstance: { courseWorkload: 'PT42M' } });
  });

  it('number the pages of a way', () => {
    const crumbs = ['a', 'b'].map((name) => ({ name, url: `https://a.example/${name}/` }));
    expect(breadcrumbData(crumbs)['itemListElement']).toMatchObject([{ position: 1 }, { position: 2, name: 'b' }]);
  });

  it('cannot end the script they stand in', () => {
    const text = structuredText([{ name: '</script><b>' }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><b>' }] });
  });
});
