import type { PatternId } from '../../fan/patterns/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { lessonsOf } from '../course.ts';
import { glossaryTerms, termPath } from '../glossary/glossary.ts';
import { headwordOf } from '../glossary/names.ts';
import { sectionsOf } from '../lesson-sections.ts';

export interface ReferenceLink {
  readonly text: string;
  readonly href: string;
}

/** The anchor of the section in which a place of a lesson's text lies; empty before the first. */
function anchorAt(body: string, place: number): string {
  const section = sectionsOf(body).findLast((each) => each.place < place);
  return section === undefined ? '' : `#${section.id}`;
}

/** The lessons that show a pattern as a row of its own, at the section that does, else those that name it. */
export async function lessonsOn(id: PatternId, locale: Locale): Promise<readonly ReferenceLink[]> {
  const lessons = await lessonsOf(locale);
  const mark = new RegExp(`<(?:Pattern|LimitHand) id="${id}"`);
  const showing = lessons.flatMap(({ href, entry: { body = '', data } }) => {
    const place = body.search(mark);
    return place < 0 ? [] : [{ text: data.title, href: `${href}${anchorAt(body, place)}` }];
  });
  if (showing.length > 0) return showing;
  const named = new RegExp(`<[A-Z][A-Za-z]+[^>]* id="${id}"`);
  return lessons.flatMap(({ href, entry: { body = '', data } }) => {
    const place = body.search(named);
    return place < 0 ? [] : [{ text: data.title, href: `${href}${anchorAt(body, place)}` }];
  });
}

/** The words of the glossary that a pattern's row bears. */
export async function termsOn(id: PatternId, locale: Locale): Promise<readonly ReferenceLink[]> {
  const terms = (await glossaryTerms()).filter(({ patterns }) => patterns.includes(id));
  return terms.map((term) => ({ text: headwordOf(term, locale), href: termPath(locale, term.id) }));
}
