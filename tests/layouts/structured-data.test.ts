import { describe, expect, it } from 'vitest';
import { breadcrumbData, courseData, lessonData, structuredText } from '../../src/layouts/structured-data.ts';

const course = { name: 'Kurs', description: 'Alles', url: 'https://a.example/de/', language: 'de' };

describe('the data for search engines', () => {
  it('add up the minutes of the course', () => {
    const units = [
      { title: 'Eins', minutes: 12 },
      { title: 'Zwei', minutes: 30 },
    ];
    expect(courseData(course, units, 'Sik Wu')).toMatchObject({ hasCourseInstance: { courseWorkload: 'PT42M' } });
  });

  it('place a lesson in its course, with its time', () => {
    const lesson = { ...course, url: 'https://a.example/de/lessons/wall/', number: 5, minutes: 7, term: '開門' };
    expect(lessonData(lesson, course.url)).toMatchObject({
      '@type': 'LearningResource',
      url: lesson.url,
      position: 5,
      timeRequired: 'PT7M',
      teaches: '開門',
      isPartOf: { '@id': courseData(course, [], 'Sik Wu')['@id'] },
    });
  });

  it('number the pages of a way', () => {
    const crumbs = ['a', 'b'].map((name) => ({ name, url: `https://a.example/${name}/` }));
    expect(breadcrumbData(crumbs)['itemListElement']).toMatchObject([
      { position: 1, name: 'a' },
      { position: 2, name: 'b' },
    ]);
  });

  it('cannot end the script they stand in', () => {
    const text = structuredText([{ name: '</script><b>' }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><b>' }] });
  });
});
