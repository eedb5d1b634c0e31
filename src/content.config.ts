import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { defineCollection } from 'astro:content';
import { parse } from 'yaml';
import glossaryText from '../content/glossary.yml?raw';
import { simplifierOf } from './build/simplified/glossary-words.ts';
import { withSimplified } from './build/simplified/simplified-texts.ts';
import { PATTERN_IDS } from './fan/patterns/index.ts';
import { PRESET_IDS } from './fan/rule-sets/rule-set.ts';

const simplify = simplifierOf(glossaryText);

/** The texts `content/<folder>/<thing>/<locale>.mdx`, known as `<thing>/<locale>`, and those that are made of them. */
const textsIn = (folder: string) =>
  withSimplified(
    glob({
      base: `./content/${folder}`,
      pattern: '*/*.mdx',
      generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
    }),
    simplify,
  );

/** A Cantonese reading, such as `giu3 wu2`. */
const jyutping = z.string().regex(/^[a-z]+[1-6]( [a-z]+[1-6])*$/);

/**
 * One lesson in one language. Its place in the course is in `course.yml`. `term` is the Chinese word that stands in brush
 * beside the heading, and is the heading in Chinese.
 */
const lessons = defineCollection({
  loader: textsIn('lessons'),
  schema: z.strictObject({
    title: z.string().min(1),
    /** One sentence for search engines and previews. */
    description: z.string().min(10).max(200),
    /** The Chinese term, at most four characters to be drawn in brush. */
    term: z.string().min(1),
    jyutping,
    /** What the term says, in a few words of the page's language; under the brush word. */
    gloss: z.string().optional(),
    /** How long it takes to read, checks included. */
    minutes: z.number().int().min(1).max(15),
    /** Where the facts come from, for the foot of the page: names of files or addresses. */
    sources: z.array(z.string().min(1)).min(1),
  }),
});

/** Another name by which a pattern is looked up. */
const alias = z.strictObject({
  name: z.string().min(1),
  /** Its language, where that is not the language of the text. */
  lang: z.enum(['en', 'zh-Hans']).optional(),
  /** The rule set whose source calls the pattern so. */
  rules: z.enum(PRESET_IDS).optional(),
});

/**
 * A pattern in one language: its name, its rule in a sentence, and as body what to watch for. What it is worth is said by
 * the rule sets. Its Chinese term and how that is read stand once, in the Chinese text; a pattern without an attested
 * Chinese name has neither.
 */
const fan = defineCollection({
  loader: textsIn('fan'),
  schema: z
    .strictObject({
      name: z.string().min(1),
      zh: z.string().min(1).optional(),
      jyutping: jyutping.optional(),
      rule: z.string().min(1),
      aliases: z.array(alias).default([]),
    })
    .refine((text) => text.jyutping === undefined || text.zh !== undefined, 'jyutping without the term it reads'),
});

/** A rule set in one language: its long name; as body where it comes from and what is uncertain in it. */
const ruleSets = defineCollection({
  loader: textsIn('rule-sets'),
  schema: z.strictObject({ title: z.string().min(1) }),
});

const names = z.array(z.string().min(1)).default([]);

/** A word of the table. What each field means stands at the head of `glossary.yml`; `place` is its place in that file. */
const glossary = defineCollection({
  loader: file('content/glossary.yml', {
    parser: (text) => (parse(text) as object[]).map((term, place) => ({ ...term, place })) as Record<string, unknown>[],
  }),
  schema: z.strictObject({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    place: z.number(),
    group: z.enum(['tiles', 'seats', 'wall', 'turns', 'winning', 'counting', 'paying']),
    zhHant: z.string().min(1),
    jyutping: jyutping.optional(),
    also: z.array(z.strictObject({ zhHant: z.string().min(1), jyutping: jyutping.optional() })).default([]),
    zhHans: z.string().min(1),
    de: z.string().min(1),
    deSource: z.string().min(1).optional(),
    en: z.string().min(1),
    aliases: z.strictObject({ de: names, zhHant: names, zhHans: names, en: names }).partial().default({}),
    alsoFound: names,
    text: z
      .strictObject({ de: z.string().min(1), 'zh-hant': z.string().min(1) })
      .transform((text) => ({ ...text, 'zh-hans': simplify(text['zh-hant']) })),
    lessons: z.array(z.string().regex(/^[a-z-]+(#[a-z-]+)?$/)).default([]),
    patterns: z.array(z.enum(PATTERN_IDS)).default([]),
    rules: z.array(z.enum(PRESET_IDS)).default([]),
  }),
});

export const collections = { lessons, fan, ruleSets, glossary };
