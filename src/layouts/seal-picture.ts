import { brushPaths } from '../components/brush-word.ts';

const [upper = '', lower = ''] = brushPaths('食糊');

/** The lettering of the seal in a color, as the answer of its address. */
export const sealPicture = (color: string): Response =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 400" fill="${color}"><path d="${upper}"/><path d="${lower}" transform="translate(0 200)"/></svg>\n`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );
