import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { drawAppIcon, type AppIcon } from '../components/app-icon.ts';

/** An icon with its side in pixels. */
type Props = AppIcon & { readonly size: number };

const ICONS: Readonly<Record<string, Props>> = {
  'icon-192': { size: 192, corner: 16, character: 200 },
  'icon-512': { size: 512, corner: 16, character: 200 },
  'icon-maskable-512': { size: 512, corner: 0, character: 150 },
  'apple-touch-icon': { size: 180, corner: 0, character: 180 },
};

/** The seal as pictures for systems that take no svg. */
export const getStaticPaths = (() =>
  Object.entries(ICONS).map(([icon, props]) => ({ params: { icon }, props: { ...props } }))) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { size, ...icon } }) => {
  const picture = await sharp(Buffer.from(drawAppIcon(icon)), { density: 288 })
    .resize(size)
    .png({ palette: true, colours: 16, effort: 10 })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
};
