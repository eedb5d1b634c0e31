import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import type { Preview } from '../../layouts/preview/preview.ts';
import { filesOf, normalBase } from '../built-site.ts';
import { drawPreview } from './draw-preview.ts';

/** The folder of the pictures, in the build and in the address. */
const PREVIEW_FOLDER = 'previews';

/** Few flat colors: a palette is enough and a third of the size. */
const KIND = { palette: true, quality: 80, dither: 0, effort: 1, compressionLevel: 9 } as const;

/** `<meta property="og:image" data-preview="…">`: what a page wants on its picture. */
const WISH = /<meta property="og:image" data-preview="([^"]*)">/;

/**
 * Draws the picture that each page asks for and gives the page its address. A picture is known by its content: languages
 * share it where it is the same, and what an earlier build drew is taken from `.cache`.
 */
export function previewPictures(): AstroIntegration {
  let [base, site, cache] = ['/', '', ''];
  return {
    name: 'preview-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = normalBase(config.base);
        site = config.site ?? 'http://localhost';
        cache = fileURLToPath(new URL('.cache/previews/', config.root));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const pictures = givePagesTheirs(folder, new URL(`${base}${PREVIEW_FOLDER}/`, site).href);
        const fresh = await drawAll(pictures, cache, join(folder, PREVIEW_FOLDER));
        logger.info(`${String(pictures.size)} pictures, ${String(fresh)} of them drawn now`);
      },
    },
  };
}

/** Writes the address of its picture into each page; returns the pictures as svg by the name of their file. */
function givePagesTheirs(folder: string, address: string): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>();
  for (const file of filesOf({ folder, origin: '', base: '/' }).filter((name) => name.endsWith('.html'))) {
    const path = join(folder, file);
    const html = readFileSync(path, 'utf8');
    const wish = WISH.exec(html)?.[1];
    if (wish === undefined) continue;
    const svg = drawPreview(JSON.parse(unescape(wish)) as Preview);
    const name = `${createHash('sha256')
      .update(JSON.stringify(KIND) + svg)
      .digest('hex')
      .slice(0, 12)}.png`;
    pictures.set(name, svg);
    writeFileSync(path, html.replace(WISH, `<meta property="og:image" content="${address}${name}">`));
  }
  return pictures;
}

const unescape = (attribute: string): string =>
  attribute.replaceAll('&quot;', '"').replaceAll('&#34;', '"').replaceAll('&#38;', '&').replaceAll('&amp;', '&');

/** Puts every picture into the build and returns how many had to be drawn. */
async function drawAll(pictures: ReadonlyMap<string, string>, cache: string, target: string): Promise<number> {
  for (const folder of [cache, target]) mkdirSync(folder, { recursive: true });
  const missing = [...pictures].filter(([name]) => !existsSync(join(cache, name)));
  const queue = missing.values();
  const work = async (): Promise<void> => {
    for (const [name, svg] of queue) {
      writeFileSync(join(cache, `${name}.part`), await toPicture(svg));
      renameSync(join(cache, `${name}.part`), join(cache, name));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const name of pictures.keys()) copyFileSync(join(cache, name), join(target, name));
  return missing.length;
}

const toPicture = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png(KIND).toBuffer();
