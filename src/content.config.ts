import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { defineCollection } from 'astro:content';

/**
 * One lesson in one language: `content/lessons/<slug>/<locale>.mdx`, known as `<slug>/<locale>`. Its place in the course
 * is in `course.yml`. `term` is the Chinese word that stands in brush beside the heading, and is the heading in Chinese.
 */
const lessons = defineCollection({
  loader: glob({
    base: './content/lessons',
    pattern: '*/*.mdx',
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  }),
  schema: z.strictObject({
    title: z.string().min(1),
    /** One sentence for search engines and previews. */
    description: z.string().min(10).max(200),
    /** The Chinese term, at most four characters to be drawn in brush. */
    term: z.string().min(1),
    /** Its Cantonese reading in jyutping, such as `giu3 wu2`. */
    jyutping: z.string().regex(/^[a-z]+[1-6]( [a-z]+[1-6])*$/),
    /** What the term says, in a few words of the page's language; under the brush word. */
    gloss: z.string().optional(),
    /** How long it takes to read, checks included. */
    minutes: z.number().int().min(1).max(15),
    /** Where the facts come from, for the foot of the page: names of files or addresses. */
    sources: z.array(z.string().min(1)).min(1),
  }),
});

export const collections = { lessons };
